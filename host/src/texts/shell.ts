/** Words of the shell: header, toasts, links away, offline, pages that are on their way. */
export const shellTexts = {
  siteName: "Кадр",
  /** «Правила Кадра». */
  siteNameGenitive: "Кадра",
  skipToContent: "Перейти к содержанию",
  skipToMini: "Перейти к мини-плееру",
  offline: "Нет связи с интернетом. Показываем то, что уже загрузили",
  online: "Связь восстановлена",
  loadingPage: "Загружаем страницу",
  /** `notice.default` of the catalogue (COMMON-TOAST-05). */
  defaultToast: "Проблема на нашей стороне. Уже чиним. Попробуйте снова чуть позже",
  appBanner: {
    label: "Приложение",
    title: "Кадр в\u00A0приложении",
    text: "Удобнее на\u00A0телефоне",
    /** `appBanner.open`. */
    open: "Открыть",
    close: "Больше не предлагать",
  },
  /** The upload menu: `header.upload.video`, `header.upload.shorts`, `header.upload.stream`. */
  add: {
    button: "Добавить",
    entries: { video: "Загрузить видео", shorts: "Загрузить Shorts", stream: "Создать трансляцию" },
  },
  header: {
    name: "Кадр",
    home: "Кадр — на главную",
    menu: "Меню",
    search: "Поиск",
    submitSearch: "Найти",
    searchPlaceholder: "Поиск видео, каналов, плейлистов",
    openSearch: "Открыть поиск",
    closeSearch: "Закрыть поиск",
    theme: "Тёмная тема",
    /** `header.login`. */
    signIn: "Вход и регистрация",
    userMenu: "Меню пользователя",
  },
} as const;
