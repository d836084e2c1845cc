/** Words of the player that stands on somebody's page. */
export const embedTexts = {
  /** After the words of the title's link, for who hears it. */
  hint: "смотреть на Кадре, откроется в новой вкладке",
  watch: "Смотреть на Кадре",
  home: "Открыть Кадр",
  /** Before a video for adults. */
  age: {
    title: "Видео для взрослых",
    text: "Его можно смотреть с 18 лет.",
    confirm: "Мне есть 18 лет",
  },
  paid: "Здесь его не показать: доступ оформляют на самом Кадре.",
  soon: { title: "Ещё не началось", text: "Видео появится здесь, когда выйдет. Загляните позже." },
  failed: { title: "Видео не загрузилось", text: "Проблема на нашей стороне. Уже чиним." },
} as const;
