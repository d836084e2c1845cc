import { popupTitles } from "./popups.ts";
import { counted, type NounForms } from "./plural.ts";

const marks = ["оценка", "оценки", "оценок"] as const satisfies NounForms;

/** «8,4»; a whole one without its zero. */
const mean = (rating: number) => String(rating).replace(".", ",");

export const ratingTexts = {
  rate: "Оценить",
  /** As it is heard: «Оценка 8,4 из 10, 120 оценок». */
  said: (rating: number, count: number) => `Оценка ${mean(rating)} из\u00A010, ${counted(count, marks)}`,
  own: (rating: number) => `ваша ${rating}`,
  mean,
  title: popupTitles.rating,
  close: "Закрыть",
  none: "Пока никто не поставил оценку. Будьте первым.",
  stars: "Ваша оценка",
  star: (rating: number) => `${rating} из\u00A010`,
  choose: "Выберите от 1 до 10",
  send: "Поставить оценку",
  change: "Изменить оценку",
} as const;
