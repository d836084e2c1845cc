import { randomInt, randomUUID } from "node:crypto";
import { asForm, asJson, ask, type Server } from "./ask.ts";
import { sessionCookie, signInBy } from "./auth-host.ts";
import { ownPassword } from "./people.ts";

/** A person of one test's own: new, with a confirmed address, and nothing else. */
export interface Someone {
  readonly id: number;
  readonly email: string;
  /** Calls the API from another device of theirs; throws for a refusal. `null`: an answer without a body. */
  readonly call: <T>(method: string, path: string, body?: unknown) => Promise<T>;
}

const host = "kadr.localhost";

/** Says yes to the letter that came to this address. */
async function confirm(server: Server, email: string): Promise<void> {
  const letters = await ask(server, { host, path: "/sandbox" });
  const [, row = ""] = letters.text.split(email);
  const id = /name="id" value="(\d+)"/.exec(row)?.[1];
  if (id === undefined) throw new Error(`No letter came to ${email}`);
  await ask(server, { host, method: "POST", path: "/sandbox/confirm", headers: asForm, text: `id=${id}` });
}

/** Registers somebody, from a network of their own: the server lets ten an hour register from one. */
export async function register(server: Server): Promise<Someone> {
  const email = `${randomUUID()}@pochta.example`;
  const from = `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const fields = { name: "Ольга Своя", email, password: ownPassword };
  const session = await signInBy(server, "/multipass/register/", fields, from);
  await confirm(server, email);
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const { status, text } = await ask(server, {
      host,
      method,
      path: `/backend${path}`,
      headers: { ...asJson, cookie: `${sessionCookie}=${session}`, "idempotency-key": randomUUID() },
      ...(body === undefined ? {} : { text: JSON.stringify(body) }),
    });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return (text === "" ? null : JSON.parse(text)) as T;
  };
  const { id } = await call<{ id: string }>("GET", "/api/profile/user/");
  return { id: Number(id), email, call };
}
