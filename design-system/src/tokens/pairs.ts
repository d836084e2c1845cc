import type { lightPalette } from "./palette.ts";

export type Variable = keyof typeof lightPalette;

/** Colour on its ground: [foreground, ground]. */
export type Pair = readonly [Variable, Variable];

const grounds = [
  "--k-surface",
  "--k-surface-raised",
  "--k-surface-sunken",
  "--k-surface-block",
  "--k-surface-hover",
  "--k-surface-pressed",
] as const;
const fills = ["--k-control", "--k-control-hover", "--k-control-pressed"] as const;
const on = (foreground: Variable, ...surfaces: Variable[]): Pair[] => surfaces.map((surface) => [foreground, surface]);

/** Words and icons that mean something: at least 4.5:1 in both themes. */
export const textPairs: readonly Pair[] = [
  ...on("--k-text", ...grounds, ...fills, "--k-surface-selected"),
  ...on(
    "--k-text-muted",
    "--k-surface",
    "--k-surface-raised",
    "--k-surface-sunken",
    "--k-surface-block",
    "--k-surface-hover",
    "--k-control",
    "--k-skeleton",
  ),
  ...on(
    "--k-accent-text",
    "--k-surface",
    "--k-surface-raised",
    "--k-surface-block",
    "--k-surface-hover",
    "--k-surface-selected",
    "--k-accent-soft",
  ),
  ...on("--k-text-on-accent", "--k-accent", "--k-accent-hover", "--k-accent-pressed"),
  ...on("--k-text-on-live", "--k-live"),
  ...on("--k-text-on-premium", "--k-premium", "--k-premium-hover", "--k-premium-pressed"),
  ...on("--k-premium-text", "--k-surface", "--k-surface-raised"),
  ...on("--k-danger", "--k-surface", "--k-surface-raised", "--k-danger-soft"),
  ...on("--k-text-on-danger", "--k-danger", "--k-danger-hover", "--k-danger-pressed"),
  ...on("--k-success", "--k-surface", "--k-surface-raised", "--k-success-soft"),
  ...on("--k-warning", "--k-surface", "--k-surface-raised"),
  ...on("--k-text-inverse", "--k-surface-inverse"),
  ...on("--k-accent-on-inverse", "--k-surface-inverse"),
  ...on("--k-text-on-player", "--k-player"),
  ...on("--k-text-muted-on-player", "--k-player"),
  ...on("--k-player", "--k-player-light-pressed"),
];

/** Boundaries and states of controls, marks, large text: at least 3:1. */
export const controlPairs: readonly Pair[] = [
  ...on("--k-line-strong", "--k-surface", "--k-surface-raised"),
  ...on("--k-focus", "--k-surface", "--k-surface-raised", "--k-surface-hover", "--k-control"),
  ...on("--k-accent", "--k-surface", "--k-surface-raised", "--k-control-pressed"),
  ...on("--k-live", "--k-surface"),
  ...on("--k-success-on-inverse", "--k-surface-inverse"),
  ...on("--k-danger-on-inverse", "--k-surface-inverse"),
  ...on("--k-player-accent", "--k-player"),
  // the thumb of a switch on its track
  ...on("--k-surface-raised", "--k-line-strong", "--k-accent"),
];

/** Laid over any picture: the ground is translucent, so the worst picture (white) is put under it. */
export const overPicturePairs: readonly Pair[] = [
  ...on("--k-text-on-badge", "--k-badge"),
  ...on("--k-text-on-player", "--k-player-chrome"),
  ...on("--k-text-muted-on-player", "--k-player-chrome"),
];
