import type { Db } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { SEED } from "./constants.ts";
import { topics } from "./texts/topics.ts";

type Entry = readonly [title: string, url: string, icon: string | null, newness?: 1];

const menus: Readonly<Record<string, readonly Entry[]>> = {
  main: [
    ["Главная", "/", "home"],
    ["Каталог", "/feeds/catalog/", "catalog"],
    ["Популярное", "/feeds/popular/", "fire"],
    ["В эфире", "/feeds/live/", "live", 1],
    ["Короткие видео", "/feeds/shorts/", "shorts"],
  ],
  mine: [
    ["Подписки", "/my/subscriptions/", "subscriptions"],
    ["История", "/my/history/", "history"],
    ["Смотреть позже", "/my/future/", "later"],
    ["Понравившиеся", "/my/liked/", "like"],
    ["Плейлисты", "/my/playlists/", "playlist"],
    ["Комментарии", "/my/comments/", "comment"],
  ],
  topics: [
    ...topics.map((topic): Entry => [topic.category, `/feeds/${topic.slug}/`, topic.slug]),
    ["Телеканалы", "/tvprogram/", "tv"],
  ],
  mobile: [
    ["Главная", "/", "home"],
    ["Каталог", "/feeds/catalog/", "catalog"],
    ["В эфире", "/feeds/live/", "live"],
    ["Моё", "/my/", "mine"],
  ],
  apps: [
    ["Приложение для Android", "https://apps.kadr.example/android", "android"],
    ["Приложение для телевизора", "https://apps.kadr.example/tv", "tv"],
  ],
  guide: [
    ["Как здесь всё устроено", "/info/guide/", "guide"],
    ["Авторам", "/info/authors/", "studio"],
  ],
  social: [
    ["Новости сервиса", "https://news.kadr.example/", "news"],
    ["Сообщество", "https://club.kadr.example/", "club"],
  ],
  feedback: [["Сообщить о проблеме", "/forms/problem/", "feedback"]],
  info: [
    ["О сервисе", "/info/about/", null],
    ["Правила", "/info/agreement/", null],
    ["Персональные данные", "/info/privacy/", null],
    ["Рекомендательные технологии", "/info/recommendations/", null],
  ],
};

const links: Readonly<Record<"info" | "footer", readonly (readonly [string, string])[]>> = {
  info: [
    ["О сервисе", "/info/about/"],
    ["Правила", "/info/agreement/"],
    ["Персональные данные", "/info/privacy/"],
    ["Правообладателям", "/info/rights/"],
  ],
  footer: [
    ["Помощь", "/info/guide/"],
    ["Авторам", "/info/authors/"],
    ["Реклама", "https://ads.kadr.example/"],
    ["Сообщить о проблеме", "/forms/problem/"],
    ["Вакансии", "https://jobs.kadr.example/"],
  ],
};

const redirects = {
  "/feeds/": "/",
  "/feeds/home/": "/",
  "/top/": "/feeds/popular/",
  "/agreement/": "/info/agreement/",
  "/rassvet/": `/video/${SEED.demoVideoId}/`,
  "/help/": "https://help.kadr.example/",
};
const partners = [
  "kadr.example",
  "apps.kadr.example",
  "news.kadr.example",
  "club.kadr.example",
  "ads.kadr.example",
  "jobs.kadr.example",
  "help.kadr.example",
];
const clientSettings = {
  hide_likes_button: [],
  hide_dislikes_button: [],
  hide_likes_count: [],
  hide_dislikes_count: ["47"],
  hide_comments: [],
  hide_chat: [],
};

/** Menus, links, redirects, partner hosts and the client's settings. */
export async function seedSite(db: Db, about: Readonly<Record<string, unknown>>): Promise<void> {
  const menu = Object.entries(menus).flatMap(([key, entries]) =>
    entries.map(
      ([title, url, icon, newness], i) =>
        ({ key, title, url, icon, newness: newness ?? 0, order_number: i + 1 }) as const,
    ),
  );
  await insertRows(db, "navigation", menu);
  const places = ["info", "footer"] as const;
  await insertRows(
    db,
    "links",
    places.flatMap((place) => links[place].map(([title, url], i) => ({ place, title, url, order_number: i + 1 }))),
  );
  await insertRows(
    db,
    "redirects",
    Object.entries(redirects).map(([path, target]) => ({ path, target })),
  );
  await insertRows(
    db,
    "partners",
    partners.map((host) => ({ host })),
  );
  await insertRows(db, "settings", [
    { key: "client-settings", value_json: JSON.stringify(clientSettings) },
    { key: "seed", value_json: JSON.stringify(about) },
  ]);
}
