/** Words around the onboarding hints, whose own words the server gives (`OnboardingElement`), and of the offers after some videos (SUBS-POPUP-01). */
export const onboardingTexts = {
  close: "Закрыть подсказку",
  /** «Шаг 1 из 2» */
  step: (number: number, of: number) => `Шаг ${number} из\u00A0${of}`,
  videoView: {
    close: "Закрыть",
    moreFeatures: {
      title: "Больше возможностей после входа",
      text: "Подписки, «Смотреть позже», комментарии и история — на всех ваших устройствах.",
      action: "Войти",
    },
    adFree: {
      title: "Смотрите без рекламы",
      text: "Подписка отключает рекламу во всех видео и на всех ваших устройствах.",
      action: "Отключить рекламу",
    },
    adFreeAgain: {
      title: "Реклама вернулась",
      text: "Ваша подписка закончилась. Возобновите её, и видео снова пойдут без рекламы.",
      action: "Возобновить",
    },
  },
} as const;
