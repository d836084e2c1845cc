export interface View {
  readonly theme: "light" | "dark";
  /** Width of the window, px. */
  readonly width: number;
}

export interface StoryParameters {
  a11y?: { disable?: boolean };
  /** Header and landmarks are there too: axe's rules for pages are on. */
  page?: boolean;
  /** `skip`: why its pictures cannot be compared. `hidesRing`: they are taken without the ring of the focus. Default false. */
  visual?: { skip?: string; hidesRing?: boolean };
}

/** What axe is asked about a view: everything, or only the rules about colours. */
export type Audit = "whole" | "colours";

/** The part of the views that a run looks at: those that a change has to pass, or the others (`npm run test:all`); all to take new pictures. */
export type Reach = "gate" | "wide" | "all";

/** What is to be done in a view. */
export interface Look {
  readonly view: View;
  readonly audit?: Audit;
  readonly isPictured?: true;
}

/** Everything in each theme and at each width once; the other two pairs would say nothing new but of their colours. */
const everyStory: readonly Look[] = [
  { view: { theme: "light", width: 1280 }, audit: "whole", isPictured: true },
  { view: { theme: "dark", width: 1280 }, audit: "colours" },
  { view: { theme: "dark", width: 360 }, audit: "whole", isPictured: true },
  { view: { theme: "light", width: 360 }, audit: "colours" },
];
/** A whole page is laid out anew by its width. */
const everyPage: readonly Look[] = [
  ...everyStory.slice(0, 2),
  { view: { theme: "dark", width: 768 }, isPictured: true },
  ...everyStory.slice(2),
];
const widePage: readonly Look[] = [
  { view: { theme: "light", width: 360 }, isPictured: true },
  { view: { theme: "light", width: 1920 }, isPictured: true },
];

const asked = (looks: readonly Look[], { a11y, visual }: StoryParameters): readonly Look[] =>
  looks
    .map(({ view, audit, isPictured }) => ({
      view,
      ...(audit !== undefined && a11y?.disable !== true && { audit }),
      ...(isPictured && visual?.skip === undefined && { isPictured }),
    }))
    .filter(({ audit, isPictured }) => audit !== undefined || isPictured === true);

/** What the gate looks at, in this order: the width changes least often, for all is laid out anew then. `isPage`: it shows a whole page. */
export const gateLooks = (parameters: StoryParameters, isPage: boolean): readonly Look[] =>
  asked(isPage ? everyPage : everyStory, parameters);

/** What is looked at besides, after the gate's. */
export const wideLooks = (parameters: StoryParameters, isPage: boolean): readonly Look[] =>
  isPage ? asked(widePage, parameters) : [];

/** The name of a story's picture, without its ending. */
export const pictureName = (storyId: string, view: View): string => `${storyId}--${view.theme}-${view.width}`;
/** The story of a picture's file. */
export const storyOfPicture = (file: string): string => file.replace(/--(?:light|dark)-\d+\.webp$/, "");
