import type { FastifyInstance } from "fastify";
import { Problem } from "../http/problems.ts";

/** Longest body, in bytes. */
const maxBytes = 64 * 1024;
/**
 * So many arrays and objects may lie in each other; the deepest body of the spec has 6. What is written down again (the
 * hash of an intent) goes down by recursion.
 */
const maxLevels = 32;

/** How many arrays and objects lie in each other at most; brackets within texts do not count. */
function levelsOf(json: string): number {
  let [level, most, isText] = [0, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isText) {
      if (sign === "\\") at += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === "[" || sign === "{") most = Math.max(most, (level += 1));
    else if (sign === "]" || sign === "}") level -= 1;
  }
  return most;
}

function parsed(text: string): unknown {
  if (levelsOf(text) > maxLevels)
    throw new Problem(400, "validation", "Тело запроса слишком сложное", {
      fields: { body: `Не больше ${maxLevels} уровней вложенности` },
    });
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, "validation", "Тело запроса не JSON", { fields: { body: "Не JSON" } });
  }
}

/** A client that says JSON and sends nothing (a DELETE, a beacon) means "no body". */
export function addJsonBodies(api: FastifyInstance): void {
  api.addContentTypeParser("application/json", { parseAs: "string", bodyLimit: maxBytes }, (_request, text, done) => {
    try {
      done(null, text === "" ? undefined : parsed(text as string));
    } catch (error) {
      done(error as Error);
    }
  });
}
