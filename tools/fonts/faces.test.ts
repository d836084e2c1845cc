// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { cut } from "./cut.ts";
import { faces, unicodeRange } from "./faces.ts";

const root = path.resolve(import.meta.dirname, "../..");
const tokens = path.join(root, "design-system/src/tokens");

/** The faces of the typeface as the style sheet has them, in their order. */
const written = [...readFileSync(path.join(tokens, "fonts.css"), "utf8").matchAll(/@font-face \{([^}]*)\}/g)]
  .map(([, body = ""]) => ({
    file: /url\("([^"]*)"\)/.exec(body)?.[1] ?? "",
    range: /unicode-range:\s*([^;]*);/.exec(body)?.[1]?.replace(/\s+/g, " ") ?? "",
  }))
  .filter(({ file }) => file !== "");

const names = (range: string, code: number): boolean =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
    ([, from = "", to = from]) => parseInt(from, 16) <= code && code <= parseInt(to, 16),
  );

describe("faces of the first text", () => {
  it.each(faces)("$name is cut from the typeface as it is installed", async (face) => {
    const file = readFileSync(path.join(tokens, `fonts/${face.name}.woff2`));
    expect(file.equals(await cut(face)), "npm run fonts writes it again").toBe(true);
  });

  it("have their letters to themselves: of two faces that name a letter the browser asks for both files", () => {
    expect(written.slice(0, faces.length)).toEqual(
      faces.map(({ name, letters }) => ({ file: `./fonts/${name}.woff2`, range: unicodeRange(letters) })),
    );
    const twice = Array.from({ length: 0x10000 }, (_, code) => code).filter(
      (code) => written.filter(({ range }) => names(range, code)).length > 1,
    );
    expect(twice.map((code) => `U+${code.toString(16)}`)).toEqual([]);
  });

  it("leave no letter of the package's out", () => {
    const sheet = readFileSync(path.join(root, "node_modules/@fontsource-variable/golos-text/index.css"), "utf8");
    for (const script of ["cyrillic", "latin"]) {
      const range = new RegExp(`golos-text-${script}-wght-normal[^}]*unicode-range:([^;]*);`).exec(sheet)?.[1] ?? "";
      const codes = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) => names(range, code));
      expect(codes.length).toBeGreaterThan(50);
      expect(codes.filter((code) => !written.some((face) => names(face.range, code)))).toEqual([]);
    }
  });

  it("hold what our own texts are written with: no page asks for a whole file by itself", () => {
    const folders = ["host/src", "design-system/src"];
    const sources = folders.flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
        .map((file) => readFileSync(path.join(root, folder, file), "utf8")),
    );
    const letters = [...new Set(sources.join(""))].filter((letter) => letter >= " ");
    expect(letters.length).toBeGreaterThan(160);
    const byWholeFiles = letters.filter((letter) => {
      const face = written.find(({ range }) => names(range, letter.codePointAt(0) ?? 0));
      return face !== undefined && !face.file.startsWith("./fonts/");
    });
    expect(byWholeFiles).toEqual([]);
  });
});

describe("unicodeRange", () => {
  it("joins neighbours, and names each letter once", () => {
    expect(unicodeRange("cabaë")).toBe("U+0061-0063, U+00EB");
    expect(unicodeRange("₽")).toBe("U+20BD");
  });
});
