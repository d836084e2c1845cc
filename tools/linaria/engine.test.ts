// @vitest-environment node
import fs from "node:fs";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { compile, dispose } from "./engine.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const compiled = async (file: string, code: string) =>
  compile({ filename: path.join(root, file), code, root, warn: () => undefined });

afterAll(dispose);

it("does not read the examples for the styles of a story whose words come from them", async () => {
  const story = "stories/navigation/UserMenu.stories.tsx";
  const code = fs.readFileSync(path.join(root, story), "utf8");
  expect(code).toContain('from "@kadr/openapi/examples"');
  const result = await compiled(story, code);
  expect(result?.css).toContain("display:flex");
  expect(result?.files.filter((file) => file.includes("openapi"))).toEqual([]);
});

it("refuses a style that is made of them, and says which value it is", async () => {
  const style = `import { css } from "linaria"; import { examples } from "@kadr/openapi/examples";
    export const wide = css\`width: \${examples.getProfile.viewer.id}px;\`;`;
  await expect(compiled("stories/Planted.tsx", style)).rejects.toThrow("examples.getProfile.viewer.id");
});
