// @vitest-environment node
import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const files = ["host/src", "design-system/src"]
  .flatMap((folder) => fs.readdirSync(path.join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`))
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing/.test(file))
  .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), "utf8") }));
const isText = ({ file }: { readonly file: string }) => file.startsWith("host/src/texts/");

/** The values of the contract are the keys of some tables: «publication_ts_desc» of an order. */
const contract = fs.readFileSync(path.join(root, "openapi/client/schema.gen.ts"), "utf8");
/** Names that a page reads, or a component that it gives its texts to. */
const read = new Set(
  [contract, ...files.filter((file) => !isText(file)).map(({ text }) => text)].flatMap(
    (text) => text.match(/\w+/g) ?? [],
  ),
);
/** A text that another one is made of. */
const readByTexts = new Set(
  files.filter(isText).flatMap(({ text }) => [...text.matchAll(/\.(\w+)/g)].map(([, name]) => name)),
);

it("each text is read by a page", () => {
  const named = files
    .filter(isText)
    .flatMap(({ file, text }) => [...text.matchAll(/^\s+(\w+):/gm)].map(([, name = ""]) => ({ file, name })));
  expect(named.length).toBeGreaterThan(1000);
  expect(named.filter(({ name }) => !read.has(name) && !readByTexts.has(name))).toEqual([]);
});
