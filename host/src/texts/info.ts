import { counted } from "./plural.ts";
import { nouns } from "./time.ts";

/** Words around the pages about the service and of the form about problems; the pages' own come from the server. */
export const infoTexts = {
  loading: "Загружаем страницу",
  updated: (date: string) => `Действует с ${date}`,
  problem: {
    title: "Сообщить о проблеме",
    lead: "Расскажите, что случилось и на какой странице. Мы читаем всё, что нам пишут.",
    text: "Что случилось",
    email: "Почта для ответа",
    emailHint: "Не обязательно: без неё мы разберёмся, но не сможем ответить",
    send: "Отправить",
    sending: "Отправляем",
    required: "Это обязательное поле",
    tooLong: (length: number, max: number) => `${length} знаков из ${max}`,
    failed: "Не удалось отправить. Написанное не пропало: попробуйте ещё раз чуть позже.",
    tooMany: (minutes: number) =>
      `Сообщений слишком много подряд. Написанное не пропало: попробуйте ещё раз через ${counted(minutes, nouns.minuteAgo)}.`,
    offline: "Нет связи с интернетом. Написанное не пропало: попробуйте ещё раз, когда связь появится.",
    done: {
      title: "Спасибо, мы получили сообщение",
      text: "Если вы оставили почту, ответим на неё.",
      again: "Написать ещё",
    },
  },
} as const;
