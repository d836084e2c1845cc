import type { Page, Response } from "@playwright/test";

/**
 * What no first screen needs has begun: measuring, messages, invitations. Among the first that a page asks for then is the list of
 * partners. Called before the page is opened.
 */
export const backgroundOf = (page: Page): Promise<Response> => page.waitForResponse(/\/info\/partners\//);
