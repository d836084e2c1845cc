import { Visitor, startSmall } from "../sandbox/testing/visitor.ts";
import type { Sandbox, SandboxOptions } from "../sandbox/index.ts";
import { newPlace } from "../sandbox/testing/place.ts";

interface SmallOptions extends Pick<SandboxOptions, "seedWith"> {
  /** Servers on one database, where it lets several in (PostgreSQL); one otherwise. Default 1. */
  readonly servers?: number;
}

/** A sandbox with a little content at a place of its own: a schema on PostgreSQL, the memory otherwise. */
export async function startSmallWorld({ servers: wanted = 1, ...options }: SmallOptions = {}) {
  const place = await newPlace();
  const start = (): Promise<Sandbox> =>
    startSmall({ ...(place.databaseUrl === undefined ? {} : { databaseUrl: place.databaseUrl }), ...options });
  const servers = await Promise.all(Array.from({ length: place.databaseUrl === undefined ? 1 : wanted }, start));
  const sandbox = servers[0] as Sandbox;
  return {
    sandbox,
    servers,
    db: sandbox.context.database.query,
    guest: new Visitor(sandbox),
    signIn: (email: string): Promise<Visitor> => new Visitor(sandbox).signIn(email),
    /** The same person at each of the servers. */
    everywhere: (who: Visitor): Visitor[] =>
      servers.map((server) => {
        const here = new Visitor(server);
        for (const [name, value] of who.cookies) here.cookies.set(name, value);
        return here;
      }),
    async close(): Promise<void> {
      for (const server of servers) await server.close();
      await place.remove();
    },
  };
}

export type SmallWorld = Awaited<ReturnType<typeof startSmallWorld>>;
