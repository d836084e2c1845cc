/** Words of failures, to the character where the documents give them. */
export const errorPageTexts = {
  /** `error.page.404.*`. */
  notFound: {
    title: "Страница не найдена",
    text: "Нам не удалось найти указанную вами страницу на нашем сайте.",
    button: "Перейти на главную",
  },
  /** `error.page.500.title`; the sentence is ours, after `notice.default`. */
  broken: {
    title: "Что-то пошло не так",
    text: "Проблема на нашей стороне. Уже чиним. Попробуйте снова чуть позже",
    button: "Перейти на главную",
    reload: "Обновить страницу",
  },
  /** `error.page.referral.title`. */
  referral: {
    title: "Реферальная ссылка устарела",
    text: "Попросите новую ссылку у того, кто вам её прислал.",
    button: "Перейти на главную",
  },
  offline: {
    title: "Нет связи с интернетом",
    text: "Проверьте подключение — страница загрузится, как только связь появится.",
    button: "Повторить",
  },
  late: { title: "Страница не загрузилась", text: "Попробуйте ещё раз.", button: "Повторить" },
  tooMany: { title: "Слишком много запросов", text: "Подождите немного и попробуйте ещё раз.", button: "Повторить" },
  retry: "Повторить",
  section: "Не получилось загрузить раздел",
} as const;
