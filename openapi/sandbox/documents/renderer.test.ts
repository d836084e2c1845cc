// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { Renderer, type DrawingTask } from "./renderer.ts";

const folders: string[] = [];
const renderers: Renderer[] = [];
afterEach(async () => {
  await Promise.all(renderers.splice(0).map((renderer) => renderer.close()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A renderer of a build whose server part is this module; and what it complained of. */
function rendererOf(module: string): { renderer: Renderer | null; failures: unknown[] } {
  const folder = mkdtempSync(join(tmpdir(), "kadr-renderer-"));
  folders.push(folder);
  mkdirSync(join(folder, "dist-server"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "dist-server/server.js"), module);
  const failures: unknown[] = [];
  const renderer = Renderer.open(join(folder, "dist"), (error) => failures.push(error));
  if (renderer) renderers.push(renderer);
  return { renderer, failures };
}

const task = (path: string): DrawingTask => ({
  origin: "http://kadr.test",
  path,
  search: "",
  config: {},
  drawnFor: { now: 0, width: 1440, theme: "light", timeZone: "UTC", isAppOffered: false, userId: null },
  theme: null,
  responses: "[]",
});

it("draws what the build draws, and passes on that it would rather not", async () => {
  const { renderer, failures } = rendererOf("export default ({ path }) => path === '/none' ? null : `<p>${path}</p>`;");
  expect(await renderer?.draw(task("/a"))).toBe("<p>/a</p>");
  expect(await renderer?.draw(task("/none"))).toBeNull();
  expect(failures).toEqual([]);
});

it("answers null in time for a drawing that breaks, hangs, or ends its thread, and draws the next", async () => {
  const { renderer, failures } = rendererOf(`
    export default ({ path }) => {
      if (path === "/throws") throw new Error("no");
      if (path === "/ends") process.exit(1);
      while (path === "/hangs") {}
      return path;
    };`);
  for (const path of ["/throws", "/hangs", "/ends"]) expect(await renderer?.draw(task(path)), path).toBeNull();
  expect(failures.length).toBeGreaterThanOrEqual(2);
  // by another thread, for one hangs still
  await expect.poll(() => renderer?.draw(task("/next")), { timeout: 4000 }).toBe("/next");
});

it("draws once what guests ask for twice, and anew what is drawn from something else or for a person", async () => {
  const { renderer } = rendererOf("let drawn = 0; export default ({ path }) => `${path} ${++drawn}`;");
  const person = { ...task("/a"), drawnFor: { ...task("/a").drawnFor, userId: "7" } };
  const all = await Promise.all([renderer?.draw(task("/a")), renderer?.draw(task("/a"))]);
  expect(all).toEqual(["/a 1", "/a 1"]);
  expect(await renderer?.draw(task("/a"))).toBe("/a 1");
  expect(await renderer?.draw({ ...task("/a"), responses: "[1]" })).not.toBe("/a 1");
  expect(await renderer?.draw(person)).not.toBe(await renderer?.draw(person));
});

it("never begins a page that nobody waits for any more", async () => {
  const { renderer } = rendererOf(`
    import { appendFileSync, readFileSync } from "node:fs";
    const log = new URL("./log", import.meta.url);
    export default ({ path }) => {
      if (path === "/log") return readFileSync(log, "utf8");
      appendFileSync(log, path);
      const end = Date.now() + 1000;
      while (Date.now() < end);
      return path;
    };`);
  const slow = ["/a", "/b", "/c", "/d"].map((path) => renderer?.draw(task(path)));
  expect(await Promise.all(slow)).toEqual([null, null, null, null]);
  await expect.poll(() => renderer?.draw(task("/log")), { timeout: 4000 }).toMatch(/^(\/a\/b|\/b\/a)$/);
});

it("goes on without a build that cannot be loaded, and is not there where there is none", async () => {
  const { renderer, failures } = rendererOf("throw new Error('broken build');");
  expect(await renderer?.draw(task("/"))).toBeNull();
  expect(failures.length).toBeGreaterThan(0);
  expect(Renderer.open("/nowhere/dist", () => undefined)).toBeNull();
  expect(Renderer.open(null, () => undefined)).toBeNull();
});
