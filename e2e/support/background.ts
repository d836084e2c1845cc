import type { Page, Response } from "@playwright/test";

/**
 * The work that no first screen needs has begun: measuring, messages, invitations. Among its first requests is the list of
 * partners. Called before the page is opened.
 */
export const backgroundOf = (page: Page): Promise<Response> => page.waitForResponse(/\/info\/partners\//);
