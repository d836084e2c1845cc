// @vitest-environment node
import { afterAll, expect, it } from "vitest";
import { startSandbox, type Sandbox } from "../server.ts";
import type { SandboxOptions } from "../options.ts";
import { newPlace, type Place } from "../testing/place.ts";
import { Visitor } from "../testing/visitor.ts";
import { SEED } from "./constants.ts";

let place: Place | undefined;
afterAll(() => place?.remove());

async function start(options: SandboxOptions): Promise<Sandbox> {
  place ??= await newPlace();
  return startSandbox({
    port: 0,
    data: place.folder,
    databaseUrl: place.databaseUrl,
    videos: 100,
    comments: 300,
    mode: "test",
    ...options,
  });
}

async function withServer(options: SandboxOptions, work: (sandbox: Sandbox) => Promise<void>): Promise<void> {
  const sandbox = await start(options);
  await work(sandbox).finally(() => sandbox.close());
}

const signsIn = (sandbox: Sandbox, email: string, password: string): Promise<boolean> =>
  new Visitor(sandbox).sendForm("/multipass/login/", { email, password }).then(({ status }) => status === 303);

it("the published password is good at this machine alone: a server for others closes the demo accounts, or gives them another", async () => {
  const emails = [SEED.viewer.email, SEED.author.email, SEED.banned.email];
  let left = "";
  await withServer({}, async (sandbox) => {
    const viewer = await new Visitor(sandbox).signIn(SEED.viewer.email);
    left = viewer.cookies.get("kadr_session") ?? "";
    expect(await signsIn(sandbox, SEED.banned.email, SEED.password)).toBe(true);
  });
  await withServer({ isPublic: true }, async (sandbox) => {
    for (const email of emails) expect(await signsIn(sandbox, email, SEED.password), email).toBe(false);
    const before = new Visitor(sandbox);
    before.cookies.set("kadr_session", left);
    expect((await before.call("/api/profile/user/")).json()).toEqual({ id: null });
  });
  await withServer({ trustedProxies: ["127.0.0.1"], demoPassword: "только для своих" }, async (sandbox) => {
    for (const email of emails)
      expect(
        [await signsIn(sandbox, email, SEED.password), await signsIn(sandbox, email, "только для своих")],
        email,
      ).toEqual([false, true]);
  });
  // A password that they have stays theirs.
  await withServer({ isPublic: true }, async (sandbox) =>
    expect(await signsIn(sandbox, SEED.author.email, "только для своих")).toBe(true),
  );
}, 180_000);
