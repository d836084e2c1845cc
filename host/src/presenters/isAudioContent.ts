import type { Card } from "@kadr/openapi/client";

/** Audio by its mark or by its origin (VIDEO-PAGE-03): a card may have only one of them. */
export const isAudioContent = ({ is_audio, origin_type }: Pick<Card, "is_audio" | "origin_type">): boolean =>
  is_audio === true || origin_type === "rtba";
