import type { BannerCarouselTexts, ShelfTexts } from "@kadr/design-system/shelves";
import { counted } from "./plural.ts";
import { nouns } from "./time.ts";

/** Words of shelves. Those with a note are exact texts of the documents. */
export const shelfTexts: ShelfTexts = {
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
  retry: "Повторить",
  added: (count) => `Загружено ещё ${counted(count, nouns.video)}`,
  newTab: "(откроется в новой вкладке)",
};

export const bannerCarouselTexts: BannerCarouselTexts = {
  label: "Главное",
  previous: "Предыдущий",
  next: "Следующий",
  position: (index, count) => `${index}\u00A0из\u00A0${count}`,
  roleDescription: "карусель",
  slideRoleDescription: "слайд",
};
