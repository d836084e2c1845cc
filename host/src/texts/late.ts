/** Words of what comes late: code that is on its way, or did not come. */
export const lateTexts = {
  pending: "Загружаем…",
  offline: "Нет связи с интернетом",
  offlineText: "Проверьте подключение — загрузим, как только связь появится.",
  failed: "Не получилось загрузить",
  failedText: "Попробуйте ещё раз.",
  retry: "Повторить",
  reload: "Обновить страницу",
  close: "Закрыть",
} as const;
