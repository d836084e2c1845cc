/** Words of the shell: header, toasts, links away, offline, pages that are on their way. */
export const shellTexts = {
  siteName: "Кадр",
  skipToContent: "Перейти к содержанию",
  offline: "Нет связи с интернетом. Показываем то, что уже загрузили",
  online: "Связь восстановлена",
  loadingPage: "Загружаем страницу",
  /** `notice.default` of the catalogue (A §8 Other, COMMON-TOAST-05). */
  defaultNotice: "Проблема на нашей стороне. Уже чиним. Попробуйте снова чуть позже",
  toasts: { region: "Сообщения", close: "Закрыть сообщение" },
  messageLog: { title: "Сообщения", close: "Закрыть", empty: "Пока сообщений не было" },
  leaving: {
    title: "Перейти на другой сайт?",
    text: (host: string) => `Ссылка ведёт на ${host}. Мы не отвечаем за то, что там находится.`,
    confirm: "Перейти",
    cancel: "Остаться",
  },
  header: {
    name: "Кадр",
    home: "Кадр — на главную",
    menu: "Меню",
    search: "Поиск",
    searchPlaceholder: "Поиск видео, каналов, плейлистов",
    openSearch: "Открыть поиск",
    closeSearch: "Закрыть поиск",
    theme: "Тёмная тема",
    /** `header.login`. */
    signIn: "Вход и регистрация",
    userMenu: "Меню пользователя",
  },
  userMenu: {
    menu: "Меню пользователя",
    edit: "Редактировать профиль",
    /** `userMenu.finishRegistration`. */
    finishRegistration: "Завершите регистрацию",
    messages: "Сообщения",
    profile: "Профиль",
    logout: "Выйти",
  },
  menu: {
    menu: "Меню",
    close: "Закрыть меню",
    name: "Кадр",
    home: "Кадр — на главную",
    links: "Полезные ссылки",
    /** `menu.section.mine`, `menu.section.topics` (A §2 Left menu). */
    sections: { main: undefined, mine: "Моё", topics: "По темам" } as const,
    /** `menu.copyright`. */
    copyright: (year: number) => `© ${year} Кадр`,
  },
  soon: {
    title: "Раздел ещё в работе",
    text: "Мы его строим. А пока на главной много интересного.",
    button: "Перейти на главную",
  },
} as const;
