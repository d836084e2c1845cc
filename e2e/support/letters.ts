import type { Page } from "@playwright/test";
import type { Sandbox } from "./sandbox.ts";

/** The ten figures of the newest letter to this address; empty where there is none. Not by a page, which would keep its browser from being measured. */
export async function codeOfLetter(page: Page, { port }: Pick<Sandbox, "port">, email: string): Promise<string> {
  const letters = await page.request.get(`http://127.0.0.1:${port}/sandbox`, {
    headers: { host: `kadr.localhost:${port}` },
  });
  const [, afterAddress = ""] = (await letters.text()).split(email);
  return /\b\d{10}\b/.exec(afterAddress)?.[0] ?? "";
}
