/** Words of the popup about background playback; the documents name it and quote nothing. */
export const backgroundTexts = {
  title: "Можно смотреть в фоне",
  text: "Видео продолжит играть в небольшом окне поверх других программ, пока вы заняты другим.",
  action: "Открыть мини-плеер",
  close: "Закрыть подсказку",
} as const;
