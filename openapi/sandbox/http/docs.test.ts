// @vitest-environment node
import { expect, it } from "vitest";
import { startSmall, Visitor } from "../testing/visitor.ts";

it("draws the calls for people, in production only where that is asked for", async () => {
  for (const [options, isThere] of [[{}, true], [{ mode: "production" }, false], [{ mode: "production", docs: true }, true]] as const) {
    const sandbox = await startSmall(options);
    const guest = new Visitor(sandbox);
    for (const path of ["/docs", "/docs/kadr.json"]) expect((await guest.request(path)).status === 200).toBe(isThere);
    expect((await guest.request("/sandbox")).text.includes('href="/docs"')).toBe(isThere);
    await sandbox.close();
  }
});
