import { test as base, expect, type Page } from "@playwright/test";
import { Sandbox } from "./sandbox.ts";
import { Traffic } from "./traffic.ts";

interface Workers {
  sandbox: Sandbox;
}
interface Tests {
  /** What went wrong in the page: script errors, console errors, CSP violations. Asserted to be empty unless a test empties it. */
  troubles: string[];
  /** Every call's answer, held to the spec. Asserted to be without fault unless a test empties it. */
  traffic: Traffic;
}

/** What the browser itself writes about a failed request; the page's answer to the failure is what tests look at. */
const browsersOwn = /Failed to load resource|net::ERR_/;

export const test = base.extend<Tests, Workers>({
  sandbox: [
    async ({}, provide, { workerIndex }) => {
      const sandbox = new Sandbox(Number(process.env.KADR_E2E_PORT ?? 4410) + workerIndex);
      await sandbox.start();
      await provide(sandbox);
      await sandbox.stop();
    },
    { scope: "worker" },
  ],
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

export function watch(page: Page, troubles: string[]): void {
  page.on("pageerror", (error) => troubles.push(String(error.stack ?? error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !browsersOwn.test(message.text())) troubles.push(message.text());
  });
}

export { expect };
