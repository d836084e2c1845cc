import { afterAll, beforeAll } from "vitest";
import type { Db } from "../db/database.ts";
import type { SandboxOptions } from "../options.ts";
import type { Sandbox } from "../server.ts";
import { startSmall, Visitor } from "./visitor.ts";

/** A small sandbox (`startSmall`) for the tests of a whole file, from before the first to after the last. Its parts are there in tests only. */
export function smallForFile(options: SandboxOptions = {}) {
  let started: Sandbox | undefined;
  let guest: Visitor | undefined;
  beforeAll(async () => {
    started = await startSmall(options);
  }, 60_000);
  afterAll(() => started?.close());
  const here = (): Sandbox => {
    if (!started) throw new Error("The small sandbox is there in tests only");
    return started;
  };
  return {
    get sandbox(): Sandbox {
      return here();
    },
    /** Statements beside every call: rows that no call writes. */
    get query(): Db {
      return here().context.database.query;
    },
    /** Visitor who is not signed in. */
    get guest(): Visitor {
      return (guest ??= new Visitor(here()));
    },
    signIn: (email: string): Promise<Visitor> => new Visitor(here()).signIn(email),
  };
}
