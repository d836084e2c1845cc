import type { LayoutRule } from "../audits/index.ts";

export interface View {
  readonly theme: "light" | "dark";
  /** Width of the window, px. */
  readonly width: number;
  /** Height of the window, px. Default 720. */
  readonly height?: number;
}

/** A window, px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

export interface StoryWindow extends Size {
  /** Of its picture. Default "light". */
  readonly theme?: View["theme"];
}

export interface StoryParameters {
  a11y?: { disable?: boolean };
  /** Header and landmarks are there too: axe's rules for pages are on. */
  page?: boolean;
  /** `skip`: why its pictures cannot be compared. `hidesRing`: they are taken without the ring of the focus. Default false. */
  visual?: { skip?: string; hidesRing?: boolean };
  /**
   * The window in which it plays and is looked at, for what is only there: a phone's sheet, a phone on its side. Default: it plays at
   * 1280 × 720 and is looked at in every width.
   */
  window?: StoryWindow;
  /** Why only its play counts: what it ends with is looked at in another story. Default false. */
  playOnly?: string | false;
  /** It plays for a person who wants motion. Default false: nobody does. */
  hasMotion?: boolean;
  /** Rules of the layout that are not asked here, each with the reason. Default: all are. */
  excused?: Readonly<Partial<Record<LayoutRule, string>>>;
}

/** Rules that axe checks in a view: all, or only those about colours. */
export type Audit = "whole" | "colours";

/** The part of the views that a run looks at: those that a change has to pass, or the others (`npm run test:all`); all to take new pictures. */
export type Reach = "gate" | "wide" | "all";

/** How the layout of a view is audited: as it is drawn, or also as a finger and larger or wider set text meet it. */
export type Layout = "drawn" | "changed";

/** Tasks in a view. */
export interface Look {
  readonly view: View;
  readonly audit?: Audit;
  readonly layout?: Layout;
  readonly isPictured?: true;
}

/**
 * Each story in each theme and at each width once; the other two pairs would say nothing new but of their colours. The narrowest window
 * (WCAG 1.4.10) is the hardest for every layout: there it is tried by a finger and with changed text, too.
 */
const everyStory: readonly Look[] = [
  { view: { theme: "light", width: 1280 }, audit: "whole", layout: "drawn", isPictured: true },
  { view: { theme: "dark", width: 1280 }, audit: "colours" },
  { view: { theme: "dark", width: 360 }, audit: "whole", layout: "drawn", isPictured: true },
  { view: { theme: "light", width: 360 }, audit: "colours" },
  { view: { theme: "light", width: 320 }, layout: "changed" },
];
/**
 * A whole page is laid out anew by its width: pictures first, for what a page remembers of a window could be seen in the next; then a phone
 * on its side, a desktop, a television.
 */
const widePage: readonly Look[] = [
  { view: { theme: "light", width: 360 }, isPictured: true },
  { view: { theme: "dark", width: 768 }, layout: "drawn", isPictured: true },
  { view: { theme: "light", width: 1920 }, layout: "drawn", isPictured: true },
  { view: { theme: "light", width: 740, height: 360 }, layout: "changed" },
  { view: { theme: "light", width: 1440, height: 900 }, layout: "changed" },
  { view: { theme: "light", width: 3840, height: 2160 }, layout: "drawn" },
];

/** A story of one window is looked at in it alone. */
const inWindow = ({ width, height, theme = "light" }: StoryWindow): readonly Look[] => [
  { view: { theme, width, height }, audit: "whole", layout: "drawn", isPictured: true },
  { view: { theme: theme === "light" ? "dark" : "light", width, height }, audit: "colours" },
];

/**
 * Where its things stand, audits measure in every view, so one picture of a state is enough: in light at 1280 px or in dark at 360 px, by its
 * name, so that a part has some of each. A part's `Default` has both, and so has a page, whose layout is another one on a phone.
 */
export const hasPicture = (storyId: string, { theme }: Pick<View, "theme">): boolean =>
  /^pages-|--default$/.test(storyId) ||
  [...storyId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === (theme === "light" ? 0 : 1);

const withoutSkipped = (looks: readonly Look[], { a11y, visual }: StoryParameters): readonly Look[] =>
  looks
    .map(({ view, audit, layout, isPictured }) => ({
      view,
      ...(audit !== undefined && a11y?.disable !== true && { audit }),
      ...(layout !== undefined && { layout }),
      ...(isPictured && visual?.skip === undefined && { isPictured }),
    }))
    .filter(({ audit, layout, isPictured }) => audit !== undefined || layout !== undefined || isPictured === true);

/** Looks of the gate, in this order: the width changes least often, for all is laid out anew then. */
export const gateLooks = (storyId: string, parameters: StoryParameters): readonly Look[] =>
  withoutSkipped(
    parameters.window === undefined
      ? everyStory.map(({ isPictured, ...look }) => ({
          ...look,
          ...(isPictured && hasPicture(storyId, look.view) && { isPictured }),
        }))
      : inWindow(parameters.window),
    parameters,
  );

/** Further looks, after the gate's. `isPage`: the story shows a whole page. */
export const wideLooks = (parameters: StoryParameters, isPage: boolean): readonly Look[] =>
  isPage && parameters.window === undefined ? withoutSkipped(widePage, parameters) : [];

/** The size of the window of a view. */
export const sizeOf = ({ width, height = 720 }: View): Size => ({ width, height });
/** The window in which a story plays. */
export const windowOf = ({ window }: StoryParameters): Size => window ?? { width: 1280, height: 720 };

/** The name of a story's picture, without its ending. */
export const pictureName = (storyId: string, view: View): string => `${storyId}--${view.theme}-${view.width}`;
/** The story of a picture's file. */
export const storyOfPicture = (file: string): string => file.replace(/--(?:light|dark)-\d+\.webp$/, "");
