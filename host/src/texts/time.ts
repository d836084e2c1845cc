import type { NounForms } from "./plural.ts";

/** Words of time and of counts, shared by cards, the watch page, comments and the player. */
export const nouns = {
  second: ["секунда", "секунды", "секунд"],
  minute: ["минута", "минуты", "минут"],
  hour: ["час", "часа", "часов"],
  day: ["день", "дня", "дней"],
  week: ["неделя", "недели", "недель"],
  month: ["месяц", "месяца", "месяцев"],
  year: ["год", "года", "лет"],
  /** «минуту назад»: the accusative that goes with «назад» and «через» */
  minuteAgo: ["минуту", "минуты", "минут"],
  weekAgo: ["неделю", "недели", "недель"],
  view: ["просмотр", "просмотра", "просмотров"],
  viewer: ["зритель", "зрителя", "зрителей"],
  video: ["видео", "видео", "видео"],
  subscriber: ["подписчик", "подписчика", "подписчиков"],
} as const satisfies Record<string, NounForms>;

export const scales = { thousand: "тыс.", million: "млн", billion: "млрд" } as const;

/** Words that the short forms are read as. */
export const scaleNouns = {
  thousand: ["тысяча", "тысячи", "тысяч"],
  million: ["миллион", "миллиона", "миллионов"],
  billion: ["миллиард", "миллиарда", "миллиардов"],
} as const satisfies Record<keyof typeof scales, NounForms>;

export const timeTexts = {
  now: "только что",
  yesterday: "вчера",
  /** The zone that most people here look from. */
  moscow: "МСК",
  out: (time: string) => `Выйдет ${time}`,
  ago: (amount: string) => `${amount} назад`,
  /** one unit without its numeral: «неделю назад» */
  noViews: "Нет просмотров",
  /** Said after a time code of a text. */
  playFrom: "смотреть с этого момента",
  watching: (viewers: string) => `${viewers} сейчас`,
} as const;
