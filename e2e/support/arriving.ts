import type { Page } from "@playwright/test";
import { sessionCookie, signInBy } from "./auth-host.ts";
import { passwordOf, SEED } from "./people.ts";
import type { Sandbox } from "./sandbox.ts";

/** From now on the browser's session is this person's, as if they had signed in in another tab; no page is told. */
export async function becomeNewcomer(page: Page, sandbox: Sandbox, email: string): Promise<void> {
  const value = await signInBy(sandbox, "/multipass/login/", { email, password: passwordOf(email) });
  await page
    .context()
    .addCookies([
      { name: sessionCookie, value, domain: ".kadr.localhost", path: "/", httpOnly: true, sameSite: "Lax" },
    ]);
}

/**
 * Opens a page as somebody who signed in on an earlier visit, and waits until it answers.
 * `signIn` (people.ts) is for journeys in which signing in, or having been a guest before, is part of what is looked at.
 */
export async function arrive(
  page: Page,
  sandbox: Sandbox,
  path: string,
  email: string = SEED.viewer.email,
): Promise<void> {
  await becomeNewcomer(page, sandbox, email);
  await openAlive(page, path);
}

/** Opens a page and waits until it answers: before that a link is the browser's own, and nobody measures it. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener("kadr-alive", () => document.documentElement.setAttribute("data-is-alive", "")),
  );
  await page.goto(path);
  await page.locator("html[data-is-alive]").waitFor();
}
