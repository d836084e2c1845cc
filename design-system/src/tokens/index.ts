/**
 * The tokens that every stylesheet of Kadr uses. Values are literal strings so that Linaria reads them without
 * running code: `color: ${color.text};`. The colours behind the variables are in `palette.ts`.
 */
export const color = {
  /** the page */
  surface: "var(--k-surface)",
  /** what lies or floats above the page: cards with a ground, popups */
  surfaceRaised: "var(--k-surface-raised)",
  /** wells: code, quiet areas */
  surfaceSunken: "var(--k-surface-sunken)",
  /** a block of words that lies on the page: a description, a notice; in the dark theme lighter than the page */
  surfaceBlock: "var(--k-surface-block)",
  /** rows and quiet buttons under the pointer */
  surfaceHover: "var(--k-surface-hover)",
  surfacePressed: "var(--k-surface-pressed)",
  surfaceSelected: "var(--k-surface-selected)",
  /** filled controls: secondary button, chip, field */
  control: "var(--k-control)",
  controlHover: "var(--k-control-hover)",
  controlPressed: "var(--k-control-pressed)",
  text: "var(--k-text)",
  textMuted: "var(--k-text-muted)",
  textDisabled: "var(--k-text-disabled)",
  textInverse: "var(--k-text-inverse)",
  /** toasts and tooltips: the opposite of the page */
  surfaceInverse: "var(--k-surface-inverse)",
  accentOnInverse: "var(--k-accent-on-inverse)",
  successOnInverse: "var(--k-success-on-inverse)",
  dangerOnInverse: "var(--k-danger-on-inverse)",
  hoverOnInverse: "var(--k-hover-on-inverse)",
  pressedOnInverse: "var(--k-pressed-on-inverse)",
  /** hairlines that only separate */
  line: "var(--k-line)",
  /** boundaries that tell where a control is (3:1) */
  lineStrong: "var(--k-line-strong)",
  /** fills and marks */
  accent: "var(--k-accent)",
  accentHover: "var(--k-accent-hover)",
  accentPressed: "var(--k-accent-pressed)",
  /** accent as the colour of words and icons on a surface */
  accentText: "var(--k-accent-text)",
  accentSoft: "var(--k-accent-soft)",
  textOnAccent: "var(--k-text-on-accent)",
  live: "var(--k-live)",
  textOnLive: "var(--k-text-on-live)",
  premium: "var(--k-premium)",
  premiumHover: "var(--k-premium-hover)",
  premiumPressed: "var(--k-premium-pressed)",
  textOnPremium: "var(--k-text-on-premium)",
  /** premium as the colour of words on a surface */
  premiumText: "var(--k-premium-text)",
  danger: "var(--k-danger)",
  dangerHover: "var(--k-danger-hover)",
  dangerPressed: "var(--k-danger-pressed)",
  dangerSoft: "var(--k-danger-soft)",
  textOnDanger: "var(--k-text-on-danger)",
  success: "var(--k-success)",
  successSoft: "var(--k-success-soft)",
  warning: "var(--k-warning)",
  focus: "var(--k-focus)",
  /** behind dialogs */
  overlay: "var(--k-overlay)",
  skeleton: "var(--k-skeleton)",
  /** duration and marks laid over a picture, same in both themes */
  badge: "var(--k-badge)",
  textOnBadge: "var(--k-text-on-badge)",
  /** the player is dark in both themes */
  player: "var(--k-player)",
  playerChrome: "var(--k-player-chrome)",
  textOnPlayer: "var(--k-text-on-player)",
  textMutedOnPlayer: "var(--k-text-muted-on-player)",
  playerTrack: "var(--k-player-track)",
  playerHover: "var(--k-player-hover)",
  playerPressed: "var(--k-player-pressed)",
  playerAccent: "var(--k-player-accent)",
  /** a light button over the player while it is pressed; at rest its ground is `textOnPlayer`, its words are `player` */
  playerLightPressed: "var(--k-player-light-pressed)",
  lineFloating: "var(--k-line-floating)",
  /** grounds of other services' marks, theirs in both themes; each stands beside its written name */
  brandVk: "var(--k-brand-vk)",
  brandTelegram: "var(--k-brand-telegram)",
  brandWhatsapp: "var(--k-brand-whatsapp)",
  brandOk: "var(--k-brand-ok)",
  textOnBrand: "var(--k-text-on-brand)",
} as const;

/** The 4 px grid; the key is the number of steps: `space[4]` is 16 px. */
export const space = {
  0: "0",
  0.5: "2px",
  1: "4px",
  1.5: "6px",
  2: "8px",
  3: "12px",
  4: "16px",
  5: "20px",
  6: "24px",
  7: "28px",
  8: "32px",
  9: "36px",
  10: "40px",
  11: "44px",
  12: "48px",
  14: "56px",
  16: "64px",
  18: "72px",
  20: "80px",
  24: "96px",
} as const;

export const radius = {
  /** 4 px */
  badge: "4px",
  /** 8 px */
  control: "8px",
  /** 8 px */
  thumbnail: "8px",
  /** 16 px */
  popup: "16px",
  full: "9999px",
} as const;

/** Shorthands for the `font` property: weight size/line-height family. Sizes follow the reader's browser setting (rem). */
export const font = {
  family: "var(--k-font)",
  /** 12/16 */
  caption: "400 0.75rem/1rem var(--k-font)",
  captionStrong: "500 0.75rem/1rem var(--k-font)",
  /** 14/20 */
  body: "400 0.875rem/1.25rem var(--k-font)",
  bodyStrong: "500 0.875rem/1.25rem var(--k-font)",
  /** 16/24 */
  lead: "400 1rem/1.5rem var(--k-font)",
  leadStrong: "500 1rem/1.5rem var(--k-font)",
  /** 20/28 */
  title: "600 1.25rem/1.75rem var(--k-font)",
  /** 24/32 */
  heading: "600 1.5rem/2rem var(--k-font)",
  /** 32/40 */
  display: "600 2rem/2.5rem var(--k-font)",
} as const;

export const weight = { regular: "400", medium: "500", semibold: "600", bold: "700" } as const;

/** `font-variant-numeric` for time codes, counts and prices */
export const numerals = { tabular: "tabular-nums" } as const;

export const depth = {
  /** what floats: menus, dialogs, toasts; add `border: 1px solid ${color.lineFloating}` for the dark theme's hairline */
  floating: "var(--k-shadow-floating)",
  control: "var(--k-shadow-control)",
} as const;

/** Durations with easing; both become at most 120 ms of cross-fade under `prefers-reduced-motion` */
export const motion = {
  /** 120 ms: hover, pressed, selected */
  state: "120ms cubic-bezier(0.2, 0, 0, 1)",
  /** 200 ms: a popup, a toast, a sheet comes in; 120 ms under reduced motion */
  entry: "var(--k-motion-entry) cubic-bezier(0.2, 0, 0, 1)",
  /** multiply a movement by it: 1, or 0 under reduced motion: `translate: 0 calc(8px * ${motion.distance})` */
  distance: "var(--k-motion-distance)",
} as const;

/** Widths of devices: mobile below 768, tablet below 1024, desktop below 2560, wide (tv) up to 3600, wall (big tv) above, px (`device.classes`) */
export const media = {
  mobile: "@media (max-width: 767.98px)",
  tablet: "@media (min-width: 768px) and (max-width: 1023.98px)",
  tabletUp: "@media (min-width: 768px)",
  belowDesktop: "@media (max-width: 1023.98px)",
  desktop: "@media (min-width: 1024px)",
  wide: "@media (min-width: 2560px)",
  wall: "@media (min-width: 3600.02px)",
  hover: "@media (hover: hover)",
  coarse: "@media (pointer: coarse)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  forcedColors: "@media (forced-colors: active)",
} as const;

/** The same edges as numbers, px */
export const breakpoint = { tablet: 768, desktop: 1024, wide: 2560, wall: 3601 } as const;

export { cardWidths } from "./cardWidths.ts";

export const layer = {
  raised: "1",
  sticky: "100",
  header: "200",
  mobileMenu: "210",
  popover: "300",
  modal: "400",
  toast: "500",
  tooltip: "600",
  skipLink: "700",
} as const;

/** Sizes that several families share */
export const size = {
  /** 16 / 24 / 32 px by device */
  gutter: "var(--k-gutter)",
  /** 48 / 64 / 72 px by device */
  header: "var(--k-header-height)",
  /** 68 px: of the menu at the bottom of a phone */
  bottomMenu: "68px",
  /** 24 px: the smallest thing a finger or a pointer may be asked to hit */
  hit: "24px",
  /** 44 px: on touch widths */
  hitTouch: "44px",
} as const;

/** For the `::after` of what is positioned, under a finger: what is pressed takes 44 px each way, however small it is drawn. */
export const fingerArea = `
  content: "";
  position: absolute;
  inset: 50% auto auto 50%;
  width: max(100%, ${size.hitTouch});
  height: max(100%, ${size.hitTouch});
  translate: -50% -50%;
`;

/**
 * The page gives its ring to whatever is `:focus-visible` (`global.ts`): a component writes only what is other there, and
 * the whole where something else decides (`[data-focus-visible]` of react-aria, a ring of the box around a field).
 */
export const focusRing = {
  outline: "2px solid var(--k-focus)",
  offset: "2px",
  /** for what sits in a clipping scroller */
  inset: "-2px",
  onPlayer: "2px solid var(--k-text-on-player)",
} as const;
