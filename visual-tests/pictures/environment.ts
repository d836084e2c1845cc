import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import fs from "node:fs";

/** Conditions that decide how letters and edges are drawn. */
interface Environment {
  /** The browser's version. */
  browser: string;
  /** A hash over the fonts of the machine. */
  fonts: string;
}

let known: Environment | undefined;

function environment(): Environment {
  if (known !== undefined) return known;
  const print = (command: string, args: string[]): string => {
    try {
      return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    } catch {
      return "";
    }
  };
  const browser =
    /[\d.]{5,}/.exec(print(process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", ["--version"]))?.[0] ?? "unknown";
  const fonts = createHash("sha1")
    .update(print("fc-list", [":", "family", "style"]).split("\n").sort().join("\n"))
    .digest("hex")
    .slice(0, 12);
  known = { browser, fonts };
  return known;
}

const text = (): string => `${JSON.stringify(environment(), null, 2)}\n`;

/** Whether this machine draws as the one that made the baselines. */
export const isOwnEnvironment = (file: string): boolean =>
  !fs.existsSync(file) || fs.readFileSync(file, "utf8") === text();

/** By a rename: two runners that write it at once leave a whole file. */
export function keepEnvironment(file: string): void {
  if (fs.existsSync(file) && isOwnEnvironment(file)) return;
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text());
  fs.renameSync(draft, file);
}
