import { counted } from "./plural.ts";

/** Words of feeds. */
export const feedTexts = {
  home: "Главная",
  tabs: "Разделы ленты",
  /** `shelf.continueWatching.title`. */
  /** Heading of a carousel that presents a programme, by the name of its kind. */
  aboutShow: (kind: string | undefined) => (kind === undefined ? "О программе" : `${kind}: подробнее`),
  /** Heading of a carousel whose slides start videos. */
  watchNow: "Смотреть сейчас",
  continueWatching: "Продолжить просмотр",
  /** A shelf that shows no title, for who hears the page. */
  untitledShelf: "Подборка",
  /** `shelf.top.title` (SHELF-COMMON-05). */
  top: (limit: number) => `Топ-${limit}`,
  empty: {
    title: "Здесь пока пусто",
    text: "Видео появятся совсем скоро.",
    button: "Перейти на главную",
    reload: "Обновить",
  },
  /** Said when scrolling brought more of the feed. */
  moreShelves: (count: number) => `Загружено ещё ${counted(count, ["подборка", "подборки", "подборок"])}`,
  /** The feed for children says what it shows. */
  kids: (age: number) => `Только видео для детей: с\u00A0отметкой не старше ${age}+`,
  /** Above a grid that was opened in its middle. */
  earlier: {
    more: "Показать предыдущие",
    again: "Повторить",
    pending: "Загружаем",
    added: (count: number) => `Показано ещё ${count}`,
  },
  loaded: (count: number, words: string) => `Загружено ещё ${count} ${words}`,
  /** `owner.linkCopied`. */
  linkCopied: "Ссылка скопирована в буфер обмена",
} as const;
