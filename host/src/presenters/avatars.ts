import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import { atWidth } from "../links/safeUrl.ts";

/** Width at which every avatar is asked for, device px: twice the largest round picture (card.fixedWidths: 140). */
const avatarWidth = 280;

/**
 * The one address of somebody's avatar. It stands on cards, over comments and in round cards at different sizes, and weighs little:
 * asked for at each size it would be loaded once for each.
 */
export const avatarAt = (address: SafeMediaUrl | undefined): SafeMediaUrl | undefined =>
  address === undefined ? undefined : atWidth(address, avatarWidth);
