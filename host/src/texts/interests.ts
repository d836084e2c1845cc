import { popupTitles } from "./popups.ts";
import { subscriptionsTexts } from "./subscriptions.ts";

/** Words of the interests. Their documented texts: `interests.*` of the catalogue; `subscribe.button`, `subscribe.button.active`. */
export const interestsTexts = {
  title: popupTitles.interests,
  lead: "Выберите до пяти тем: по ним мы подбираем видео и каналы.",
  picker: {
    topics: "Темы",
    loading: "Загружаем темы",
    count: (chosen: number, max: number) => `Выбрано ${chosen} из ${max}`,
  },
  /** `interests.save`. */
  save: "Сохранить",
  saving: "Сохраняем",
  saved: "Интересы сохранены",
  /** `interests.retry`. */
  retry: "Попробовать снова",
  /** `interests.failed`. */
  failed: "Интересы не сохранились. Попробуйте позже",
  /** `interests.guest.failed`. */
  guestFailed: "Интересы не сохранились. Настройте их в профиле",
  notLoaded: {
    title: "Не получилось загрузить темы",
    text: "Попробуйте ещё раз чуть позже.",
    retry: "Повторить",
  },
  popup: {
    select: { title: "Что вам интересно?", lead: "Выберите до пяти тем, и мы подберём каналы и видео." },
    profile: { title: "Ваши интересы", lead: "Выберите до пяти тем: по ним мы подбираем видео и каналы." },
    recommend: { title: "Каналы для вас", lead: "Подпишитесь на то, что понравится: новые видео не потеряются." },
    close: "Закрыть",
    postpone: "Позже",
    done: "Готово",
  },
  channels: {
    channels: "Каналы",
    loading: "Подбираем каналы",
    subscribe: subscriptionsTexts,
    /** `subscribe.error`. */
    none: {
      title: "Каналов пока не нашлось",
      text: "Они появятся в рекомендациях, когда вы посмотрите несколько видео.",
    },
    notLoaded: { title: "Не получилось подобрать каналы", text: "Попробуйте ещё раз чуть позже." },
  },
  /** The tooltip in the header (`interests.tooltip`). */
  tooltip: {
    show: {
      title: "Интересы подождут",
      text: "Выбрать темы можно в любое время на странице интересов.",
      action: "Выбрать темы",
    },
    register: {
      title: "Сохраните свой выбор",
      text: "Зарегистрируйтесь, и лента будет собрана по вашим темам.",
      action: "Зарегистрироваться",
    },
    close: "Закрыть подсказку",
  },
  profile: {
    title: "Интересы",
    none: "Вы ещё не выбрали темы. По ним мы подбираем видео и каналы.",
    choose: "Выбрать",
    change: "Изменить",
  },
} as const;
