/** Words of the list of videos to watch later; those with an id of the catalogue are exact texts of the documents. */
export const watchLaterTexts = {
  /** `watchLater.title` */
  title: "Смотреть позже",
  /** `watchLater.toast.added` */
  added: "Видео добавлено в плейлист «Смотреть позже»",
  /** `watchLater.toast.removed` */
  removed: "Видео удалено из плейлиста «Смотреть позже»",
} as const;
