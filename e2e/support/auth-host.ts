import { asForm, ask, type Server } from "./ask.ts";

const pairOf = (cookie: string): string => cookie.split(";")[0] ?? "";

/** The name of the cookie of a session. */
export const sessionCookie = "kadr_session";

/** Sends the form whose address `path` is, filled in. The value of the session's cookie; throws where nobody is signed in by it. */
export async function signInBy(
  server: Server,
  path: "/multipass/login/" | "/multipass/register/",
  fields: Readonly<Record<string, string>>,
  from?: string,
): Promise<string> {
  const here = { host: "auth.kadr.localhost", ...(from === undefined ? {} : { from }) };
  const shown = await ask(server, { ...here, path: "/multipass/login/" });
  const token = /name="_token" value="([^"]+)"/.exec(shown.text)?.[1] ?? "";
  const { status, cookies } = await ask(server, {
    ...here,
    path,
    method: "POST",
    headers: { ...asForm, cookie: shown.cookies.map(pairOf).join("; ") },
    text: new URLSearchParams({ ...fields, _token: token }).toString(),
  });
  const value = cookies.map(pairOf).find((pair) => pair.startsWith(`${sessionCookie}=`));
  if (value === undefined) throw new Error(`${fields["email"]} is not signed in: ${status}`);
  return value.slice(sessionCookie.length + 1);
}
