import type { SandboxDatabase } from "../db/database.ts";
import { SEED } from "./constants.ts";
import { topics } from "./texts/topics.ts";

type Entry = readonly [title: string, url: string, icon: string | null, newness?: 1];

const menus: Readonly<Record<string, readonly Entry[]>> = {
  main: [["Главная", "/", "home"], ["Каталог", "/feeds/catalog/", "catalog"], ["Популярное", "/feeds/popular/", "fire"], ["В эфире", "/feeds/live/", "live", 1], ["Короткие видео", "/feeds/shorts/", "shorts"]],
  mine: [["Подписки", "/my/subscriptions/", "subscriptions"], ["История", "/my/history/", "history"], ["Смотреть позже", "/my/future/", "later"], ["Понравившиеся", "/my/liked/", "like"], ["Плейлисты", "/my/playlists/", "playlist"], ["Комментарии", "/my/comments/", "comment"]],
  topics: [...topics.map((topic): Entry => [topic.category, `/feeds/${topic.slug}/`, topic.slug]), ["Телеканалы", "/tvprogram/", "tv"]],
  mobile: [["Главная", "/", "home"], ["Каталог", "/feeds/catalog/", "catalog"], ["В эфире", "/feeds/live/", "live"], ["Моё", "/my/", "mine"]],
  apps: [["Приложение для Android", "https://apps.kadr.example/android", "android"], ["Приложение для телевизора", "https://apps.kadr.example/tv", "tv"]],
  guide: [["Как здесь всё устроено", "/info/guide/", "guide"], ["Авторам", "/info/authors/", "studio"]],
  social: [["Новости сервиса", "https://news.kadr.example/", "news"], ["Сообщество", "https://club.kadr.example/", "club"]],
  feedback: [["Сообщить о проблеме", "/forms/problem/", "feedback"]],
  info: [["О сервисе", "/info/about/", null], ["Правила", "/info/agreement/", null], ["Персональные данные", "/info/privacy/", null], ["Рекомендательные технологии", "/info/recommendations/", null]],
};

const links: Readonly<Record<"info" | "footer", readonly (readonly [string, string])[]>> = {
  info: [["О сервисе", "/info/about/"], ["Правила", "/info/agreement/"], ["Персональные данные", "/info/privacy/"], ["Правообладателям", "/info/rights/"]],
  footer: [["Помощь", "/info/guide/"], ["Авторам", "/info/authors/"], ["Реклама", "https://ads.kadr.example/"], ["Сообщить о проблеме", "/forms/problem/"], ["Вакансии", "https://jobs.kadr.example/"]],
};

/** Menus, links, redirects, partner hosts and the client's settings. */
export function seedSite(db: SandboxDatabase, about: Readonly<Record<string, unknown>>): void {
  const menu = db.prepare("INSERT INTO navigation (key, title, url, icon, newness, order_number) VALUES (?, ?, ?, ?, ?, ?)");
  for (const [key, entries] of Object.entries(menus)) entries.forEach(([title, url, icon, newness], i) => menu.run(key, title, url, icon, newness ?? 0, i + 1));
  const link = db.prepare("INSERT INTO links (place, title, url, order_number) VALUES (?, ?, ?, ?)");
  for (const [place, entries] of Object.entries(links)) entries.forEach(([title, url], i) => link.run(place, title, url, i + 1));
  const redirect = db.prepare("INSERT INTO redirects (path, target) VALUES (?, ?)");
  for (const [path, target] of [["/feeds/", "/"], ["/feeds/home/", "/"], ["/top/", "/feeds/popular/"], ["/agreement/", "/info/agreement/"], ["/rassvet/", `/video/${SEED.demoVideoId}/`], ["/help/", "https://help.kadr.example/"]] as const) redirect.run(path, target);
  const partner = db.prepare("INSERT INTO partners (host) VALUES (?)");
  for (const host of ["kadr.example", "apps.kadr.example", "news.kadr.example", "club.kadr.example", "ads.kadr.example", "jobs.kadr.example", "help.kadr.example"]) partner.run(host);
  const setting = db.prepare("INSERT INTO settings (key, value_json) VALUES (?, ?)");
  setting.run("client-settings", JSON.stringify({ hide_likes_button: [], hide_dislikes_button: [], hide_likes_count: [], hide_dislikes_count: ["47"], hide_comments: [], hide_chat: [] }));
  setting.run("seed", JSON.stringify(about));
}
