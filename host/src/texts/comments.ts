import { counted } from "./plural.ts";
import { shellTexts } from "./shell.ts";
import { timeTexts } from "./time.ts";

/** Words of comments. Those marked with an id of the catalogue are exact to the character; the rest follow their tone. */

/** C prints the platform's name at the end, where B leaves it out (K10): here it is the site's own. */
export const bannedText = `Вы пока не можете комментировать: автор ограничил доступ или вы нарушили правила ${shellTexts.siteNameGenitive}`;

/** Toasts of the store (its port `CommentsToasts`). */
export function commentsToasts() {
  return {
    // `comments.toast.*`; what is said of a complaint is ours
    published: "Комментарий опубликован",
    replyPublished: "Ответ опубликован",
    pinned: "Комментарий закреплён",
    unpinned: "Комментарий откреплён",
    deleted: "Комментарий удалён",
    replyDeleted: "Ответ удалён",
    edited: "Комментарий изменён",
    replyEdited: "Ответ изменён",
    userBlocked: "Пользователь заблокирован",
    complained: "Спасибо, мы проверим комментарий",
    // `notice.default` and `comments.error.*`
    failed: "Проблема на нашей стороне. Уже чиним. Попробуйте снова чуть позже",
    banned: bannedText,
    replyGone: "Пользователь удалил комментарий",
    pinFailed: "Комментарий не закреплён. Попробуйте позже",
    unpinFailed: "Комментарий не откреплён. Попробуйте позже",
    deleteFailed: "Комментарий не удалён, попробуйте позже",
    replyDeleteFailed: "Ответ не удалён, попробуйте позже",
    editFailed: "Произошла ошибка при редактировании комментария",
    replyEditFailed: "Произошла ошибка при редактировании ответа",
  };
}

/** The notice that one's comments moved: `comments.moved.*`. Its text is ours (G07). */
export const movedCommentsTexts = {
  text: "Комментарии переехали в раздел «Моё»",
  open: "Посмотреть",
} as const;

const tooLong = (length: number, max: number) =>
  `Слишком длинно: ${length} из ${counted(max, ["символа", "символов", "символов"])}`;

/** Texts of the section under a video. */
export const commentsTexts = {
  title: (count: number) =>
    count === 0 ? "Комментарии" : counted(count, ["комментарий", "комментария", "комментариев"]),
  list: "Комментарии",
  loading: "Загружаем комментарии",
  sort: {
    label: "Порядок комментариев",
    popular: "Популярные",
    date_added_desc: "Новые",
    /** Heard once the list stands in the new order. */
    changed: { popular: "Сначала популярные", date_added_desc: "Сначала новые" },
  },
  item: {
    like: (count: string) => (count === "" ? "Нравится" : `Нравится, ${count}`),
    dislike: (count: string) => (count === "" ? "Не нравится" : `Не нравится, ${count}`),
    reply: "Ответить",
    author: "Автор",
    pinned: "Закреплено автором",
    replyPrefix: "Ответ",
    permalink: "к комментарию",
    authorReplied: "Автор ответил",
    more: "Показать полностью",
    less: "Свернуть",
    time: timeTexts.playFrom,
    menuTooltip: "Действия",
    menu: (name: string) => `Действия с комментарием, ${name}`,
  },
  menu: {
    label: "Действия с комментарием",
    reply: "Ответить",
    edit: "Изменить",
    delete: "Удалить",
    pin: "Закрепить",
    unpin: "Открепить",
    complain: "Пожаловаться",
    ban: "Заблокировать пользователя",
  },
  complaint: {
    label: "Причина жалобы",
    spam: "Спам или реклама",
    insult: "Оскорбления",
    violence: "Жестокость и угрозы",
    adult: "Материалы для взрослых",
    fraud: "Мошенничество",
    other: "Другое",
  },
  form: {
    label: "Комментарий",
    placeholder: "Напишите комментарий",
    submit: "Отправить",
    resend: "Отправить ещё раз",
    cancel: "Отмена",
    sending: "Отправляем",
    checking: "Ответ не пришёл. Проверяем, дошёл ли комментарий",
    tooLong,
  },
  replyForm: {
    label: "Ответ",
    placeholder: "Напишите ответ",
    submit: "Ответить",
    resend: "Отправить ещё раз",
    cancel: "Отмена",
    sending: "Отправляем",
    checking: "Ответ сервера не пришёл. Проверяем, дошёл ли ваш ответ",
    tooLong,
  },
  editForm: {
    label: "Текст комментария",
    submit: "Сохранить",
    resend: "Сохранить ещё раз",
    cancel: "Отмена",
    sending: "Сохраняем",
    checking: "Проверяем, сохранилось ли",
    tooLong,
  },
  /** `comments.error.replyGone.inline`, «удален» with е as printed. */
  replyGone: "Комментарий, на который вы хотите ответить, удален",
  unknown: "Не удалось узнать, дошёл ли комментарий. Можно отправить ещё раз: двух не будет",
  coolDown: "Слишком часто. Подождите немного и отправьте ещё раз",
  guest: "Войдите, чтобы оставить комментарий",
  replies: {
    show: (count: number) => counted(count, ["ответ", "ответа", "ответов"]),
    hide: "Скрыть ответы",
    more: "Показать ещё ответы",
    earlier: "Показать предыдущие ответы",
    retry: "Ответы не загрузились. Повторить",
    loading: "Загружаем ответы",
    came: (count: number) => `Загружено: ${counted(count, ["ответ", "ответа", "ответов"])}`,
  },
  later: "Показать ещё комментарии",
  earlier: "Показать предыдущие комментарии",
  laterFailed: "Комментарии не загрузились. Повторить",
  came: (count: number) => `Загружено: ${counted(count, ["комментарий", "комментария", "комментариев"])}`,
  empty: { title: "Комментариев пока нет", text: "Напишите первый — автор обрадуется" },
  failed: {
    title: "Комментарии не загрузились",
    text: "Проверьте соединение и попробуйте ещё раз",
    action: "Повторить",
  },
  focus: {
    text: "Показан один комментарий",
    gone: "Комментарий, на который вела ссылка, удалён",
    action: "Показать все комментарии",
    close: "Понятно",
  },
  newer: {
    text: (count: number) => counted(count, ["новый комментарий", "новых комментария", "новых комментариев"]),
    action: "Показать",
  },
  remove: {
    title: (isReply: boolean) => (isReply ? "Удалить ответ?" : "Удалить комментарий?"),
    text: (isReply: boolean) =>
      isReply ? "Вернуть его не получится." : "Ответы на него тоже исчезнут. Вернуть его не получится.",
    confirm: "Удалить",
    cancel: "Отмена",
  },
  ban: {
    title: (name: string) => `Заблокировать пользователя ${name}?`,
    text: "Он больше не сможет комментировать ваши видео, а его комментарии и ответы исчезнут.",
    confirm: "Заблокировать",
    cancel: "Отмена",
  },
} as const;
