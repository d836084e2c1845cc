import { momentParams } from "@kadr/openapi/pages";

const seconds = (hours = "0", minutes = "0", rest = "0") => Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);

/** A moment as people and other sites write it: `90`, `10.5`, `90s`, `1h2m3s`, `1:30`, `1:02:03`, the `npt:10,20` of media fragments. */
function momentOf(written: string): number | null {
  // Of a span the beginning counts.
  const text = written.trim().toLowerCase().replace(/^npt:/, "").split(",", 1)[0] ?? "";
  const clock = /^(?:(\d{1,3}):)?(\d{1,4}):([0-5]?\d(?:\.\d{1,6})?)$/.exec(text);
  if (clock) return seconds(clock[1], clock[2], clock[3]);
  const units = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6}(?:\.\d{1,6})?)s?)?$/.exec(text);
  return units && text !== "" ? seconds(units[1], units[2], units[3]) : null;
}

/**
 * The moment that an address says to begin at, s; null where it says none that can be read. The fragment (`#t=90`) is read after the query: a
 * server never sees it.
 */
export function startSecondsOf(search: string, hash = ""): number | null {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  for (const written of [...momentParams.map((name) => query.get(name)), fragment.get("t")]) {
    const moment = written === null ? null : momentOf(written);
    if (moment !== null) return moment;
  }
  return null;
}
