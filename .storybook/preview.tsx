import "@kadr/design-system/global.ts";
import { withThemeByDataAttribute } from "@storybook/addon-themes";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { look } from "./look.ts";
import { frames, rest, settle } from "./stage.ts";
import { transcribe } from "./transcribe.ts";

/** What the test-runner asks of a story's page; see visual-tests/README.md. */
const asked = { frames, look, rest, settle, transcribe };
export type Asked = typeof asked;
Object.assign(globalThis, { kadrAsked: asked });
document.documentElement.lang = "ru";
// Storybook's own hidden pages have links: what leads past the header is the first one to axe only where nothing stands before it
for (const link of document.querySelectorAll(".sb-wrapper a")) link.removeAttribute("href");

// nor does axe go through what is shown only while a person waits for a story: 76 elements, where a card has 12
if (navigator.webdriver)
  for (const unseen of document.querySelectorAll(".sb-preparing-story, .sb-preparing-docs, .sb-nopreview"))
    unseen.remove();

// While a story takes longer to come, Storybook hides all that is in the body: what takes the focus as it comes, or is measured then, would
// fail. Its own cover lies over the window all the same.
const hiding = [...document.styleSheets]
  .flatMap((sheet) => [...sheet.cssRules])
  .filter((rule) => rule instanceof CSSStyleRule)
  .find(({ selectorText }) => selectorText.startsWith(".sb-show-preparing-story:not(.sb-show-main) >"));
if (hiding === undefined)
  throw new Error("Storybook hides stories that are coming by another rule than the one known here");
hiding.style.removeProperty("display");

configure({
  // a page's first lazy parts come late on a busy machine: the library's own second is a race
  asyncUtilTimeout: 5000 * Number(import.meta.env.STORYBOOK_MACHINE ?? 1),
  // the library's own prints the whole document each time that it looks in vain, 1 s of a slow machine: a toast came and went meanwhile
  getElementError: (message) => new Error(message ?? "nothing is found"),
});

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    // the panel for people; the test-runner runs axe itself, in both themes and at two widths (test-runner.ts)
    a11y: { test: navigator.webdriver ? "off" : "error" },
    layout: "padded",
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          "Foundations",
          "Primitives",
          "Cards",
          "Shelves",
          "Player",
          "Comments",
          "Navigation",
          "Notifications",
          "Popups",
          "Pay",
          "Flows",
          "Stubs",
          "Pages",
        ],
      },
    },
  },
  decorators: [
    withThemeByDataAttribute({
      themes: { light: "light", dark: "dark" },
      defaultTheme: "light",
      attributeName: "data-theme",
    }),
  ],
};
export default preview;
