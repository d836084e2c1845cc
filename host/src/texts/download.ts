export const downloadTexts = {
  begun: "Видео скачивается",
  failed: "Не получилось скачать видео. Попробуйте позже",
} as const;
