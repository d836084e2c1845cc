import type { CommentsNotices } from "../stores/comments/ports.ts";

/** Words of comments. Those marked «B §8» are exact to the character; the rest follow their tone. */

/** B leaves the platform's name out, C prints one (K10): here it is a setting, `null` for none. */
export function bannedText(platformName: string | null): string {
  const text = "Вы пока не можете комментировать: автор ограничил доступ или вы нарушили правила";
  return platformName === null || platformName === "" ? text : `${text} ${platformName}`;
}

/** What the store says. Settings: `platformName`, default none. */
export function commentsNotices({ platformName = null }: { platformName?: string | null } = {}): CommentsNotices {
  return {
    // B §8 Success texts
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
    // B §8 Comments
    failed: "Проблема на нашей стороне. Уже чиним. Попробуйте снова чуть позже",
    banned: bannedText(platformName),
    replyGone: "Пользователь удалил комментарий",
    pinFailed: "Комментарий не закреплён. Попробуйте позже",
    unpinFailed: "Комментарий не откреплён. Попробуйте позже",
    deleteFailed: "Комментарий не удалён, попробуйте позже",
    replyDeleteFailed: "Ответ не удалён, попробуйте позже",
    editFailed: "Произошла ошибка при редактировании комментария",
    replyEditFailed: "Произошла ошибка при редактировании ответа",
  };
}
