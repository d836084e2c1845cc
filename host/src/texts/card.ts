/** Words of the card's form and of cards anywhere: `card.error.*`, `premium.addCard.*`, `premium.brand.*` of the catalogue. */
export const cardTexts = {
  form: {
    number: "Номер карты",
    expiry: "Срок действия",
    expiryPlaceholder: "ММ/ГГ",
    code: "CVC/CVV",
    codeHint: "Три цифры на обороте",
    errors: {
      number: "Неверный номер карты. Попробуйте ещё раз",
      expiry: "Неверный срок действия. Попробуйте ещё раз",
      code: "Неверный CVC/CVV. Попробуйте ещё раз",
      processing: "Не получилось оплатить. Проверьте данные карты или попробуйте ещё раз позже",
    },
    brands: { Mir: "Мир", MasterCard: "Mastercard", Visa: "Visa", UnionPay: "Union Pay" },
    pending: "Проверяем карту",
  },
  /** Label of the button, by what becomes of the card. */
  submit: { pay: "Оплатить", add: "Добавить карту" },
  /** Under the button; the middle part is a link. */
  disclaimer: {
    pay: ["Нажимая «Оплатить», вы принимаете ", "Условия сервиса", ". Карта сохранится, удалить её можно в профиле."],
    add: [
      "Деньги не спишутся. Добавляя карту, вы принимаете ",
      "Условия сервиса",
      ". Номер видит только платёжная система.",
    ],
  },
  frame: {
    title: "Данные карты",
    loading: "Загружаем форму карты",
    failed: "Форма карты не загрузилась. Проверьте подключение и попробуйте ещё раз.",
    retry: "Повторить",
  },
} as const;
