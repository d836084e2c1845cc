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

const key = ({ theme, width }: View): string => `${theme}-${width}`;

/**
 * Which of a page's views a run looks at: those that a change has to pass, or the others (`npm run test:all`); all to take new
 * pictures.
 */
export type Reach = "gate" | "wide" | "all";

interface Look {
  readonly view: View;
  readonly audit: Audit | undefined;
  readonly isPictured: boolean;
}
const look = (theme: View["theme"], width: number, audit: Audit | undefined, isPictured: boolean): Look => ({
  view: { theme, width },
  audit,
  isPictured,
});

/** Everything in each theme and at each width once; the other two pairs would say nothing new but of their colours. */
const everyStory: readonly Look[] = [
  look("light", 1280, "whole", true),
  look("dark", 1280, "colours", false),
  look("dark", 360, "whole", true),
  look("light", 360, "colours", false),
];
/** A whole page is laid out anew by its width. */
const everyPage: readonly Look[] = [look("dark", 768, undefined, true)];
const wide: readonly Look[] = [look("light", 1920, undefined, true), look("light", 360, undefined, true)];

/**
 * What is to be done with a story, view by view, each view once: the width changes least often, for all is laid out anew then.
 * `isPage`: it shows a whole page.
 */
export function viewsOf({ a11y, visual }: StoryParameters, isPage: boolean, reach: Reach = "gate"): readonly Look[] {
  const chosen = [
    ...(reach === "wide" ? [] : [...everyStory, ...(isPage ? everyPage : [])]),
    ...(isPage && reach !== "gate" ? wide : []),
  ];
  const looks = new Map<string, Look>();
  for (const { view, audit, isPictured } of chosen) {
    const before = looks.get(key(view));
    looks.set(key(view), {
      view,
      audit: a11y?.disable === true ? undefined : (before?.audit ?? audit),
      isPictured: visual?.skip === undefined && (isPictured || before?.isPictured === true),
    });
  }
  return [...looks.values()]
    .filter(({ audit, isPictured }) => audit !== undefined || isPictured)
    .sort((one, two) => two.view.width - one.view.width);
}

/** The name of a story's picture, without its ending. */
export const pictureName = (storyId: string, view: View): string => `${storyId}--${key(view)}`;
/** The story of a picture's file. */
export const storyOfPicture = (file: string): string => file.replace(/--(?:light|dark)-\d+\.webp$/, "");
