/** Words of hiding videos, exact texts of the documents (`hide.error.*`). */
export const hideTexts = {
  /** `hide.error.limit` */
  limit: "Вы уже скрыли 1000 видео — скрыть больше пока не получится",
  /** `hide.error.hide` */
  hideFailed: "Не получилось скрыть видео. Попробуйте позже",
  /** `hide.error.show` */
  restoreFailed: "Не получилось вернуть видео. Попробуйте позже",
} as const;
