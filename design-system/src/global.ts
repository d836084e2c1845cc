import { css } from "linaria";
import "./tokens/fonts.css";
import { darkPalette, lightPalette } from "./tokens/palette.ts";
import { color, focusRing, font, media, size } from "./tokens/index.ts";

/**
 * The only stylesheet with a side effect: variables of the two themes, the page's ground, focus. Import it once, in
 * the host's entry and in Storybook's preview. `data-theme` on the root forces a theme; without it the system decides.
 * @public (imported for its effect)
 */
export const globals = css`
  :global() {
    :root {
      color-scheme: light;
      --k-font: "Golos Text", "Golos Text Fallback", "Golos Text Fallback Roboto", "Golos Text Fallback DejaVu", system-ui, sans-serif;
      --k-motion-entry: 200ms;
      --k-motion-distance: 1;
      --k-gutter: 32px;
      --k-header-height: 72px;
      ${lightPalette};
    }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme="light"]) {
        color-scheme: dark;
        ${darkPalette};
      }
    }
    :root[data-theme="dark"] {
      color-scheme: dark;
      ${darkPalette};
    }
    ${media.tablet} {
      :root {
        --k-gutter: 24px;
        --k-header-height: 64px;
      }
    }
    ${media.mobile} {
      :root {
        --k-gutter: 16px;
        --k-header-height: 48px;
      }
    }
    /*
     * Somebody draws a menu at the bottom of the screen (BottomMenu): what lies there goes above it, and says so. A variable of the root
     * would be inherited by every element, and the style of each worked out anew when the menu comes.
     */
    ${media.belowDesktop} {
      :root[data-bottom-menu] {
        scroll-padding-block-end: ${size.bottomMenu};
      }
      :root[data-bottom-menu] [data-above-bottom-menu] {
        --k-bottom-menu: ${size.bottomMenu};
      }
    }
    ${media.reducedMotion} {
      :root {
        --k-motion-entry: 120ms;
        --k-motion-distance: 0;
      }
    }
    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }
    html {
      background: ${color.surface};
      color: ${color.text};
      text-size-adjust: 100%;
      -webkit-text-size-adjust: 100%;
      scroll-padding-block: calc(var(--k-header-height) + 8px) 0;
    }
    body {
      margin: 0;
      font: ${font.body};
      -webkit-font-smoothing: antialiased;
      -moz-osx-font-smoothing: grayscale;
      overflow-wrap: break-word;
    }
    h1,
    h2,
    h3,
    h4,
    p,
    ul,
    ol,
    figure,
    fieldset {
      margin: 0;
      padding: 0;
    }
    ul,
    ol {
      list-style: none;
    }
    fieldset {
      border: 0;
      min-inline-size: 0;
    }
    button,
    input,
    textarea,
    select {
      font: inherit;
      color: inherit;
      letter-spacing: inherit;
    }
    a {
      color: inherit;
      text-decoration: none;
    }
    img,
    svg,
    video:not([hidden]) {
      display: block;
    }
    /* the one ring: components say only where theirs is other */
    :focus-visible {
      outline: ${focusRing.outline};
      outline-offset: ${focusRing.offset};
    }
    ::selection {
      background: ${color.accent};
      color: ${color.textOnAccent};
    }
  }
`;
