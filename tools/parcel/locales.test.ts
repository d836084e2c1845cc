// @vitest-environment node
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const from = path.join(root, "node_modules/react-aria/dist/private/i18n/I18nProvider.mjs");

interface Plugin {
  resolve(asked: { dependency: object; specifier: string }): Promise<{ filePath: string } | null>;
}
const plugin = createRequire(import.meta.url)("./parcel-resolver-locales.cjs") as object;
const [resolver] = Object.getOwnPropertySymbols(plugin).map((symbol) => (plugin as Record<symbol, Plugin>)[symbol]);
const fileOf = async (specifier: string, sourcePath = from): Promise<string | undefined> =>
  (await resolver?.resolve({ dependency: { sourcePath }, specifier }))?.filePath;

it("answers react-aria's question for the browser's language with Russian, where it asks", async () => {
  const asked = /from "(\S*useDefaultLocale\S*)"/.exec(fs.readFileSync(from, "utf8"))?.[1];
  const answer = await fileOf(asked ?? "");
  expect(answer).toBe(path.join(import.meta.dirname, "russian-locale.mjs"));
  const { useDefaultLocale } = (await import(String(answer))) as Record<string, () => object>;
  expect(useDefaultLocale?.()).toEqual({ locale: "ru-RU", direction: "ltr" });
});

it("keeps the words of react-aria in Russian and English alone, and touches no one else's", async () => {
  expect(await fileOf("./fr-FR.mjs")).toBe(path.join(import.meta.dirname, "empty-locale.mjs"));
  expect(await fileOf("./ru-RU.mjs")).toBeUndefined();
  expect(await fileOf("./useDefaultLocale.mjs", path.join(root, "host/src/app/App.tsx"))).toBeUndefined();
});
