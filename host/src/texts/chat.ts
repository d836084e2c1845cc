import { counted } from "./plural.ts";

/** Words of the chat of a stream; the documents give none of them. */
export const chatTexts = {
  title: "Чат",
  /** The page of the chat alone. */
  pageTitle: (video: string) => `Чат: ${video}`,
  log: "Сообщения чата",
  loading: "Загружаем чат",
  empty: "Здесь пока тихо. Напишите первым",
  notLoaded: "Чат не загрузился. Проверьте соединение и попробуйте ещё раз",
  reload: "Повторить",
  over: "Эфир завершён, чат закрыт",
  hidden: "Чат этого эфира закрыт",
  offline: "Нет связи с чатом. Новые сообщения появятся, когда она вернётся",
  author: "Автор",
  sending: "Отправляем",
  failed: "Не отправлено",
  retry: "Повторить",
  remove: "Убрать",
  newer: (count: number) => counted(count, ["новое сообщение", "новых сообщения", "новых сообщений"]),
  toEnd: "К последним",
  heard: (name: string, text: string) => `${name}: ${text}`,
  heardMany: (count: number, name: string, text: string) =>
    `${counted(count, ["новое сообщение", "новых сообщения", "новых сообщений"])}. Последнее, ${name}: ${text}`,
  label: "Сообщение в чат",
  placeholder: "Написать в чат",
  send: "Отправить",
  tooLong: (length: number, max: number) =>
    `Слишком длинно: ${length} из ${counted(max, ["символа", "символов", "символов"])}`,
  guest: "Чтобы отправить, нужно войти. Текст не пропадёт",
  coolDown: "Слишком часто. Подождите немного и отправьте ещё раз",
  ownWindow: "В отдельном окне",
  backToStream: "К эфиру",
} as const;
