import { popupTitles } from "./popups.ts";

/** Words around the authentication frame; what is inside belongs to the frame. */
export const authTexts = {
  title: popupTitles.auth,
  close: "Закрыть",
  loading: "Загружаем форму входа",
  checking: "Проверяем вход",
  failed: "Форма входа не загрузилась. Проверьте связь и попробуйте ещё раз",
  unconfirmed: "Не получилось проверить вход. Попробуйте ещё раз",
  retry: "Повторить",
  frame: "Форма входа и регистрации",
  anotherAccount: "В этом браузере вошли в другой аккаунт. Повторите, если это нужно и здесь",
  passwordReset: "Пароль изменён. Войдите с новым паролем",
} as const;

/**
 * Words of what invites a guest: the onboarding popup by what was wanted (AUTH-GUEST-15), and the auth offer (SHELL-AUTHOFFER-01). The
 * documents quote none.
 */
export const invitationTexts = {
  signIn: "Войти",
  close: "Не сейчас",
  about: {
    rating: {
      title: "Ваши оценки помогают",
      text: "Войдите, чтобы оценивать видео: по оценкам мы подбираем, что показать дальше.",
    },
    reaction: {
      title: "Расскажите, что понравилось",
      text: "Войдите, чтобы ставить реакции: они сохранятся и помогут подобрать рекомендации.",
    },
    "watch-later": {
      title: "Отложите на потом",
      text: "Войдите, и отложенные видео будут ждать вас на любом устройстве.",
    },
    subscription: {
      title: "Не пропускайте новое",
      text: "Войдите, чтобы подписаться на канал и узнавать о новых видео первыми.",
    },
    interests: {
      title: "Лента по вашим интересам",
      text: "Войдите и выберите темы: на главной будет то, что вам близко.",
    },
    offer: {
      title: "Войдите в Кадр",
      text: "История, подписки и реакции будут с вами на любом устройстве.",
    },
  },
} as const;
