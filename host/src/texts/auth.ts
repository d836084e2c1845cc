/** Words around the authentication frame; what is inside belongs to the frame. */
export const authTexts = {
  title: "Вход и регистрация",
  close: "Закрыть",
  loading: "Загружаем форму входа",
  checking: "Проверяем вход",
  failed: "Форма входа не загрузилась. Проверьте связь и попробуйте ещё раз",
  unconfirmed: "Не получилось проверить вход. Попробуйте ещё раз",
  retry: "Повторить",
  frame: "Форма входа и регистрации",
  passwordReset: "Пароль изменён. Войдите с новым паролем",
} as const;
