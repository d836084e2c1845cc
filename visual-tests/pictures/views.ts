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

/**
 * Axe is run in these: targets and reflow differ by width, and the theme is an attribute of the root that changes colours alone; the fourth
 * pair would say nothing new.
 */
const auditViews: readonly (View & { readonly audit: Audit })[] = [
  { theme: "light", width: 1280, audit: "whole" },
  { theme: "light", width: 360, audit: "whole" },
  { theme: "dark", width: 1280, audit: "colours" },
];
/** Each theme and each width once. */
const pictureViews: readonly View[] = [
  { theme: "light", width: 1280 },
  { theme: "dark", width: 360 },
];
/** A whole page is laid out anew by its width. */
const pageViews: readonly View[] = [
  { theme: "light", width: 360 },
  { theme: "dark", width: 768 },
  { theme: "light", width: 1920 },
];

const key = ({ theme, width }: View): string => `${theme}-${width}`;

/** What is to be done with a story, view by view: themes change least often, each view once. `isPage`: it shows a whole page. */
export function viewsOf(
  { a11y, visual }: StoryParameters,
  isPage: boolean,
): { readonly view: View; readonly audit: Audit | undefined; readonly isPictured: boolean }[] {
  const audited = new Map(a11y?.disable === true ? [] : auditViews.map((view) => [key(view), view.audit]));
  const pictured = new Set(visual?.skip === undefined ? [...pictureViews, ...(isPage ? pageViews : [])].map(key) : []);
  const all = new Map(
    [...auditViews, ...pictureViews, ...pageViews].map(({ theme, width }) => [key({ theme, width }), { theme, width }]),
  );
  return [...all.values()]
    .filter((view) => audited.has(key(view)) || pictured.has(key(view)))
    .sort((one, two) => two.theme.localeCompare(one.theme) || two.width - one.width)
    .map((view) => ({ view, audit: audited.get(key(view)), isPictured: pictured.has(key(view)) }));
}

/** The name of a story's picture, without its ending. */
export const pictureName = (storyId: string, view: View): string => `${storyId}--${key(view)}`;
/** The story of a picture's file. */
export const storyOfPicture = (file: string): string => file.replace(/--(?:light|dark)-\d+\.webp$/, "");
