// Cascade layers by folder: of two rules the one wins whose folder stands further from the tokens, whatever chunk it came in
// and whatever its selector weighs (docs/adr/0027-cascade-layers.md).
import path from "node:path";

/** From the weakest to the strongest. */
export const layers = ["kadr.tokens", "kadr.primitives", "kadr.families", "kadr.host"];

/** The first that fits; a folder of the design system that is neither tokens nor primitives is a family. */
const folders = [
  [/^design-system\/src\/(?:tokens\/|global\.ts$)/, "kadr.tokens"],
  [/^design-system\/src\/primitives\//, "kadr.primitives"],
  [/^design-system\/src\/[^/]+\//, "kadr.families"],
  // a story stands where a host stands
  [/^(?:host\/src|stories)\//, "kadr.host"],
];

export function layerOf(file) {
  const found = folders.find(([pattern]) => pattern.test(file));
  if (found === undefined)
    throw new Error(`${file} has styles, but its folder has no cascade layer: name one in tools/linaria/layers.mjs`);
  return found[1];
}

const doubled = /(\.[\w-]+)\1(?![\w-])/;

/**
 * The rules of a file in the layer of its folder.
 * @param {{ filename: string, root: string, css: string, map: string | undefined }} sheet
 */
export function inLayer({ filename, root, css, map }) {
  const file = path.relative(root, filename).replaceAll(path.sep, "/");
  if (doubled.test(css))
    throw new Error(
      `${file} doubles a selector (&&) to win: a higher layer wins by itself, and what a component lets others of its layer change is a prop or a CSS variable`,
    );
  // The order stands before the rules of every file, since any of them may be the first that a document meets. Two lines
  // come before the rules, so the source map begins two lines further down.
  return {
    css: `@layer ${layers.join(", ")};\n@layer ${layerOf(file)} {\n${css}\n}\n`,
    map: map && JSON.stringify({ ...JSON.parse(map), mappings: `;;${JSON.parse(map).mappings}` }),
  };
}
