/** Words of the pages that go through the catalogue: categories, topics, news. */
export const catalogueTexts = {
  categories: {
    title: "Категории",
    pick: "О чём посмотреть",
    loading: "Загружаем категории",
    none: { title: "Категорий пока нет", text: "Они появятся здесь вместе с первыми видео." },
    all: "Все категории",
    picked: "Подборка темы",
    pages: "Страницы категории",
    order: "Сначала популярное",
  },
  tag: {
    /** A topic is written as authors write it: with the sign. */
    title: (name: string) => `#${name}`,
    loading: "Загружаем видео",
    order: "Сначала новое",
    pages: "Страницы темы",
  },
  none: { title: "Видео пока нет", text: "Они появятся здесь, когда их опубликуют.", toHome: "Перейти на главную" },
  news: {
    title: "Новости",
    loading: "Загружаем новости",
    pages: "Страницы новостей",
    list: "Новости, новые первыми",
    none: { title: "Новостей пока нет", text: "Они появятся здесь, когда что-нибудь случится." },
    beyond: { title: "Такой страницы нет", text: "Новости закончились раньше.", toFirst: "К первой странице" },
    all: "Все новости",
    videos: "Видео по теме",
    article: "Загружаем новость",
  },
} as const;
