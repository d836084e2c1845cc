/**
 * The player's stub of a paid video. Labels and the words of an ended rental or a failed renewal to the character (`stub.*`); the others
 * are ours.
 */
export const stubTexts = {
  buy: { label: "Купить", title: "Платное видео" },
  rent: {
    label: "Начать просмотр",
    title: "Видео в аренде",
    /** «Начать просмотр можно в течение 29 дней. На просмотр — 48 часов» */
    toStart: (time: string) => `Начать просмотр можно в течение ${time}.`,
    toFinish: (time: string) => `Досмотреть нужно за ${time} после начала.`,
    failed: "Не получилось начать просмотр. Попробуйте ещё раз",
  },
  "rent-over": {
    label: "Купить",
    title: "Срок аренды закончился",
    text: "Купите фильм, чтобы смотреть без ограничений, или возобновите аренду",
  },
  sub: { label: "Оформить подписку", title: "Видео по подписке" },
  "sub-over": { label: "Возобновить", title: "Подписка закончилась" },
  sub_renew_fail: { label: "Повторить", title: "Не удалось продлить подписку" },
  play: { label: "Смотреть" },
  /** Heard while the rental is being started. */
  pending: "Начинаем",
} as const;

/** Before a video for adults; the documents are silent. */
export const ageCheckTexts = {
  mark: "18+",
  title: "Видео для взрослых",
  text: "Его можно смотреть с 18 лет. Спросим один раз и запомним ответ на этом устройстве.",
  confirm: "Мне есть 18 лет",
  leave: "На главную",
} as const;

/** «в течение 21 дня», «в течение 5 часов»: the genitive. */
export const stubNouns = {
  minute: ["минуты", "минут", "минут"],
  hour: ["часа", "часов", "часов"],
  day: ["дня", "дней", "дней"],
} as const;
