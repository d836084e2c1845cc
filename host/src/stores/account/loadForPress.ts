import type { Late, SessionReader } from "../ports.ts";

/**
 * Code that a press needs, once it is loaded. Rejects where the session has ended by then, or has changed to another person: a press of one
 * person is not carried out for another.
 */
export async function loadForPress<T>(session: SessionReader, late: Pick<Late<T>, "load">): Promise<T> {
  const { userId } = session;
  const found = await late.load();
  if (userId !== null && userId !== session.userId) throw new Error("Whoever pressed is not here any more");
  return found;
}
