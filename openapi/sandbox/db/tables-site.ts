// The site itself: menus, links, settings, and what the server remembers.
import type { Generated } from "kysely";
import type { Flag } from "./flag.ts";

export interface RedirectsTable {
  /** Path, begins and ends with "/". */
  path: string;
  target: string;
}

export interface PartnersTable {
  /** Host name without scheme, lower case. */
  host: string;
}

export interface LinksTable {
  id: Generated<number>;
  place: "info" | "footer";
  title: string;
  url: string;
  order_number: number;
}

export interface NavigationTable {
  id: Generated<number>;
  /** Menu section: main, my, topics, guide, social, apps, feedback, info … */
  key: string;
  title: string;
  url: string;
  icon: string | null;
  newness: Generated<Flag>;
  order_number: number;
}

/** Single values: "client-settings" (JSON object of GET /api/info/client-settings/), "seed" (JSON of what was seeded). */
export interface SettingsTable {
  key: string;
  value_json: string;
}

export interface IdempotencyKeysTable {
  /** SHA-256 over who, operation and key, hex. */
  id_hash: string;
  /** SHA-256 of the request body: the same key with another body is an error. */
  request_hash: string;
  status: number;
  body: string;
  created_ts: number;
}
