import type { ShelfTexts } from "./props.ts";

/** The words of a shelf in tests. */
export const shelfTexts: ShelfTexts = {
  goToSection: "Перейти в раздел",
  loadMore: "Загрузить ещё",
  showMore: "Показать еще",
  previous: "Назад",
  next: "Дальше",
  loading: "Загружается",
  failed: "Не получилось загрузить подборку",
  severalFailed: (count) => `Не получилось: ${count}`,
  retry: "Повторить",
  added: (count) => `Загружено ещё ${count}`,
  newTab: "(откроется в новой вкладке)",
};
