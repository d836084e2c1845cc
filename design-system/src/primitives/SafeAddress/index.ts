/**
 * Addresses that were checked. A component takes no plain text for an address: who draws a link or a picture has to ask the gate of the
 * app first (here host/src/links), and what has not does not compile. Only a gate makes these; in stories and tests `./testing` does.
 */
declare const gate: unique symbol;

/** Address that a link may have: one of our own, or of another site over https. A person who follows one to a stranger's site is asked before. */
export type SafeHref = string & { readonly [gate]: "href" };

/** Address that a picture, a film, a subtitle file or a frame may come from: our own origins only. */
export type SafeMediaUrl = string & { readonly [gate]: "media" };

/** Such addresses for several densities, as the attribute takes them; `imageSrcSet` makes it. */
export type SafeSrcSet = string & { readonly [gate]: "srcset" };

/** A place in the page, which leads nowhere else. */
export type InPage = `#${string}`;
