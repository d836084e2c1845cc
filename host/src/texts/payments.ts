/**
 * Words of what is paid for: cards, subscriptions, the history of payments. Of the catalogue: `unsubscribe.error`; the
 * others follow its tone. Statuses and buttons of products are in premium.ts.
 */
export const paymentsTexts = {
  retry: "Повторить",
  close: "Закрыть",
  cards: {
    title: "Банковские карты",
    hint: "Подписки продлеваются с основной карты.",
    loading: "Загружаем карты",
    failed: "Не получилось загрузить карты",
    none: "Сохранённых карт пока нет. Добавьте карту, чтобы платить без ввода номера.",
    add: "Добавить карту",
    main: "Основная",
    makeMain: "Сделать основной",
    remove: "Удалить",
    /** A card whose bank is not known. */
    anyBank: "Карта",
    of: (action: string, card: string) => `${action}: ${card}`,
    spoken: (bank: string, brand: string, last4: string) => `${bank}, ${brand}, последние цифры ${last4}`,
    more: "Показать больше",
    question: {
      makeMain: {
        title: "Сделать карту основной?",
        text: (card: string) => `Подписки будут продлеваться с карты ${card}.`,
        confirm: "Сделать основной",
        done: "Основная карта изменена",
        failed: "Не получилось сменить основную карту. Попробуйте ещё раз",
      },
      remove: {
        title: "Удалить карту?",
        text: (card: string) => `Карта ${card} больше не будет списываться. Оплаченное останется с вами.`,
        confirm: "Удалить",
        done: "Карта удалена",
        failed: "Не получилось удалить карту. Попробуйте ещё раз",
      },
      cancel: "Отмена",
      pending: "Сохраняем",
    },
    adding: {
      title: "Новая карта",
      pending: "Добавляем карту",
      done: "Карта добавлена",
      failed: "Карта не добавлена",
      failedText: "Данные карты больше вводить не нужно: попробуйте добавить её ещё раз.",
      refusedText: "Банк не принял карту. Проверьте данные или возьмите другую карту.",
      anew: "Ввести заново",
    },
  },
  subscriptions: {
    title: "Подписки",
    loading: "Загружаем подписки",
    failed: "Не получилось загрузить подписки",
    none: "Действующих подписок нет.",
    offer: "Оформить подписку",
    of: (action: string, name: string) => `${action}: ${name}`,
    nextPayment: (price: string, date: string) => `Следующее списание ${price} — ${date}`,
  },
  manage: {
    title: "Управление подпиской",
    loading: "Загружаем подписку",
    status: "Статус",
    price: "Стоимость",
    monthly: (price: string) => `${price} в месяц`,
    next: "Следующее списание",
    renews: "Подписка продлится автоматически",
    ends: (date: string) => `Подписка не продлится. Доступ сохранится до ${date}.`,
    byPromo: "По промокоду деньги не списываются, отменять ничего не нужно.",
    isFree: "Эта подписка бесплатная, отменять ничего не нужно.",
    cancel: "Отменить подписку",
    recover: "Возобновить",
    question: "Отменить подписку?",
    questionText: (name: string, date: string | null) =>
      date === null
        ? `Подписка «${name}» больше не продлится.`
        : `«${name}» останется с вами до ${date}, а потом отключится. Деньги больше не спишутся.`,
    yes: "Да, отменить",
    no: "Нет, оставить",
    cancelling: "Отменяем подписку",
    cancelled: "Подписка отменена",
    cancelledText: (date: string | null) =>
      date === null ? "Деньги больше не спишутся." : `Доступ сохранится до ${date}. Деньги больше не спишутся.`,
    /** `unsubscribe.error`. */
    failed: "Отмена подписки не прошла",
    failedText: "Подписка осталась как была. Попробуйте ещё раз.",
    recoverQuestion: "Возобновить подписку?",
    recoverText: (price: string, date: string | null) =>
      date === null
        ? `Подписка продлится автоматически, ${price} в месяц.`
        : `Подписка продлится автоматически: следующее списание ${price} — ${date}.`,
    recovering: "Возобновляем подписку",
    recovered: "Подписка возобновлена",
    recoveredText: "Подписка продлится автоматически",
    recoverFailed: "Не получилось возобновить подписку",
    recoverFailedText: "Доступ сохранится до конца оплаченного срока. Попробуйте ещё раз.",
    unread: "Не получилось загрузить подписку",
    unreadText: "Проверьте подключение и попробуйте ещё раз.",
    over: "Действующей подписки нет",
    overText: "Она закончилась или ещё не оформлена.",
    notNow: "Не сейчас",
    retry: "Повторить",
    ok: "Понятно",
  },
  history: {
    title: "История платежей",
    link: "История платежей",
    back: "Подписки и карты",
    loading: "Загружаем платежи",
    none: "Платежей пока нет",
    noneText: "Здесь появится всё, что вы оплатите: подписки, аренда, покупки.",
    more: "Показать ещё",
    statuses: {
      succeeded: "Оплачено",
      waiting_for_capture: "Оплачено",
      new: "В обработке",
      pending: "В обработке",
      failed: "Не прошёл",
      cancelled: "Отменён",
      other: "Не прошёл",
    },
    renewal: "Автопродление",
    card: (last4: string) => `Карта •• ${last4}`,
    sbp: "СБП",
    mobile: "Счёт телефона",
    receipt: (email: string) => `Чек отправлен на ${email}`,
  },
} as const;

/** How banks are called on screen (PAY-DATA-05). */
export const bankNames = {
  sberbank: "Сбер",
  tbank: "Т-Банк",
  alfabank: "Альфа-Банк",
  vtb: "ВТБ",
  gazprombank: "Газпромбанк",
} as const;
