import fs from "node:fs";
import path from "node:path";
import type { Page, Route } from "@playwright/test";

const root = path.resolve(import.meta.dirname, "../..");

function* sources(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(file);
    else if (/(?<!\.test)\.tsx?$/.test(entry.name)) yield file;
  }
}

/** Every module that the host and the design system bring late, by name, as their sources say it: `import("…/ShareVideo.tsx")`. */
export function latePartsOfSources(): string[] {
  const found = new Set<string>();
  for (const folder of ["host/src", "design-system/src"])
    for (const file of sources(path.join(root, folder)))
      for (const [, specifier = ""] of fs.readFileSync(file, "utf8").matchAll(/\bimport\("([^"]+)"\)/g)) {
        const module = specifier.replace(/\/index\.ts$/, "");
        found.add(path.basename(module).replace(/\.tsx?$/, ""));
      }
  return [...found].sort();
}

/** What comes late does not come until the returned function is called; `name` is the chunk's, default all but the entry's. */
export async function holdBack(
  page: Page,
  name = "(?!host\\.)[\\w.]+?",
  how: "abort" | "never" = "abort",
): Promise<() => Promise<void>> {
  const late = new RegExp(`/${name}\\.[0-9a-f]{8}\\.(js|css)$`);
  const matches = (url: URL): boolean => late.test(url.pathname);
  const handler = (route: Route): Promise<void> => (how === "abort" ? route.abort() : new Promise(() => {}));
  await page.route(matches, handler);
  return () => page.unroute(matches, handler);
}
