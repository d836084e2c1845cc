import { cutWords, dots, gutter, headings, sideways } from "./layout.ts";
import { smallTargets } from "./targets.ts";
import { changeText, textChanges } from "./textChanges.ts";

/** Each says what is wrong where, in the words that it is about. */
const rules = { sideways, cutWords, dots, headings, gutter, smallTargets };
export type LayoutRule = keyof typeof rules;

/** Those of a whole page: only it has a gutter, and headings that nothing else around them cuts. */
const ofPages: readonly LayoutRule[] = ["headings", "gutter"];
/** Rules that hold also where words are larger or wider than they were drawn. */
const ofAnyText: readonly LayoutRule[] = ["sideways", "cutWords", "dots"];

/** Rules to check on a layout. */
export interface LayoutRequest {
  readonly isPage: boolean;
  /** A finger presses, and the text is as people change it. */
  readonly isChanged: boolean;
  /** Rules that are not checked. */
  readonly excused: readonly LayoutRule[];
}

const drawn = async (): Promise<void> =>
  new Promise((resolve) => void requestAnimationFrame(() => void requestAnimationFrame(() => void resolve())));

/** Faults of the layout of the page as it is now: each with the words that it is about. */
export async function auditLayout({ isPage, isChanged, excused }: LayoutRequest): Promise<string[]> {
  const ask = (names: readonly LayoutRule[]) =>
    names.filter((name) => !excused.includes(name)).flatMap((name) => rules[name]());
  const found = ask([...ofAnyText, ...(isPage ? ofPages : []), ...(isChanged ? (["smallTargets"] as const) : [])]);
  if (!isChanged) return found;
  for (const change of textChanges) {
    changeText(change);
    await drawn();
    found.push(...ask(ofAnyText).map((fault) => `with ${change} ${fault}`));
  }
  changeText();
  return found;
}
