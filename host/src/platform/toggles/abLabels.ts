import type { AbTest } from "@kadr/openapi/client";

/** The group without a change: that of a user who falls into none (`abTest.defaultLabel`). */
export const defaultLabel = "A";

/**
 * Where a user stands in a test, from 0 to 100: the same for the same user and salt, and even over all users. FNV-1a over the bytes, with
 * a last mixing (murmur3), since ids that differ in their last letter would else stand side by side.
 */
export function bucketOf(user: string, salt: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${salt}:${user}`)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000) * 100;
}

/** The group of a user: the first whose percents, added up with those before it, reach beyond the bucket (COMMON-TOGGLES-01). */
export function labelOf({ salt, groups }: AbTest, user: string): string {
  const bucket = bucketOf(user, salt);
  let reached = 0;
  for (const { label, percent } of groups) {
    reached += percent;
    if (bucket < reached) return label;
  }
  return defaultLabel;
}
