/**
 * Where the player stands on a wide page, for the page and for the document that shows a picture before it (documentStage.ts).
 * `--content` is the width between the gutters. CSS texts, read without running code.
 */

/** Between the video and what stands beside it. */
export const columnGap = "24px";

/** Column beside the video: 400 px, three tenths on a television, where more recommendations fit beside each other. */
export const stageBeside = "var(--content) - 400px - 24px";
export const stageBesideWide = "var(--content) * 0.7 - 24px";

/** The whole video with its bar is in sight also on a low or very wide screen; below 480 px of height it would be a stamp. */
export const stageByHeight = "max(480px, 100dvh - var(--k-header-height) - 48px) * 16 / 9";

/** Below desktop it is as wide as the screen: on a phone on its side so high that its time line is in sight. */
export const stageMaxHeight = "max(160px, 100dvh - var(--k-header-height))";
