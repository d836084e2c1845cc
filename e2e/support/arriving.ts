import http from "node:http";
import type { Page } from "@playwright/test";
import { SEED } from "../../openapi/sandbox/seed/constants.ts";
import type { Sandbox } from "./sandbox.ts";

interface Answer {
  readonly status: number;
  readonly cookies: readonly string[];
  readonly text: string;
}

/** Asks the authentication host as a browser would; names under localhost need no resolver. */
function ask({ port }: Sandbox, cookie: string, form?: URLSearchParams): Promise<Answer> {
  const host = `auth.kadr.localhost:${port}`;
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: "127.0.0.1",
        port,
        path: "/multipass/login/",
        method: form === undefined ? "GET" : "POST",
        headers: {
          host,
          cookie,
          ...(form === undefined
            ? {}
            : { origin: `http://${host}`, "content-type": "application/x-www-form-urlencoded" }),
        },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => (text += part));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, cookies: response.headers["set-cookie"] ?? [], text }),
        );
      },
    );
    request.once("error", reject).end(form?.toString());
  });
}

const pairOf = (cookie: string): string => cookie.split(";")[0] ?? "";

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
  const shown = await ask(sandbox, "");
  const token = /name="_token" value="([^"]+)"/.exec(shown.text)?.[1] ?? "";
  const form = new URLSearchParams({ email, password: SEED.password, _token: token });
  const { status, cookies } = await ask(sandbox, shown.cookies.map(pairOf).join("; "), form);
  const [name, value] = pairOf(cookies.find((cookie) => cookie.startsWith("kadr_session=")) ?? "").split("=");
  if (name === undefined || value === undefined) throw new Error(`${email} is not signed in: ${status}`);
  await page
    .context()
    .addCookies([{ name, value, domain: ".kadr.localhost", path: "/", httpOnly: true, sameSite: "Lax" }]);
  await page.addInitScript(() =>
    document.addEventListener("kadr-alive", () => document.documentElement.setAttribute("data-is-alive", "")),
  );
  await page.goto(path);
  await page.locator("html[data-is-alive]").waitFor();
}
