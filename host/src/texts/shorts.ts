/** Words of the shorts. */
export const shortsTexts = {
  title: "Короткие видео",
  loading: "Загружаем короткие видео",
  previous: "Предыдущее видео",
  next: "Следующее видео",
  /** Heard when another one comes; `count`: of how many, where the list has an end. */
  position: (at: number, count: number | null) => (count === null ? `Видео ${at}` : `Видео ${at} из ${count}`),
  /** Name of one of them. */
  label: (title: string, author: string | undefined) => (author === undefined ? title : `${title}, ${author}`),
  actions: "Действия с видео",
  comments: "Комментарии",
  share: "Поделиться",
  menu: "Другие действия",
  complain: "Пожаловаться",
  more: "О видео",
  less: "Свернуть",
  official: "Официальный канал",
  closeComments: "Закрыть комментарии",
  ad: {
    mark: "Реклама",
    title: "Смотрите Кадр без рекламы",
    text: "С подпиской её не будет ни перед видео, ни между ними.",
    action: "Подробнее о подписке",
  },
  failed: {
    title: "Не удалось загрузить следующие видео",
    text: "Проверьте соединение и попробуйте ещё раз.",
    action: "Повторить",
  },
  end: {
    title: "Вы посмотрели всё",
    text: "Загляните позже: новые короткие видео появляются каждый день.",
    action: "На главную",
  },
  closed: {
    title: "Это видео не смотрится здесь",
    text: "Что для этого нужно, сказано на его странице.",
    action: "Открыть страницу видео",
  },
} as const;
