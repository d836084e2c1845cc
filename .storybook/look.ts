import { auditLayout, type LayoutRule } from "../visual-tests/audits/index.ts";
import type { Audit, Layout, View } from "../visual-tests/pictures/views.ts";
import { finishMovements, settle } from "./stage.ts";

/** What the page is looked at for, in the window that it has. */
export interface LookRequest {
  readonly theme: View["theme"];
  /** The window has another size than in the look before. */
  readonly isSized: boolean;
  readonly audit: Audit | undefined;
  readonly layout: Layout | undefined;
  /** Header and landmarks are there too: axe's rules for pages are on. */
  readonly hasLandmarks: boolean;
  /** The layout of a whole page: it has a gutter and headings of its own. */
  readonly isPage: boolean;
  /** Rules of the layout that are not checked. */
  readonly excused: readonly LayoutRule[];
}

export interface Findings {
  readonly violations: readonly string[];
  readonly faults: readonly string[];
}

/** axe's rules whose findings depend on colours. */
const ofColours = ["color-contrast", "link-in-text-block"];
const ofEverything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function findViolations(audit: Audit, hasLandmarks: boolean): Promise<string[]> {
  const { default: axe } = await import("axe-core");
  // it would write down the source of each element that it looks at, a quarter of its time; a finding names the place
  axe.configure({ noHtml: true });
  const { violations } = await axe.run(document, {
    // a frame holds another origin's page
    iframes: false,
    resultTypes: ["violations"],
    // of what it would load before, only its experimental rules read the sheets of styles, which it writes and parses anew
    preload: { assets: ["media"] },
    runOnly: audit === "colours" ? ofColours : ofEverything,
    rules: {
      "target-size": { enabled: true },
      "label-content-name-mismatch": { enabled: true },
      region: { enabled: hasLandmarks },
      "landmark-one-main": { enabled: hasLandmarks },
      "page-has-heading-one": { enabled: hasLandmarks },
    },
  });
  return violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}

/** Draws the page as one look wants it and gives what is wrong in it: all in the page, where a message for each step would cost more than the step. */
export async function look(request: LookRequest): Promise<Findings> {
  const { theme, isSized, audit, layout, hasLandmarks, isPage, excused } = request;
  if (isSized) {
    document.documentElement.setAttribute("data-theme", theme);
    await settle();
  } else await finishMovements(theme);
  return {
    violations: audit === undefined ? [] : await findViolations(audit, hasLandmarks),
    faults: layout === undefined ? [] : await auditLayout({ isPage, isChanged: layout === "changed", excused }),
  };
}
