import fs from "node:fs";
import path from "node:path";

/** A picture that the last run found different. */
export interface Change {
  /** Story, theme and width: "cards-videocard--default--light-1280". */
  readonly name: string;
  /** No picture was kept of it before. */
  readonly isNew: boolean;
}

export interface Folders {
  /** The kept pictures. */
  readonly screenshots: string;
  /** Pictures that the last run took and found different. */
  readonly received: string;
}

const ending = ".webp";
const isName = (name: string): boolean => /^[\w-]+$/.test(name);
const fileIn = (folder: string, name: string, end = ending): string => path.join(folder, name + end);

export function changesIn({ screenshots, received }: Folders): Change[] {
  if (!fs.existsSync(received)) return [];
  return fs
    .readdirSync(received)
    .filter((file) => file.endsWith(ending) && !file.endsWith(`.diff${ending}`))
    .map((file) => file.slice(0, -ending.length))
    .sort()
    .map((name) => ({ name, isNew: !fs.existsSync(fileIn(screenshots, name)) }));
}

/** The bytes of one of a change's three pictures; null where there is none. */
export function pictureOf({ screenshots, received }: Folders, kind: string, name: string): Buffer | null {
  if (!isName(name)) return null;
  const file =
    kind === "old"
      ? fileIn(screenshots, name)
      : kind === "new"
        ? fileIn(received, name)
        : kind === "difference"
          ? fileIn(received, name, `.diff${ending}`)
          : null;
  return file !== null && fs.existsSync(file) ? fs.readFileSync(file) : null;
}

/** Makes the new picture the kept one; false where there is no such change. */
export function accept({ screenshots, received }: Folders, name: string): boolean {
  const taken = fileIn(received, name);
  if (!isName(name) || !fs.existsSync(taken)) return false;
  fs.copyFileSync(taken, fileIn(screenshots, name));
  for (const end of [ending, `.diff${ending}`]) fs.rmSync(fileIn(received, name, end), { force: true });
  return true;
}

/** The page: each change with its old, new and difference side by side, and a button. Names are safe in HTML (`isName`). */
export function pageOf(changes: readonly Change[]): string {
  const picture = (name: string, kind: string): string =>
    `<figure><figcaption>${kind}</figcaption><img loading="lazy" alt="${kind}: ${name}" src="/picture/${kind}/${name}"></figure>`;
  const rows = changes.map(
    ({ name, isNew }) => `<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2>
    <form method="post" action="/accept/${name}"><button>Accept</button></form>
    <div>${isNew ? "" : picture(name, "old")}${picture(name, "new")}${isNew ? "" : picture(name, "difference")}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Changed pictures (${changes.length})</title>
  <style>
    body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; color: #17181c; background: #e9eaee }
    section { margin-block: 32px; padding: 16px; border-radius: 12px; background: #fff }
    section > div { display: flex; gap: 16px; overflow: auto }
    figure { flex: 0 1 auto; min-width: 0; margin: 0 }
    img { max-width: 100%; border: 1px solid #c5c7cf }
    button { padding: 8px 20px; font: inherit }
    h2 { margin: 0; font-size: 18px }
  </style>
  <h1>${changes.length === 0 ? "No picture has changed" : `Changed pictures: ${changes.length}`}</h1>
  ${changes.length > 1 ? '<form method="post" action="/accept-all"><button>Accept all</button></form>' : ""}${rows.join("\n")}</html>`;
}
