import { popupTitles } from "./popups.ts";

/** Of a video that is still to come out. */
export const reminderTexts = {
  offer: "Можем напомнить о нём на сайте",
  noted: "Напомним на сайте, когда придёт время",
  remind: "Напомнить",
  dontRemind: "Не напоминать",
  calendar: "В календарь",
  cameOut: (title: string) => `Вышло видео «${title}»`,
  /** Of a programme on a channel. */
  begins: (title: string) => `Начинается «${title}»`,
  open: "Смотреть",
} as const;

/** Words of the video page. */
export const videoTexts = {
  like: "Нравится",
  dislike: "Не нравится",
  share: "Поделиться",
  donate: "Поддержать автора",
  moreActions: "Другие действия с видео",
  transcript: "Показать расшифровку",
  download: "Скачать",
  complain: "Пожаловаться",
  seasons: "Сезоны",
  /** Of a panel with the episodes of a show. */
  episodesOf: (show: string) => `Серии: ${show}`,
  episode: (index: number, count: number) => `серия\u00A0${index} из\u00A0${count}`,
  recommendations: "Рекомендации",
  authorVideos: "Другие видео автора",
  playlist: "Плейлист",
  position: (index: number, count: number) => `${index}\u00A0из\u00A0${count}`,
  /** Further pages of a playlist, from the video that plays. */
  further: {
    before: "Показать предыдущие",
    after: "Показать следующие",
    loading: "Загружается",
    failed: "Не получилось загрузить. Повторить",
  },
  previous: "Предыдущее видео",
  next: "Следующее видео",
  nowPlaying: "Сейчас играет",
  description: "Описание",
  more: "Показать полностью",
  less: "Свернуть",
  subscribers: ["подписчик", "подписчика", "подписчиков"] as const,
  live: "Прямой эфир",
  children: "Детское видео",
  premium: "По подписке",
  paid: "Платное видео",
  adult: "18+",
  /** Heard before «6+». */
  ageRating: "Возрастное ограничение",
  pending: "Обложка ещё готовится",
  comments: "Комментарии",
  skipToComments: "Перейти к комментариям",
  skipRecommendations: "Пропустить рекомендации",
  commentsHidden: "Комментарии к этому видео закрыты",
  retry: "Повторить",
  noStream: "Видео ещё обрабатывается. Загляните чуть позже",
  begins: (time: string) => `Эфир начнётся ${time}`,
  comesOut: (time: string) => `Видео выйдет ${time}`,
  audio: "Аудио",
  loadMore: "Загрузить ещё",
  /** `owner.linkCopied`, to the character. */
  linkCopied: "Ссылка скопирована в буфер обмена",
  shareDialog: {
    title: popupTitles.share,
    close: "Закрыть",
    link: "Ссылка на видео",
    copy: "Копировать",
    copied: "Скопировано",
    embed: "Код для вставки",
    places: "Где поделиться",
    from: (time: string) => `Начать с ${time}`,
  },
  shareTargets: { email: "Почта", ok: "OK", telegram: "Telegram", vk: "VK", whatsapp: "WhatsApp" },
} as const;
