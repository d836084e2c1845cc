/**
 * Buying one thing, and coupons. To the character where the documents print it (`payment.*`, `promo.error.*`, `premium.waiting`); the rest
 * is ours and follows their tone.
 */
export const purchaseTexts = {
  /** Title of the popup while it finds out what is on offer. */
  title: "Покупка",
  close: "Закрыть",
  back: "Назад",
  reading: "Узнаём, что можно купить",
  initiating: "Готовим оплату",
  offers: {
    title: "Выберите предложение",
    choose: "Выбрать",
    /** Beside the price: what it was. */
    before: (price: string) => `Раньше ${price}`,
    free: "Бесплатно",
    /** «1 ₽ за 7 дней, далее 299 ₽» */
    trial: (price: string, days: string, next: string) => `${price} за ${days}, далее ${next}`,
    /** Of what is paid for again by itself: `premium.autoRenewal`. */
    renews: "Подписка продлится автоматически",
    promotion: (days: string) => `По промокоду ${days} бесплатно`,
    promoCode: "Есть промокод",
    agreements: "Условия",
  },
  methods: {
    title: "Выберите способ оплаты",
    card: "Банковская карта",
    mobile: "Мобильный телефон",
    /** PAY-POPUP-08 */
    mobileHint: "СМС с\u00A0инструкцией придёт в\u00A0течение 5\u00A0минут",
    partner: "На сайте партнёра",
    partnerHint: "Откроется страница партнёра, после оплаты вы вернётесь сюда",
  },
  frame: {
    title: "Оплата",
    loading: "Загружаем форму оплаты",
    failed: "Форма оплаты не загрузилась",
    retry: "Попробовать снова",
  },
  checking: {
    title: "Ждём подтверждения оплаты",
    wait: "Обычно это занимает несколько секунд",
    text: "Платить второй раз не нужно.",
  },
  leaving: "Переходим на страницу партнёра",
  success: {
    title: "Оплата прошла",
    /** Of a rental, which still has to be started. */
    rental: "Начать просмотр можно в\u00A0любой момент, пока действует аренда.",
    promoTitle: "Промокод активирован",
    promoDays: (days: string) => `Вам открыто ${days}.`,
    button: "Продолжить",
  },
  failures: {
    somethingWrong: { title: "Оплата не прошла", text: "Деньги не списаны. Попробуйте ещё раз." },
    notEnoughMoney: {
      title: "Оплата не прошла",
      text: "Недостаточно средств. Пополните счёт или выберите другую карту.",
    },
    somethingWrongWithUs: {
      title: "Подписка не оформлена",
      text: "Проблема на нашей стороне. Уже чиним. Деньги не списаны.",
    },
    alreadyPurchased: { title: "Контент уже куплен", text: "Он ждёт вас в\u00A0разделе «Мои покупки»." },
    tooManyRequests: { title: "Произошла ошибка", text: "Попробуйте ещё раз через 5\u00A0минут" },
    ageError: { title: "Покупка доступна пользователям старше 18 лет", text: "Возраст указан в\u00A0вашем профиле." },
    notAvailableInRegion: { title: "Данная покупка недоступна в вашем регионе", text: undefined },
    notForSale: { title: "Видео недоступно", text: "Купить его сейчас нельзя." },
    /** Its outcome is unknown; the person is not told that it failed. */
    unknown: {
      title: "Подтверждение ещё не пришло",
      text: "Если деньги списаны, покупка появится в\u00A0разделе «Мои покупки». Платить второй раз не нужно.",
    },
    generic: { title: "Попробуйте снова чуть позже", text: undefined },
    retry: "Повторить",
    ok: "OK",
    understood: "Понятно",
    check: "Проверить ещё раз",
    purchases: "Мои покупки",
    otherMethod: "Выбрать другой способ",
  },
  email: {
    addTitle: "Добавьте почту",
    addText: "На неё придёт чек. Без почты купить не получится.",
    confirmTitle: "Подтвердите почту",
    confirmText: (email: string) => `Введите код из письма на ${email}. После этого продолжим покупку.`,
    label: "Электронная почта",
    send: "Получить код",
    again: "Отправить письмо ещё раз",
    code: "Код из письма",
    confirm: "Подтвердить",
  },
  activation: { failed: "Не получилось начать просмотр. Попробуйте ещё раз" },
} as const;

/** Promo codes, of both systems (K22; `promo.error.*`, `form.*`). */
export const promoTexts = {
  title: "Активировать промокод",
  /** In the profile. */
  section: { title: "Промокод", text: "Промокод открывает подписку, фильм или отключает рекламу." },
  close: "Закрыть",
  code: "Промокод",
  email: "Электронная почта",
  emailHint: "Отправим письмо с кодом: на эту почту придёт чек",
  submit: "Активировать",
  pending: "Активируем",
  required: "Это обязательное поле",
  invalidEmail: "Введите валидный email",
  activating: "Активируем промокод",
  successTitle: "Промокод активирован",
  /** «Подписка на три сервиса: 30 дней» */
  success: (name: string, days: string) => `${name}: ${days}`,
  until: (date: string) => `Действует до ${date}`,
  button: "Понятно",
  failures: {
    general: "Ошибка промокода",
    notFound: "Вы ввели неверный промокод",
    locked: "Промокод находится в обработке в другой сессии",
    subscriptionHeld: "Промокод не активирован. У вас уже есть действующая подписка.",
    activation: "Ошибка активации промокода",
    inactive: "Акция неактивна",
    alreadyTookPart: "Вы уже участвовали в этой акции",
    onlyVideoPage: "Этот промокод можно использовать только на странице конкретного видео",
    age: "Покупка доступна пользователям старше 18 лет",
    offline: "Нет сети. Попробуйте ещё раз, когда она появится",
    tooMany: "Слишком много попыток. Попробуйте ещё раз через 5\u00A0минут",
    /** An activation whose end nobody has told within the time. */
    unknown: "Активация ещё идёт. Проверьте раздел «Мои покупки» чуть позже",
  },
} as const;

/** The page of one purchase. */
export const purchasePageTexts = {
  title: "Покупка",
  sold: { title: "Платное видео", text: undefined, action: "Купить" },
  held: { title: "Покупка уже активна", text: "Смотрите, когда удобно.", action: "Смотреть" },
  waiting: { title: "Видео в\u00A0аренде", text: "Просмотр ещё не начат.", action: "Перейти к видео" },
  unsold: { title: "Видео не продаётся", text: "Возможно, его можно посмотреть бесплатно.", action: "Перейти к видео" },
  from: (price: string) => `От ${price}`,
} as const;
