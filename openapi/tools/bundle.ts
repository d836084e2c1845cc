import { fileURLToPath } from "node:url";
import { bundle, createConfig, lint } from "@redocly/openapi-core";
import type { OpenApi } from "./openapi.ts";

export const specRoot = fileURLToPath(new URL("../spec/kadr.yaml", import.meta.url));

/**
 * Rules of the lint beside the recommended ones. Each switched-off rule contradicts the documents.
 */
const config = {
  extends: ["recommended"],
  rules: {
    // Documented paths: /api/comments/{id}/reactions/ beside /api/comments/video/{videoId}/.
    "no-ambiguous-paths": "off",
    // Documented paths end with a slash (K16: the server takes both).
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

/** The whole spec as one document: every shared file becomes a component of its own name. */
export async function bundleSpec(): Promise<OpenApi> {
  const { bundle: result } = await bundle({ ref: specRoot, config: await createConfig({}) });
  return result.parsed as OpenApi;
}
