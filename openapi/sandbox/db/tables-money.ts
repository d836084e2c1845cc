// Offers, and payments. Whether a purchase runs is worked out from these rows and the clock (payment/README.md).
import type { Generated } from "kysely";
import type { Flag } from "./flag.ts";

/** A product that content belongs to, by `videos.product_id`. */
export interface ProductsTable {
  id: Generated<number>;
  name: string;
  description: string;
  /** Path on the media host. */
  picture: string;
  /** RUTUBE or PREMIER_RUTUBE_YAPPY for a subscription. */
  product_code: string | null;
  order_number: number;
}

/** The price of a subscription product in the premium flow. Prices are whole roubles. */
export interface TariffsTable {
  code: string;
  product_code: string;
  name: string;
  custom_name: string | null;
  description: string;
  details_link: string;
  picture: string;
  control_color: string;
  /** JSON array of {title, url}. */
  agreements_json: string;
  price: number;
  period_days: number;
  trial_price: number | null;
  trial_days: number | null;
  /** «30 дней за 1 ₽». */
  trial_text: string | null;
  /** JSON array of strings. */
  complex_json: string;
  order_number: number;
}

/** Offer of the marketplace. It fits every video of its `product_id`, or those of `offer_videos` when it is a pack. */
export interface OffersTable {
  id: Generated<number>;
  name: string;
  description: string;
  access_type: string;
  product_id: number | null;
  /** The subscription product that it gives. */
  product_code: string | null;
  pack_id: number | null;
  pack_name: string | null;
  price: number;
  price_no_discount: number | null;
  /** Days that it lasts; of a rental: days to start it in. */
  days_count: number | null;
  /** Hours to watch a rental. */
  time_to_watch: number | null;
  is_renewable: Flag;
  /** JSON array of card, mobile, partner. */
  payment_types_json: string;
  success_notification: string;
  agreements_json: string;
  trial_price: number | null;
  trial_days: number | null;
  min_age: number;
  is_region_closed: Flag;
  /** 0: answers to its id only. */
  is_listed: Flag;
}

export interface OfferVideosTable {
  offer_id: number;
  track_id: number;
}

/** A card as the payment origin remembers it for a quarter of an hour: never its number, never its security code. */
export interface CardTokensTable {
  /** SHA-256 of the token, hex. */
  id_hash: string;
  card_type: string;
  last4: string;
  issuer: string;
  /** YYYY-MM. */
  expiry: string;
  /** Outcome of payments by it (payment/cards.ts). */
  outcome: string;
  created_ts: number;
  used: Flag;
}

export interface PaymentMethodsTable {
  id: string;
  user_id: number;
  card_type: string;
  last4: string;
  issuer: string;
  expiry: string;
  outcome: string;
  is_main: Generated<Flag>;
  is_removed: Generated<Flag>;
  payment_id: string | null;
  created_ts: number;
}

/** A purchase that was begun: the payment frame pays for it. */
export interface OrdersTable {
  id: string;
  user_id: number;
  offer_id: number;
  track_id: number | null;
  tv_show_id: number | null;
  name: string;
  method: string;
  is_trial: Flag;
  promo_code: string | null;
  amount: number;
  receipt_email: string;
  return_url: string | null;
  created_ts: number;
}

/** One try to pay. It becomes `outcome` at `settles_ts`; while that is null it waits for the person, until `expires_ts`. */
export interface PaymentsTable {
  id: string;
  order_id: string;
  user_id: number;
  name: string;
  amount: number;
  method: string;
  card_last4: string | null;
  receipt_email: string | null;
  /** succeeded, waiting_for_capture, failed or cancelled. */
  outcome: string;
  error_kind: string | null;
  /** none, card (page of the bank) or sbp. */
  confirmation: string;
  return_url: string | null;
  created_ts: number;
  settles_ts: number | null;
  expires_ts: number | null;
}

/** Purchase that a payment or a promo code gives. With a payment it counts only once that has succeeded, from then on. */
export interface PurchasesTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  access_type: string;
  product_code: string | null;
  tariff_code: string | null;
  offer_id: number | null;
  pack_id: number | null;
  /** The one video that it opens. */
  track_id: number | null;
  payment_id: string | null;
  created_ts: number;
  /** When it begins, for what is not paid for. */
  started_ts: number | null;
  /** Length of the first period; null: it does not end. */
  first_days: number | null;
  /** Length of the periods that follow by themselves; null: none do. */
  period_days: number | null;
  /** Of a period that follows. */
  price: Generated<number>;
  is_trial: Generated<Flag>;
  is_promo: Generated<Flag>;
  /** Renewals need a card that can pay. */
  pays_by_card: Generated<Flag>;
  /** When the renewal was turned off. */
  renew_off_ts: number | null;
  /** Up to here all renewals are known to have been paid: the person's cards changed then. */
  renewed_ts: number | null;
  /** Rental: days to start it in, hours to watch it, when it was started. */
  start_days: number | null;
  watch_hours: number | null;
  activated_ts: number | null;
}

export interface PromoCodesTable {
  /** Upper case. */
  code: string;
  /** product: /v1/promo-codes; coupon: the marketplace. */
  kind: "product" | "coupon";
  name: string;
  /** A person takes part in a campaign once, whatever the code. */
  campaign: string;
  product_code: string | null;
  offer_id: number | null;
  days_count: number;
  /** Answers with this documented code, whoever asks. */
  refusal: string | null;
  starts_ts: number | null;
  ends_ts: number | null;
}

export interface PromoActivationsTable {
  id: Generated<number>;
  code: string;
  campaign: string;
  user_id: number;
  /** Why it fails at `settles_ts`; null: it succeeds. */
  error_code: string | null;
  end_ts: number | null;
  created_ts: number;
  settles_ts: number;
}

export interface PaymentStartsTable {
  user_id: number;
  random: number;
  created_datetime: string;
  product_code: string;
  reported_ts: number;
}

export interface MoneyTables {
  products: ProductsTable;
  tariffs: TariffsTable;
  offers: OffersTable;
  offer_videos: OfferVideosTable;
  card_tokens: CardTokensTable;
  payment_methods: PaymentMethodsTable;
  orders: OrdersTable;
  payments: PaymentsTable;
  purchases: PurchasesTable;
  promo_codes: PromoCodesTable;
  promo_activations: PromoActivationsTable;
  payment_starts: PaymentStartsTable;
}
