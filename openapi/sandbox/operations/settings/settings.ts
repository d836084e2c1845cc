import { ok, type Handler } from "../call.ts";
import { jsonColumn } from "../shared/format.ts";

const nothingHidden = {
  hide_likes_button: [],
  hide_dislikes_button: [],
  hide_likes_count: [],
  hide_dislikes_count: [],
  hide_comments: [],
  hide_chat: [],
};

export const getClientSettings: Handler = async ({ context: { db } }) => {
  const row = await db
    .selectFrom("settings")
    .select("value_json")
    .where("key", "=", "client-settings")
    .executeTakeFirst();
  return ok({ ...nothingHidden, ...(row ? jsonColumn<object>(row.value_json) : {}) });
};

export const listPartners: Handler = async ({ context: { db } }) => {
  const rows = await db.selectFrom("partners").select("host").orderBy("host").execute();
  return ok({ hosts: rows.map(({ host }) => host) });
};
