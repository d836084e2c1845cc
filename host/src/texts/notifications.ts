import { bellTexts } from "./bell.ts";

/** Words of the bell, its panel and the page of its switches. Their documented texts: `notifications.*` of the catalogue. */
export const notificationsTexts = {
  panel: {
    title: bellTexts.title,
    close: "Закрыть",
    readAll: "Прочитать все",
    deleteAll: "Удалить все",
    settings: "Настройки",
    settingsTitle: "Настройки уведомлений",
    back: "К уведомлениям",
    loading: "Загружаем уведомления",
    more: "Показать ещё",
    moreFailed: "Не получилось загрузить остальные",
    retry: "Повторить",
    unread: "Не прочитано",
    actions: "Действия",
    hidden: "Уведомление скрыто",
    undo: "Вернуть",
    /** `notifications.empty`. */
    empty: {
      title: "Уведомлений пока нет",
      text: "Здесь появятся новые видео, ответы на комментарии и другие события.",
    },
    failed: { title: "Не получилось загрузить уведомления", text: "Попробуйте ещё раз чуть позже." },
    /** `notifications.guest`. */
    guest: {
      title: "Войдите, чтобы видеть уведомления",
      text: "Расскажем о новых видео на каналах и об ответах на ваши комментарии.",
      action: "Войти",
    },
  },
  actions: {
    read: "Отметить прочитанным",
    /** `notifications.action.hide` (K31). */
    hide: "Скрыть",
    follow: "Подписаться",
    unfollow: "Отписаться",
    /** Of its kind, which stands below in the words of its switch. */
    mute: "Не сообщать об этом",
    unmute: "Снова сообщать об этом",
  },
  deleteAll: {
    title: "Удалить все уведомления?",
    text: "Вернуть их не получится.",
    confirm: "Удалить",
    cancel: "Отмена",
  },
  /** Said aloud when something new has come. */
  arrived: (count: number) => `Новых уведомлений: ${count}`,
  settings: {
    title: "Настройки уведомлений",
    loading: "Загружаем настройки",
    failed: { title: "Не получилось загрузить настройки", text: "Попробуйте ещё раз чуть позже." },
    retry: "Повторить",
    guest: {
      title: "Войдите, чтобы настроить уведомления",
      text: "Настройки хранятся в вашем профиле.",
      action: "Войти",
    },
    /** `notifications.settings.updated`, `.undo`, `.failed`. */
    updated: "Настройки уведомлений обновлены",
    undo: "Отмена",
    notUpdated: "Не удалось обновить настройки",
    ways: { title: "Куда присылать", items: { bell: "На сайте", email: "На почту", push: "Пуш-уведомления" } },
    events: {
      title: "О чём сообщать",
      items: {
        author: "Новые видео на каналах",
        tv: "Новые серии передач",
        person: "Новые видео с персонами",
        comment: "Комментарии к моим видео",
        video: "Публикация моих видео",
        answer: "Ответы на мои комментарии",
        pin: "Закрепление моих комментариев",
        like: "Отметки «Нравится» у моих комментариев",
        news: "Новости сервиса",
      },
    },
  },
} as const;
