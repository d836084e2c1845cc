import type { Late, SessionReader } from "../ports.ts";

/**
 * What a press needs, once its code is here. Rejects where the one who pressed has left by then, or somebody else is here: what one person
 * meant is not done as another.
 */
export async function loadForPress<T>(session: SessionReader, late: Pick<Late<T>, "load">): Promise<T> {
  const { userId } = session;
  const found = await late.load();
  if (userId !== null && userId !== session.userId) throw new Error("Whoever pressed is not here any more");
  return found;
}
