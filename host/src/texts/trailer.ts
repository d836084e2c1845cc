/** The words of the buttons are documented to the character. */
export const trailerTexts = {
  watch: "Смотреть трейлер",
  /** On mobile. */
  short: "Трейлер",
  title: (name: string) => `Трейлер: ${name}`,
  close: "Закрыть трейлер",
  toPage: "На страницу видео",
  failed: "Трейлер сейчас не открывается",
} as const;
