/** Words on cards. Those with a note are exact texts of the documents. */
export const cardTexts = {
  menu: "Действия",
  live: "Прямой эфир",
  /** `card.badge.adult` */
  adult: "18+",
  /** `card.badge.inSubscription` */
  inSubscription: "В подписке",
  premium: "Премиум",
  audio: "Аудио",
  pending: "Видео готовится",
  /** `hide.overlay` */
  hidden: "Видео скрыто",
  /** `hide.undo` */
  restore: "Вернуть",
  busy: "Подождите",
  official: "Официальный канал",
} as const;

export const cardWords = {
  /** `hide.overlay.continueWatching` */
  hiddenFromContinueWatching: "из «Продолжить просмотр»",
  follow: "Подписаться",
  unfollow: "Отписаться",
  /** `watchLater.title` */
  later: "Смотреть позже",
  notLater: "Убрать из «Смотреть позже»",
  /** `hide.action` */
  hide: "Скрыть",
  /** `owner.editVideo` */
  edit: "Редактировать видео",
  /** `owner.shareVideo` */
  share: "Поделиться роликом",
  menuOfList: "Действия",
  /** Why a card of «Для вас» is there, when the server does not say more. */
  forYou: "По вашим интересам",
  untitled: "Без названия",
  ageRating: (age: number) => `${age}+`,
} as const;

/** Parts of the sentence that a card's link says. */
export const cardSentence = {
  watched: (percent: number) => `просмотрено ${percent}\u00A0%`,
  live: "прямой эфир",
  audio: "аудио",
  adult: "18+",
  inSubscription: "в подписке",
  pending: "видео готовится",
  rank: (rank: number) => `${rank}-е\u00A0место`,
  official: "официальный канал",
  playlist: "плейлист",
  channel: "канал",
  person: "персона",
  shorts: "короткое видео",
  newTab: "откроется в новой вкладке",
} as const;
