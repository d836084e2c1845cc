import { examples } from "@kadr/openapi/examples";
import type { Broadcast, TvProgramItem } from "@kadr/openapi/client";

/** When the example's second programme is on. */
export const now = Date.parse("2026-11-21T13:45:00Z");
const { items } = examples.getTvProgram.today;

/** The example's programmes and some later ones, each as long as the one of its place. */
export const day: readonly TvProgramItem[] = [...Array(3).keys()].flatMap((round) =>
  items.map((item, at) => {
    const shift = round * (Date.parse(items[2]?.end_ts ?? "") - Date.parse(items[0]?.start_ts ?? ""));
    const moved = (time: string) => new Date(Date.parse(time) + shift).toISOString();
    return {
      ...item,
      id: `${item.id}-${round}-${at}`,
      start_ts: moved(item.start_ts),
      end_ts: moved(item.end_ts),
      is_current: round === 0 && item.is_current,
      has_catch_up: round === 0 && at === 0,
    };
  }),
);

const [channel] = examples.listBroadcasts.history.results as unknown as [Broadcast];
const names = ["История.Кадр", "Кадр Кино", "Кадр Природа: большие реки и маленькие города", "Детский"];

/** Some channels; the programme of each begins somewhat later. */
export const broadcasts: readonly Broadcast[] = names.map((title, at) => ({
  ...channel,
  number: at + 1,
  video: { ...channel.video, id: `c${at}`.padEnd(32, "0"), title },
  items: day.map((item) => ({
    ...item,
    id: `${at}-${item.id}`,
    start_ts: new Date(Date.parse(item.start_ts) + at * 600_000).toISOString(),
    end_ts: new Date(Date.parse(item.end_ts) + at * 600_000).toISOString(),
  })),
}));
