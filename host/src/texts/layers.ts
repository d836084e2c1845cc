/** Words of what lies over the pages and comes on demand: toasts, menus, the question before a foreign site. */
export const layerTexts = {
  toasts: { region: "Сообщения", close: "Закрыть сообщение" },
  toastHistory: { title: "Сообщения", close: "Закрыть", empty: "Пока сообщений не было" },
  leaving: {
    title: "Перейти на другой сайт?",
    text: (host: string) => `Ссылка ведёт на ${host}. Мы не отвечаем за то, что там находится.`,
    confirm: "Перейти",
    cancel: "Остаться",
  },
  userMenu: {
    premium: "Подписка",
    menu: "Меню пользователя",
    edit: "Редактировать профиль",
    channel: "мой канал",
    /** `userMenu.finishRegistration`. */
    finishRegistration: "Завершите регистрацию",
    payments: "Подписки и карты",
    profile: "Профиль",
    logout: "Выйти",
  },
  menu: {
    menu: "Меню",
    close: "Закрыть меню",
    name: "Кадр",
    home: "Кадр — на главную",
    links: "Полезные ссылки",
    /** Name of the `nav`. */
    all: "Разделы",
    loading: "Загружаем разделы",
    loadingSection: (title: string) => `Загружаем: ${title}`,
    failed: "Не получилось загрузить разделы",
    subscriptionsFailed: "Не получилось загрузить подписки",
    linksFailed: "Не получилось загрузить ссылки",
    retry: "Повторить",
    isNew: "есть новое",
    more: (count: number) => `Ещё\u00A0${count}`,
    premium: "Подписка",
    /** `menu.promo`. */
    promo: "Активировать промокод",
    signIn: "Войдите, чтобы подписываться на каналы и хранить историю",
    signInButton: "Войти",
    /** `menu.section.mine`, `menu.section.topics`. */
    sections: {
      main: undefined,
      mine: "Моё",
      topics: "По темам",
      subscriptions: "Мои подписки",
      apps: "Приложения",
      guide: "Путеводитель",
      social: "Мы в сетях",
      feedback: "Обратная связь",
      info: "О Кадре",
    } as const,
    /** `menu.copyright`. */
    copyright: (year: number) => `© ${year} Кадр`,
  },
  bottomMenu: { label: "Главное меню", home: "Главная" },
  cookies: {
    label: "Файлы cookie",
    text: "Мы храним файлы cookie, чтобы сайт работал и\u00A0становился удобнее.",
    more: "Подробнее",
    /** `cookie.accept`. */
    accept: "Принять",
  },
} as const;
