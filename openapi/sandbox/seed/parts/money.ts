import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import type { Db } from "../../db/dialect.ts";
import type { OffersTable, PromoCodesTable, TariffsTable } from "../../db/schema.ts";
import type { SeedPart } from "./part.ts";

const day = 24 * 60 * 60 * 1000;
const agreements = JSON.stringify([{ title: "Условия сервиса", url: "/info/agreement/" }]);
const types = (...names: string[]): string => JSON.stringify(names);

const products = [
  {
    id: 7,
    name: "Кино по одному",
    description: "Фильмы, которые берут в аренду или покупают навсегда",
    picture: "/images/cinema-2.webp",
    product_code: null,
    order_number: 1,
  },
  {
    id: 47,
    name: "Подписка на три сервиса",
    description: "Сериалы, фильмы и шоу в одной подписке",
    picture: "/images/cinema-4.webp",
    product_code: "PREMIER_RUTUBE_YAPPY",
    order_number: 2,
  },
  {
    id: 48,
    name: "Видео без рекламы",
    description: "Никаких рекламных вставок на всех устройствах",
    picture: "/images/city-1.webp",
    product_code: "RUTUBE",
    order_number: 3,
  },
];

const tariffs: ReadonlyArray<Insertable<TariffsTable>> = [
  {
    code: "noads-month",
    product_code: "RUTUBE",
    name: "Видео без рекламы",
    custom_name: null,
    description: "Никаких рекламных вставок на всех устройствах",
    details_link: "/info/premium/",
    picture: "/images/city-1.webp",
    control_color: "white",
    agreements_json: agreements,
    price: 149,
    period_days: 30,
    trial_price: null,
    trial_days: null,
    trial_text: null,
    complex_json: "[]",
    order_number: 1,
  },
  {
    code: "bundle-month",
    product_code: "PREMIER_RUTUBE_YAPPY",
    name: "Подписка на три сервиса",
    custom_name: null,
    description: "Сериалы, фильмы и шоу трёх сервисов в одной подписке",
    details_link: "/info/premium/",
    picture: "/images/cinema-1.webp",
    control_color: "adaptive",
    agreements_json: agreements,
    price: 299,
    period_days: 30,
    trial_price: 1,
    trial_days: 30,
    trial_text: "30 дней за 1 ₽",
    complex_json: JSON.stringify(["30 дней за 1 ₽", "далее 299 ₽ в месяц"]),
    order_number: 2,
  },
];

type Offer = Insertable<OffersTable> & { id: number };
const offer = (
  id: number,
  name: string,
  description: string,
  more: Partial<Offer> & Pick<Offer, "access_type" | "price" | "success_notification">,
): Offer => ({
  id,
  name,
  description,
  product_id: null,
  product_code: null,
  pack_id: null,
  pack_name: null,
  price_no_discount: null,
  days_count: null,
  time_to_watch: null,
  is_renewable: 0,
  payment_types_json: types("card", "mobile"),
  agreements_json: agreements,
  trial_price: null,
  trial_days: null,
  min_age: 0,
  is_region_closed: 0,
  is_listed: 1,
  ...more,
});

/** Their numbers are named in payment/README.md. */
const offers: readonly Offer[] = [
  offer(1, "Без рекламы на 30 дней", "Видео без рекламных вставок на всех устройствах", {
    access_type: "noads",
    product_code: "RUTUBE",
    price: 149,
    price_no_discount: 199,
    days_count: 30,
    is_renewable: 1,
    success_notification: "Реклама отключена",
  }),
  offer(2, "Без рекламы на 24 часа", "Сутки без рекламных вставок", {
    access_type: "noads",
    product_code: "RUTUBE",
    price: 29,
    days_count: 1,
    success_notification: "Реклама отключена на 24 часа",
  }),
  offer(3, "Это видео без рекламы", "Без рекламы только это видео, навсегда", {
    access_type: "noadsone",
    price: 9,
    payment_types_json: types("card"),
    success_notification: "Реклама в этом видео отключена",
  }),
  offer(5, "Подписка на месяц", "Сериалы, фильмы и шоу в одной подписке", {
    access_type: "svod",
    product_id: 47,
    product_code: "PREMIER_RUTUBE_YAPPY",
    price: 299,
    days_count: 30,
    is_renewable: 1,
    trial_price: 1,
    trial_days: 7,
    success_notification: "Подписка оформлена",
  }),
  offer(11, "Аренда", "30 дней, чтобы начать, и 48 часов, чтобы досмотреть", {
    access_type: "tvod",
    product_id: 7,
    price: 99,
    days_count: 30,
    time_to_watch: 48,
    payment_types_json: types("card", "mobile", "partner"),
    success_notification: "Фильм взят в аренду",
  }),
  offer(12, "Покупка навсегда", "Смотрите сколько угодно раз", {
    access_type: "est",
    product_id: 7,
    price: 299,
    price_no_discount: 399,
    payment_types_json: types("card", "mobile", "partner"),
    success_notification: "Фильм куплен",
  }),
  offer(13, "Видео навсегда", "Покупка со страницы видео", {
    access_type: "estvideo",
    product_id: 7,
    price: 249,
    payment_types_json: types("card"),
    is_listed: 0,
    success_notification: "Видео куплено",
  }),
  offer(14, "Коллекция «Большой экран»", "Десять фильмов навсегда по цене трёх", {
    access_type: "est",
    pack_id: 31,
    pack_name: "Большой экран",
    price: 899,
    price_no_discount: 2990,
    payment_types_json: types("card", "partner"),
    success_notification: "Коллекция ваша",
  }),
  offer(21, "Премьера кинотеатра", "Продаётся не во всех регионах", {
    access_type: "cinema",
    product_id: 7,
    price: 399,
    days_count: 7,
    is_region_closed: 1,
    is_listed: 0,
    success_notification: "Билет куплен",
  }),
  offer(22, "Ночной показ", "Только для взрослых", {
    access_type: "once",
    product_id: 7,
    price: 149,
    days_count: 2,
    min_age: 18,
    is_listed: 0,
    success_notification: "Приятного просмотра",
  }),
];

type Promo = Insertable<PromoCodesTable>;
const product = (code: string, name: string, more: Partial<Promo> = {}): Promo => ({
  code,
  kind: "product",
  name,
  campaign: code,
  product_code: "PREMIER_RUTUBE_YAPPY",
  offer_id: null,
  days_count: 30,
  refusal: null,
  starts_ts: null,
  ends_ts: null,
  ...more,
});
const coupon = (code: string, name: string, offerId: number, more: Partial<Promo> = {}): Promo => ({
  code,
  kind: "coupon",
  name,
  campaign: code,
  product_code: null,
  offer_id: offerId,
  days_count: 30,
  refusal: null,
  starts_ts: null,
  ends_ts: null,
  ...more,
});

/** A code for every documented outcome; payment/README.md lists them. */
const promoCodes = (now: number): readonly Promo[] => [
  product("KADR30", "30 дней подписки в подарок"),
  product("KADR7", "Неделя подписки в подарок", { days_count: 7 }),
  // Of one campaign with KADR30: who used the one took part already.
  product("KADR30BIS", "30 дней подписки в подарок", { campaign: "KADR30" }),
  product("BEZREKLAMY", "Месяц без рекламы", { product_code: "RUTUBE" }),
  product("UCHASTIE", "Акция для новых зрителей", { refusal: "PROMOCODE_ALREADY_USED" }),
  product("PODPISKA", "Акция для тех, у кого нет подписки", { refusal: "PROMOCODE_SUBSCRIPTION_ALREADY_USED" }),
  product("DRUGAYA", "Акция для тех, у кого нет другой подписки", {
    refusal: "PROMOCODE_ANOTHER_SUBSCRIPTION_ALREADY_USED",
  }),
  product("PROSHLA", "Летняя акция", { starts_ts: now - 200 * day, ends_ts: now - 100 * day }),
  product("SKORO", "Будущая акция", { starts_ts: now + 30 * day }),
  product("ZANYATO", "Акция в обработке", { refusal: "PROMOCODE_LOCKED" }),
  product("SBOY", "Акция, которая не срабатывает", { refusal: "PROMOCODE_ERROR_ACTIVATION" }),
  product("OSHIBKA", "Акция с ошибкой", { refusal: "PROMOCODE_ERROR" }),
  coupon("TISHINA", "Месяц без рекламы в подарок", 1),
  coupon("ETOVIDEO", "Это видео без рекламы", 3, { days_count: 365 }),
  coupon("KINO", "Фильм в подарок", 13, { days_count: 365 }),
  coupon("NOCHNOY", "Ночной показ в подарок", 22, { days_count: 2 }),
  coupon("KUPONUCHASTIE", "Купон уже использован", 1, { refusal: "PROMOCODE_ALREADY_USED" }),
  coupon("KUPONPROSHLA", "Старый купон", 1, { ends_ts: now - day }),
  coupon("KUPONZANYATO", "Купон в обработке", 1, { refusal: "PROMOCODE_LOCKED" }),
  coupon("KUPONOSHIBKA", "Купон с ошибкой", 1, { refusal: "PROMOCODE_ERROR" }),
];

const stableId = (name: string): string =>
  createHash("sha256")
    .update(`kadr:${name}`)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");

/** The author has four cards and a gift; the banned one had a subscription and a rental, which are over. */
async function seedBuyers(db: Db, now: number): Promise<void> {
  const idOf = async (email: string): Promise<number | undefined> =>
    (await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst())?.id;
  const author = await idOf("avtor@kadr.example");
  if (author !== undefined) {
    const cards = [
      ["Visa", "1111", "sberbank"],
      ["Mir", "0004", "tbank"],
      ["MasterCard", "4444", "alfabank"],
      ["UnionPay", "0005", "unionpay"],
    ] as const;
    for (const [index, [brand, last4, issuer]] of cards.entries()) {
      await db
        .insertInto("payment_methods")
        .values({
          id: stableId(`card-${index}`),
          user_id: author,
          card_type: brand,
          last4,
          issuer,
          expiry: "2034-12",
          outcome: "pays",
          is_main: index === 0 ? 1 : 0,
          payment_id: null,
          created_ts: now - (10 - index) * day,
        })
        .execute();
    }
    await db
      .insertInto("purchases")
      .values({
        user_id: author,
        name: "Видео без рекламы для авторов",
        access_type: "promo",
        product_code: "RUTUBE",
        created_ts: now - 90 * day,
        started_ts: now - 90 * day,
      })
      .execute();
  }
  const former = await idOf("zabanen@kadr.example");
  if (former === undefined) return;
  const paid = now - 70 * day;
  const subscription = {
    user_id: former,
    name: "Подписка на три сервиса",
    access_type: "svod",
    product_code: "PREMIER_RUTUBE_YAPPY",
    tariff_code: "bundle-month",
    payment_id: stableId("payment-former"),
    created_ts: paid,
    first_days: 30,
    period_days: 30,
    price: 299,
    pays_by_card: 0,
    renew_off_ts: paid + 5 * day,
  } as const;
  await db
    .insertInto("payments")
    .values({
      id: subscription.payment_id,
      order_id: subscription.payment_id,
      user_id: former,
      name: subscription.name,
      amount: 299,
      method: "sbp",
      card_last4: null,
      receipt_email: "zabanen@kadr.example",
      outcome: "succeeded",
      error_kind: null,
      confirmation: "sbp",
      return_url: null,
      created_ts: paid,
      settles_ts: paid,
      expires_ts: null,
    })
    .execute();
  await db.insertInto("purchases").values(subscription).execute();
  const film = await db
    .selectFrom("videos")
    .select(["track_id", "title"])
    .where("is_paid", "=", 1)
    .where("product_id", "=", 7)
    .where("state_code", "=", 0)
    .orderBy("track_id")
    .limit(1)
    .executeTakeFirst();
  if (film)
    await db
      .insertInto("purchases")
      .values({
        user_id: former,
        name: `Аренда: ${film.title}`,
        access_type: "tvod",
        offer_id: 11,
        track_id: film.track_id,
        created_ts: paid,
        started_ts: paid,
        start_days: 30,
        watch_hours: 48,
        activated_ts: paid + day,
      })
      .execute();
}

/** Products, tariffs, offers, promo codes, and two people who bought something. */
export const moneyPart: SeedPart = {
  name: "money",
  async run(db, { now }) {
    await db.insertInto("products").values(products).execute();
    await db
      .insertInto("tariffs")
      .values([...tariffs])
      .execute();
    await db
      .insertInto("offers")
      .values([...offers])
      .execute();
    await db
      .insertInto("promo_codes")
      .values([...promoCodes(now)])
      .execute();
    // An older seed wrote a code that no document knows.
    await db
      .updateTable("videos")
      .set({ common_subscription_product_codes_json: JSON.stringify(["PREMIER_RUTUBE_YAPPY"]) })
      .where("common_subscription_product_codes_json", "=", JSON.stringify(["PREMIUM"]))
      .execute();
    const films = await db
      .selectFrom("videos")
      .select("track_id")
      .where("is_paid", "=", 1)
      .where("product_id", "=", 7)
      .where("state_code", "=", 0)
      .orderBy("track_id")
      .limit(10)
      .execute();
    if (films.length > 0)
      await db
        .insertInto("offer_videos")
        .values(films.map(({ track_id }) => ({ offer_id: 14, track_id })))
        .execute();
    await seedBuyers(db, now);
  },
};
