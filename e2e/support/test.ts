import { test as base, expect, type Page } from "@playwright/test";
import { arrive } from "./arriving.ts";
import { Sandbox } from "./sandbox.ts";
import { register, type Someone } from "./someone.ts";
import { Traffic } from "./traffic.ts";

interface Workers {
  /** Of the command that starts the server. */
  sandboxOptions: readonly string[];
  /** Tests of one name share a server; default: all that ask for none. For what changes the seeded content for everybody. */
  world: string;
  sandbox: Sandbox;
}
/** Opens a page as somebody who signed in on an earlier visit; default: the viewer. */
export type ArriveAt = (path: string, email?: string) => Promise<void>;
interface Tests {
  /** Invitations of a guest (the offer of the day, the onboarding after the first dismissed sign-in) have not been shown on this device yet. Default false. */
  isNewcomer: boolean;
  /** The visitor has answered the cookie notice before, and asked not to be measured: neither is what most tests are about. Default true. */
  hasAnswered: boolean;
  /** Errors in the page: script errors, console errors, CSP violations. Asserted to be empty unless a test empties it. */
  troubles: string[];
  /** Every call's response, held to the spec. Asserted to be without fault unless a test empties it. */
  traffic: Traffic;
  arriveAt: ArriveAt;
  /** A person of this test's own: what they buy, hide, rename or remove is nobody else's. */
  someone: Someone;
}

/** Messages of the browser itself about a failed request; tests look at the page's answer to the failure. */
const browsersOwn = /Failed to load resource|net::ERR_/;

export const test = base.extend<Tests, Workers>({
  sandboxOptions: [[], { scope: "worker", option: true }],
  world: ["common", { scope: "worker", option: true }],
  sandbox: [
    async ({ sandboxOptions }, provide, { workerIndex }) => {
      const port = Number(process.env.KADR_E2E_PORT ?? 4410) + workerIndex;
      const sandbox = new Sandbox(port, undefined, sandboxOptions);
      await sandbox.start();
      await provide(sandbox);
      await sandbox.stop();
    },
    { scope: "worker" },
  ],
  someone: async ({ sandbox }, provide) => provide(await register(sandbox)),
  arriveAt: async ({ page, sandbox }, provide) => provide((path, email) => arrive(page, sandbox, path, email)),
  isNewcomer: [false, { option: true }],
  hasAnswered: [true, { option: true }],
  context: async ({ context, isNewcomer, hasAnswered }, provide) => {
    if (!isNewcomer) await context.addInitScript(knowInvitations);
    if (hasAnswered) await context.addInitScript(answerCookies);
    await provide(context);
  },
  baseURL: async ({ sandbox }, provide) => provide(sandbox.url),
  troubles: [
    async ({ page }, provide) => {
      const troubles: string[] = [];
      watch(page, troubles);
      await provide(troubles);
      expect(troubles, "errors in the page").toEqual([]);
    },
    { auto: true },
  ],
  traffic: [
    async ({ context }, provide) => {
      const traffic = new Traffic(context);
      await provide(traffic);
      expect(await traffic.faults(), "answers that are not as the spec says").toEqual([]);
    },
    { auto: true },
  ],
});

/** In the page: both invitations and the notice of the profile were shown, so that they do not lie over what a journey is about. */
function knowInvitations(): void {
  if (!location.hostname.startsWith("kadr.")) return;
  try {
    localStorage.setItem("kadr:auth-onboarding-shown", "true");
    localStorage.setItem("kadr:comments-moved-told", "true");
    localStorage.setItem("kadr:auth-offer-shown", JSON.stringify(new Date().toLocaleDateString("ru-RU")));
  } catch {
    // a device without a storage
  }
}

function answerCookies(): void {
  if (!location.hostname.startsWith("kadr.")) return;
  try {
    localStorage.setItem("kadr:cookie-consent", "true");
    localStorage.setItem("kadr:do-not-measure", "true");
  } catch {
    // a device without a storage
  }
}

export function watch(page: Page, troubles: string[]): void {
  page.on("pageerror", (error) => troubles.push(String(error.stack ?? error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !browsersOwn.test(message.text())) troubles.push(message.text());
  });
}

export { expect };
