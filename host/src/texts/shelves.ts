import { counted } from "./plural.ts";
import { nouns } from "./time.ts";

/** Words of shelves. Those with a note are exact texts of the documents. */
export const shelfTexts = {
  /** `shelf.goToSection` */
  goToSection: "Перейти в раздел",
  /** `shelf.loadMore` */
  loadMore: "Загрузить ещё",
  /** `shelf.tabs.showMore` */
  showMore: "Показать еще",
  previous: "Назад",
  next: "Дальше",
  loading: "Загружается",
  failed: "Не получилось загрузить подборку",
  severalFailed: (count: number) => `Не получилось загрузить ${counted(count, ["подборку", "подборки", "подборок"])}`,
  retry: "Повторить",
  added: (count: number) => `Загружено ещё ${counted(count, nouns.video)}`,
  newTab: "(откроется в новой вкладке)",
} as const;

export const bannerCarouselTexts = {
  label: "Главное",
  previous: "Предыдущий слайд",
  next: "Следующий слайд",
  position: (index: number, count: number) => `${index}\u00A0из\u00A0${count}`,
  roleDescription: "карусель",
  slideRoleDescription: "слайд",
  newTab: shelfTexts.newTab,
} as const;
