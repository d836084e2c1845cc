/** Words of feeds. */
export const feedTexts = {
  home: "Главная",
  tabs: "Разделы ленты",
  /** `shelf.continueWatching.title`. */
  continueWatching: "Продолжить просмотр",
  /** `shelf.top.title` (SHELF-COMMON-05). */
  top: (limit: number) => `Топ-${limit}`,
  empty: { title: "Здесь пока пусто", text: "Видео появятся совсем скоро.", button: "Перейти на главную" },
  loaded: (count: number, words: string) => `Загружено ещё ${count} ${words}`,
  /** `owner.linkCopied`. */
  linkCopied: "Ссылка скопирована в буфер обмена",
} as const;
