import type { Selectable } from "kysely";
import { prepared } from "../../db/prepared.ts";
import type { ResourcesTable } from "../../db/schema.ts";
import { listedVideos } from "../shared/card-lists.ts";
import { videoCard } from "../shared/cards.ts";
import type { Call } from "../call.ts";
import { jsonColumn } from "../shared/format.ts";
import { notHidden } from "../shared/hidden-rows.ts";

/** Streams that one tabbed shelf holds. */
const maxItems = 200;

interface Tab {
  readonly id: string;
  readonly name: string;
  readonly childs: unknown[];
}

const streamsOf = prepared((db, { shelf, userId }: { shelf: number; userId: number | undefined }) =>
  listedVideos(db)
    .innerJoin("shelf_items as s", "s.track_id", "v.track_id")
    .innerJoin("categories as c", "c.id", "v.category_id")
    .select(["c.id as category_id", "c.name as category_name"])
    .where("s.resource_id", "=", shelf)
    .where(notHidden(userId))
    .orderBy("s.position")
    .limit(maxItems),
);

/** The tabs of a shelf of widget type live_by_topic: its streams by category (SHELF-COMMON-06); nothing for any other shelf. */
export async function liveTabs(call: Call, resource: Selectable<ResourcesTable>): Promise<{ tabs?: Tab[] }> {
  if (jsonColumn<{ widget_type?: string }>(resource.extra_params_json).widget_type !== "live_by_topic") return {};
  const rows = await streamsOf(call.context.db, { shelf: resource.id, userId: call.user?.id });
  const tabs = new Map<number, Tab>();
  for (const row of rows) {
    const tab = tabs.get(row.category_id) ?? { id: String(row.category_id), name: row.category_name, childs: [] };
    tab.childs.push(videoCard(call.context, row));
    tabs.set(row.category_id, tab);
  }
  return { tabs: [...tabs.values()] };
}
