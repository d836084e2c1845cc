import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { leave, runWithin } from "./processes.mjs";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kadr-processes-"));
afterAll(() => {
  leave();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A script, and the file in which it leaves what it has to tell. */
function script(name: string, code: string): { file: string; written: () => string[] } {
  const written = path.join(folder, `${name}.txt`);
  const file = path.join(folder, `${name}.mjs`);
  fs.writeFileSync(
    file,
    `import fs from "node:fs"; import os from "node:os"; import path from "node:path"; import { spawn } from "node:child_process";
     const tell = (line) => fs.appendFileSync(${JSON.stringify(written)}, line + "\\n");
     ${code}`,
  );
  return { file, written: () => fs.readFileSync(written, "utf8").trim().split("\n") };
}
/** Not there, or ended and only not yet asked about by whoever started it. */
function isGone(pid: string): boolean {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", pid], { encoding: "utf8" });
  return stdout.trim() === "" || stdout.trim().startsWith("Z");
}

it("gives the code of a command that ends", async () => {
  expect(await runWithin(script("ends", "process.exit(3)").file, [], { limitMs: 20_000 })).toEqual({
    code: 3,
    isOverdue: false,
  });
});

it.runIf(process.platform === "linux")(
  "ends a command that never ends, with what it started and what has left its group, and then their temporary files",
  async () => {
    const sleeper = `spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true, stdio: "ignore" })`;
    const { file, written } = script(
      "stays",
      `tell(process.pid); tell(${sleeper}.pid); tell(fs.mkdtempSync(path.join(os.tmpdir(), "left-"))); setInterval(() => {}, 1000);`,
    );
    expect((await runWithin(file, [], { limitMs: 3000 })).isOverdue).toBe(true);
    const [own = "", strayed = "", temporary = ""] = written();
    await expect.poll(() => [own, strayed].map(isGone)).toEqual([true, true]);
    expect(fs.existsSync(temporary)).toBe(true);
    leave();
    expect(fs.existsSync(temporary)).toBe(false);
  },
);
