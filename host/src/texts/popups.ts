/** Titles of popups while their code, and with it the rest of their words, still comes. */
export const popupTitles = {
  auth: "Вход и регистрация",
  blog: "Блог",
  interests: "Интересы",
  premium: "Подписка",
  warnings: "Предупреждение",
  rating: "Оценка видео",
  share: "Поделиться",
  trailer: "Трейлер",
  purchase: "Покупка",
  promoCode: "Активировать промокод",
  manage: "Управление подпиской",
  addCard: "Новая карта",
  onboarding: "Подсказка",
  voice: "Голосовой поиск",
} as const;
