import type { Selectable } from "kysely";
import type { VideosTable } from "../../db/schema.ts";
import { Problem } from "../../http/problems.ts";

export type VideoRow = Selectable<VideosTable>;

const details: Record<number, string> = {
  2042001: "Автор убрал это видео из открытого доступа",
  2042003: "Такого видео нет",
  2042008: "Видео на модерации",
  404: "Такого видео нет",
  410: "Видео перемещено",
};

/** The response for a video that cannot be shown, with its documented code (`video.unavailableCode`). */
export function unavailable(code: number): Problem {
  const detail = details[code] ?? "Видео недоступно";
  if (code === 410) return new Problem(410, "track_mismatch", detail);
  if (code === 404) return new Problem(404, "not_found", detail);
  if (code === 2042001 || code === 2042003) return new Problem(404, String(code), detail);
  return new Problem(403, code === 403 ? "forbidden" : String(code), detail);
}
