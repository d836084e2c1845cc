import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { walkFolder } from "./walk.ts";

it("looks at so many names at most, and says where it has stopped", async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "kadr-folder-")));
  mkdirSync(join(folder, "много"));
  for (let index = 0; index < 20; index++) writeFileSync(join(folder, "много", `${index}.mp4`), "");
  const { files, leftOut } = await walkFolder(folder, new Set([".mp4"]), { maxEntries: 10 });
  expect(files).toHaveLength(9);
  expect(leftOut).toEqual([{ path: "много", why: "в папке больше 10 имён, дальше не искали" }]);
});
