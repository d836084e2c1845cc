-- What is sold, what was paid, and what follows from it. Whether something is paid, runs or has ended is never stored:
-- it is worked out from these rows and the clock (payment/README.md).
CREATE TABLE products (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, description TEXT NOT NULL DEFAULT '', picture TEXT NOT NULL, product_code TEXT, order_number INTEGER NOT NULL
) STRICT;

CREATE TABLE tariffs (
  code TEXT PRIMARY KEY, product_code TEXT NOT NULL UNIQUE, name TEXT NOT NULL, custom_name TEXT, description TEXT NOT NULL, details_link TEXT NOT NULL,
  picture TEXT NOT NULL, control_color TEXT NOT NULL, agreements_json TEXT NOT NULL, price INTEGER NOT NULL, period_days INTEGER NOT NULL,
  trial_price INTEGER, trial_days INTEGER, trial_text TEXT, complex_json TEXT NOT NULL DEFAULT '[]', order_number INTEGER NOT NULL
) STRICT;

CREATE TABLE offers (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, description TEXT NOT NULL, access_type TEXT NOT NULL, product_id INTEGER, product_code TEXT,
  pack_id INTEGER, pack_name TEXT, price INTEGER NOT NULL, price_no_discount INTEGER, days_count INTEGER, time_to_watch INTEGER,
  is_renewable INTEGER NOT NULL DEFAULT 0, payment_types_json TEXT NOT NULL, success_notification TEXT NOT NULL, agreements_json TEXT NOT NULL,
  trial_price INTEGER, trial_days INTEGER, min_age INTEGER NOT NULL DEFAULT 0, is_region_closed INTEGER NOT NULL DEFAULT 0, is_listed INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX offers_product ON offers (product_id, price);

CREATE TABLE offer_videos (offer_id INTEGER NOT NULL REFERENCES offers (id), track_id INTEGER NOT NULL, PRIMARY KEY (offer_id, track_id)) STRICT, WITHOUT ROWID;

CREATE TABLE card_tokens (
  id_hash TEXT PRIMARY KEY, card_type TEXT NOT NULL, last4 TEXT NOT NULL, issuer TEXT NOT NULL, expiry TEXT NOT NULL, outcome TEXT NOT NULL,
  created_ts INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE TABLE payment_methods (
  id TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, card_type TEXT NOT NULL, last4 TEXT NOT NULL, issuer TEXT NOT NULL,
  expiry TEXT NOT NULL, outcome TEXT NOT NULL, is_main INTEGER NOT NULL DEFAULT 0, is_removed INTEGER NOT NULL DEFAULT 0,
  -- The payment that saved it: it counts only once that has succeeded.
  payment_id TEXT, created_ts INTEGER NOT NULL
) STRICT;
CREATE INDEX payment_methods_user ON payment_methods (user_id, created_ts);

CREATE TABLE orders (
  id TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, offer_id INTEGER NOT NULL REFERENCES offers (id), track_id INTEGER,
  tv_show_id INTEGER, name TEXT NOT NULL, method TEXT NOT NULL, is_trial INTEGER NOT NULL DEFAULT 0, promo_code TEXT, amount INTEGER NOT NULL,
  receipt_email TEXT NOT NULL, return_url TEXT, created_ts INTEGER NOT NULL
) STRICT;
CREATE INDEX orders_user ON orders (user_id, created_ts);

CREATE TABLE payments (
  id TEXT PRIMARY KEY, order_id TEXT NOT NULL, user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, name TEXT NOT NULL, amount INTEGER NOT NULL,
  method TEXT NOT NULL, card_last4 TEXT, receipt_email TEXT, outcome TEXT NOT NULL, error_kind TEXT, confirmation TEXT NOT NULL,
  return_url TEXT, created_ts INTEGER NOT NULL, settles_ts INTEGER, expires_ts INTEGER
) STRICT;
CREATE INDEX payments_user ON payments (user_id, created_ts);
CREATE INDEX payments_order ON payments (order_id, created_ts);

CREATE TABLE purchases (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, name TEXT NOT NULL, access_type TEXT NOT NULL, product_code TEXT,
  tariff_code TEXT, offer_id INTEGER, pack_id INTEGER, track_id INTEGER, payment_id TEXT, created_ts INTEGER NOT NULL, started_ts INTEGER,
  first_days INTEGER, period_days INTEGER, price INTEGER NOT NULL DEFAULT 0, is_trial INTEGER NOT NULL DEFAULT 0, is_promo INTEGER NOT NULL DEFAULT 0,
  pays_by_card INTEGER NOT NULL DEFAULT 0, renew_off_ts INTEGER, renewed_ts INTEGER, start_days INTEGER, watch_hours INTEGER, activated_ts INTEGER
) STRICT;
CREATE INDEX purchases_user ON purchases (user_id, id);
CREATE INDEX purchases_payment ON purchases (payment_id);

CREATE TABLE promo_codes (
  code TEXT PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN ('product', 'coupon')), name TEXT NOT NULL, campaign TEXT NOT NULL,
  product_code TEXT, offer_id INTEGER,
  days_count INTEGER NOT NULL, refusal TEXT, starts_ts INTEGER, ends_ts INTEGER
) STRICT;

CREATE TABLE promo_activations (
  id INTEGER PRIMARY KEY, code TEXT NOT NULL, campaign TEXT NOT NULL, user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, error_code TEXT,
  end_ts INTEGER, created_ts INTEGER NOT NULL, settles_ts INTEGER NOT NULL
) STRICT;
CREATE INDEX promo_activations_user ON promo_activations (user_id, campaign);

CREATE TABLE payment_starts (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE, random INTEGER NOT NULL, created_datetime TEXT NOT NULL, product_code TEXT NOT NULL,
  reported_ts INTEGER NOT NULL, PRIMARY KEY (user_id, random, created_datetime, product_code)
) STRICT, WITHOUT ROWID;
