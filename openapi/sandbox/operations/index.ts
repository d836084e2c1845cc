import type { Handler } from "./call.ts";
import * as channels from "./channels/index.ts";
import * as chat from "./chat/index.ts";
import * as comments from "./comments/index.ts";
import * as feed from "./feed/index.ts";
import * as hide from "./hide/index.ts";
import * as interests from "./interests/index.ts";
import * as library from "./library/index.ts";
import * as log from "./log/index.ts";
import * as marketplace from "./marketplace/index.ts";
import * as navigation from "./navigation/index.ts";
import * as news from "./news/index.ts";
import * as notifications from "./notifications/index.ts";
import * as onboarding from "./onboarding/index.ts";
import * as payment from "./payment/index.ts";
import * as person from "./person/index.ts";
import * as playlists from "./playlists/index.ts";
import * as profile from "./profile/index.ts";
import * as promo from "./promo/index.ts";
import * as search from "./search/index.ts";
import * as settings from "./settings/index.ts";
import * as shorts from "./shorts/index.ts";
import * as subscriptions from "./subscriptions/index.ts";
import * as tv from "./tv/index.ts";
import * as video from "./video/index.ts";

/** Handlers by the tags of the spec: a folder for each. */
export const operationsOf = {
  channels,
  chat,
  comments,
  feed,
  hide,
  interests,
  library,
  log,
  marketplace,
  navigation,
  news,
  notifications,
  onboarding,
  payment,
  person,
  playlists,
  profile,
  promo,
  search,
  settings,
  shorts,
  subscriptions,
  tv,
  video,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Handler>>>>;

/** Handlers by operationId of the spec. */
export const operations: Readonly<Record<string, Handler>> = Object.assign({}, ...Object.values(operationsOf));
