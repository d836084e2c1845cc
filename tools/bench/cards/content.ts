import type { CardMenuItem } from "../../../design-system/src/cards/index.ts";

/** Content of one card, ready to print; both pages draw it. */
export interface Content {
  id: string;
  href: string;
  title: string;
  /** The sentence that names the link. */
  label: string;
  /** The picture at a width in device pixels. */
  picture: (widthPx: number) => string;
  duration: string;
  /** On every third card. */
  age: string | undefined;
  /** Watched share, from 0 to 1. */
  progress: number;
  /** On every twentieth card, in place of the length. */
  isLive: boolean;
  author: { name: string; href: string; avatar: string; isOfficial: boolean };
  views: { seen: string; heard: string };
  published: string;
  menu: readonly CardMenuItem[];
}

export const CARDS = 1000;

export const words = {
  menu: "Действия",
  live: "Прямой эфир",
  adult: "18+",
  inSubscription: "В подписке",
  premium: "Премиум",
  audio: "Аудио",
  pending: "Видео готовится",
  hidden: "Видео скрыто",
  restore: "Вернуть",
  busy: "Подождите",
  official: "Официальный канал",
};

const titles = [
  "Северное сияние над Териберкой",
  "Как устроен Транссиб: от Москвы до Владивостока за семь дней",
  "Пирог с капустой",
  "Достопримечательности Калининградской области, которые стоит увидеть хотя бы один раз",
];
const menu: readonly CardMenuItem[] = [
  { id: "share", label: "Поделиться роликом", icon: "share" },
  { id: "hide", label: "Скрыть", icon: "hide" },
];

export const content: readonly Content[] = Array.from({ length: CARDS }, (_, index) => {
  const title = `${titles[index % titles.length]}, ${index + 1}`;
  const name = `Канал ${(index % 40) + 1}`;
  return {
    id: String(index),
    href: `/video/${index}/`,
    title,
    label: `${title}, ${name}, 12 минут 5 секунд, просмотрено 45 %`,
    picture: (widthPx) => `/picture.svg?width=${widthPx}`,
    duration: "12:05",
    age: index % 3 === 0 ? "12+" : undefined,
    progress: ((index % 9) + 1) / 10,
    isLive: index % 20 === 7,
    author: { name, href: `/channel/${index % 40}/`, avatar: "/picture.svg?avatar", isOfficial: index % 10 === 3 },
    views: { seen: "1,2\u00a0млн просмотров", heard: "1,2\u00a0миллиона просмотров" },
    published: "3\u00a0дня назад",
    menu,
  };
});
