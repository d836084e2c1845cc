/** Words of lists that come by the page. */
export const pageTexts = {
  previous: "Назад",
  next: "Дальше",
  page: (page: number) => `Страница\u00A0${page}`,
} as const;
