/** Words of the page that stands where none could be had. */
export const offlineTexts = {
  title: "Нет связи с интернетом",
  text: "Страница откроется сама, когда связь появится.",
  retry: "Повторить",
  history: "Вы недавно смотрели",
  waiting: "Ждём связь",
  trying: "Пробуем открыть страницу",
} as const;
