import { FakeServer } from "./fakeServer.ts";
import { makeWorld, type WorldSettings } from "./testWorld.ts";

/** Text for a failure of the server or the line. */
export const problem = "Проблема на нашей стороне. Уже чиним. Попробуйте снова чуть позже";

/** The channel's author. */
export const asOwner = { userId: "owner" } as const;

let disposers: (() => void)[] = [];

/** After each test: nothing of its stores runs on. */
export function closeAll(): void {
  for (const dispose of disposers) dispose();
  disposers = [];
}

/** A store that is open: c1 mine with a reply c4 of Anna's and c5 of mine; c2 Anna's; c3 Boris's with a reply c6 of Anna's. */
export async function open(settings: WorldSettings = {}) {
  const server = settings.server ?? new FakeServer({ pageSize: 10 });
  if (server.rows.size === 0) {
    server.add("me", { likes: 5 });
    server.add("anna", { likes: 3 });
    server.add("boris");
    server.add("anna", { parentId: "c1" });
    server.add("me", { parentId: "c1" });
    server.add("anna", { parentId: "c3" });
  }
  const world = makeWorld({ ...settings, server });
  disposers.push(world.store.connect());
  await world.store.open();
  return world;
}
