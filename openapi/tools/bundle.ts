import { fileURLToPath } from "node:url";
import { bundle, createConfig, lint, lintFromString } from "@redocly/openapi-core";
import type { OpenApi, Operation } from "./openapi.ts";

export const specRoot = fileURLToPath(new URL("../spec/kadr.yaml", import.meta.url));

/**
 * Rules of the lint beside the recommended ones. Each switched-off rule contradicts the documents.
 */
const config = {
  extends: ["recommended"],
  rules: {
    // Documented paths: /api/comments/{id}/reactions/ beside /api/comments/video/{videoId}/.
    "no-ambiguous-paths": "off",
    // Documented paths end with a slash; the bundle's do not.
    "no-path-trailing-slash": "off",
    "operation-4xx-response": "error",
    // The sandbox is the server of this project; it runs on localhost by design.
    "no-server-example.com": "off",
    "operation-operationId-unique": "error",
    "operation-description": "error",
    "operation-tag-defined": "error",
    "no-invalid-media-type-examples": "error",
    "no-invalid-parameter-examples": "error",
    "no-unused-components": "error",
  },
} as const;

export interface Problem {
  readonly where: string;
  readonly message: string;
}

/** Lints the spec as it lies on disk with Redocly's recommended rules; an empty list is a pass. */
export async function lintSpec(): Promise<Problem[]> {
  const problems = await lint({ ref: specRoot, config: await createConfig(config as never) });
  return problems.map((problem) => {
    const place = problem.location[0];
    const file = place?.source.absoluteRef.split("/spec/")[1] ?? "kadr.yaml";
    return { where: `${file}${place?.pointer ?? ""}`, message: `${problem.message} (${problem.ruleId})` };
  });
}

/**
 * Documented addresses mostly end with a slash. It is optional (K16), and a spec that others can use has none
 * (no-path-trailing-slash): the bundle's paths go without, and each operation keeps its documented address.
 */
function withoutLastSlashes(spec: OpenApi): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [address, item] of Object.entries(spec.paths)) {
    const path = address.length > 1 ? address.replace(/\/$/, "") : address;
    const named = Object.entries(item).map(
      ([key, value]) =>
        [key, path !== address && value.operationId ? { ...value, "x-address": address } : value] as const,
    );
    paths[path] = { ...paths[path], ...Object.fromEntries(named) };
  }
  return { ...spec, paths };
}

/** The whole spec as one document: every shared file becomes a component of its own name. */
export async function bundleSpec(): Promise<OpenApi> {
  const { bundle: result } = await bundle({ ref: specRoot, config: await createConfig({}) });
  return withoutLastSlashes(result.parsed as OpenApi);
}

/** Problems that an outsider finds: the errors of Redocly's recommended rules, none switched off, in the bundled spec. */
export async function lintBundle(spec: OpenApi): Promise<Problem[]> {
  const config = await createConfig({ extends: ["recommended"] } as never);
  const problems = await lintFromString({ source: JSON.stringify(spec), absoluteRef: "kadr.bundled.json", config });
  return problems
    .filter((problem) => problem.severity === "error")
    .map((problem) => ({
      where: `kadr.bundled.json${problem.location[0]?.pointer ?? ""}`,
      message: `${problem.message} (${problem.ruleId})`,
    }));
}
