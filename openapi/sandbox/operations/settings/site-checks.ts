import { ok, type Handler } from "../call.ts";
import { jsonColumn } from "../shared/format.ts";

export const listAbTests: Handler = async (call) => {
  const rows = await call.context.db
    .selectFrom("ab_tests")
    .selectAll()
    .orderBy("order_number")
    .orderBy("slug")
    .execute();
  return ok({
    results: rows.map(({ slug, salt, groups_json: groups }) => ({ slug, salt, groups: jsonColumn(groups) })),
  });
};

/** The key of the setting that says who seems to come through a VPN; nobody, until /sandbox says so. */
export const vpnSetting = "check-vpn";

export const checkVpn: Handler = async (call) => {
  const row = await call.context.db
    .selectFrom("settings")
    .select("value_json")
    .where("key", "=", vpnSetting)
    .executeTakeFirst();
  return ok({ show_banner: row !== undefined && jsonColumn<{ show_banner: boolean }>(row.value_json).show_banner });
};
