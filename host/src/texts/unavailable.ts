/** A video that cannot be shown, by code (`video.unavailableCode`). */
export const unavailableTexts = {
  unavailable: "Видео недоступно",
  hiddenByAuthor: "Автор убрал это видео из открытого доступа",
  noSuchVideo: "Такого видео нет",
  onModeration: "Видео на модерации",
  removedForViolation: "Видео удалено за нарушение правил",
  wrongLink: "Упс, неправильная ссылка",
  rules: "Правила площадки",
  code: (code: string) => `Код ошибки: ${code}`,
  button: "Перейти на главную",
  retry: "Повторить",
  recommendations: "Посмотрите другое",
} as const;
