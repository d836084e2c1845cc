// @vitest-environment node
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
/** A field or a method; what a constructor is given (`private readonly ports`) and a constructor itself have no other word. */
const privateMember = /^ {2}private (?!constructor\b)/m;

it("a member is private by #, by the word only where MobX looks at it", () => {
  const files = execFileSync("git", ["ls-files", "-z", "--", "*.ts", "*.tsx"], { cwd: root })
    .toString()
    .split("\0")
    .filter((file) => file !== "" && fs.existsSync(path.join(root, file)));
  expect(files.length).toBeGreaterThan(1000);
  const others = files.filter((file) => {
    const code = fs.readFileSync(path.join(root, file), "utf8");
    return privateMember.test(code) && !/\bmake(Auto)?Observable\b/.test(code);
  });
  expect(others).toEqual([]);
});
