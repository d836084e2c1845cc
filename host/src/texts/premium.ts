import { plural } from "./plural.ts";

const two = (figure: number): string => String(figure).padStart(2, "0");

/** Words of the premium flow and of tariffs: `premium.*` and `payment.failure.card.*` of the catalogue. */
export const premiumTexts = {
  title: "Подписка",
  close: "Закрыть",
  back: "Назад",
  loading: "Загружаем",
  loadingTariffs: "Загружаем тарифы",
  terms: "Условия сервиса",
  button: {
    manage: "Управлять",
    recover: "Возобновить",
    /** Of a trial, and of a price that one figure does not say. */
    trial: (words: string) => `Попробовать ${words}`,
    price: (price: string) => `Смотреть за ${price}`,
  },
  status: {
    active: "Активно",
    activeUntil: (date: string) => `Активно до ${date}`,
    promoUntil: (date: string) => `Активна по промокоду до ${date}`,
  },
  autoRenewal: "Подписка продлится автоматически",
  phone: {
    title: "Номер телефона",
    hint: "По номеру вы узнаете о списаниях и сможете восстановить доступ",
    label: "Телефон",
    next: "Продолжить",
    pending: "Сохраняем номер",
    invalid: "Введите номер полностью",
    failed: "Номер не сохранился. Проверьте его и попробуйте ещё раз",
  },
  pay: {
    title: "Оплата",
    choose: "Выберите карту",
    newCard: "Новая карта",
    newCardNote: "Мир, Mastercard, Visa, Union Pay",
    showMore: "Показать больше",
    main: "основная",
    sbp: "СБП",
    sbpNote: "Через приложение банка",
    or: "или",
    bySbp: "Оплатить по СБП",
    starting: "Начинаем оплату",
  },
  sbp: {
    title: "Оплата по СБП",
    hint: "Наведите камеру телефона на код или откройте ссылку в приложении банка",
    hintMobile: "Откройте приложение банка и подтвердите оплату, потом вернитесь сюда",
    code: "QR-код для оплаты по СБП",
    openApp: "Открыть приложение банка",
    copy: "Скопировать ссылку",
    copied: "Ссылка скопирована",
    left: (seconds: number) => `Код действует ещё ${Math.floor(seconds / 60)}:${two(seconds % 60)}`,
    other: "Другой способ",
  },
  waiting: {
    text: "Ждём подтверждения оплаты",
    note: "Обычно это занимает меньше минуты. Окно можно закрыть: оплата не потеряется.",
    bank: "Подтвердите оплату на странице банка",
    toBank: "Перейти на страницу банка",
    other: "Другой способ",
  },
  unknown: {
    title: "Пока не знаем, прошла ли оплата",
    text: "Банк или сеть ещё не ответили. Второй раз деньги не спишутся: мы спросим о той же оплате.",
    check: "Проверить ещё раз",
    later: "Понятно",
  },
  success: {
    subscribed: "Подписка оформлена",
    noAds: "Реклама отключена",
    /** The wording where nothing had to be paid: «Подписка уже оформлена». */
    already: "Подписка уже оформлена",
    text: "Подписка продлится автоматически",
    next: "Продолжить",
  },
  failure: {
    card: "Не прошла оплата",
    cardRetry: "Попробуйте ещё раз",
    somethingWrong: "Деньги не списаны. Выберите другую карту или способ оплаты.",
    notEnoughMoney: "На карте не хватает денег. Пополните её или выберите другую.",
    ourSide: "Проблема на нашей стороне. Деньги не списаны.",
    expired: "Время на подтверждение вышло. Деньги не списаны.",
    generic: "Попробуйте снова чуть позже",
    retry: "Повторить",
    ok: "Понятно",
    tooMany: "Произошла ошибка",
    tooManyHint: (minutes: number) =>
      `Попробуйте ещё раз через ${minutes}\u00A0${plural(minutes, ["минуту", "минуты", "минут"])}`,
    tooManyOk: "OK",
  },
} as const;
