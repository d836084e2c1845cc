import { request as httpRequest } from "node:http";
import { callOrigins, originsFor } from "../sandbox/http/origins.ts";
import type { ServerRole } from "../tools/openapi.ts";

export interface Sent {
  readonly method: string;
  /** Which host is asked. Default api, the shell's. */
  readonly role?: ServerRole;
  /** Path with query, already encoded, without the prefix. */
  readonly path: string;
  /** Sent as JSON unless it is a string or bytes, which are sent as they are. */
  readonly body?: unknown;
  readonly cookie?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** How long the response may take, in seconds. Default 10. */
  readonly timeoutSeconds?: number;
}

export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The parsed body; undefined for an empty one. */
  readonly body: unknown;
}

/**
 * One request to the API as a browser on the shell's page would send it. Plain `node:http`: fetch cannot set `Host`, and
 * would tidy up the broken addresses that the tests send on purpose.
 */
export function send(port: number, sent: Sent): Promise<Received> {
  const origins = originsFor(port);
  const { role = "api", timeoutSeconds = 10 } = sent;
  const payload =
    sent.body === undefined
      ? undefined
      : typeof sent.body === "string" || Buffer.isBuffer(sent.body)
        ? sent.body
        : JSON.stringify(sent.body);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: "127.0.0.1",
        port,
        method: sent.method,
        path: `/backend${sent.path}`,
        // Not by setTimeout, which begins with the connection: until there is one, the agent's own 5 s would end the request.
        timeout: timeoutSeconds * 1000,
        headers: {
          host: new URL(origins[callOrigins[role]]).host,
          ...(sent.method === "GET"
            ? {}
            : { origin: origins.shell, "sec-fetch-site": role === "api" ? "same-origin" : "same-site" }),
          ...(payload === undefined
            ? {}
            : { "content-type": "application/json", "content-length": String(Buffer.byteLength(payload)) }),
          ...(sent.cookie ? { cookie: `kadr_session=${sent.cookie}` } : {}),
          ...sent.headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString("utf8");
          let body: unknown;
          try {
            body = text === "" ? undefined : JSON.parse(text);
          } catch {
            body = undefined;
          }
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body });
        });
      },
    );
    request.on("error", reject);
    request.on("timeout", () => request.destroy(new Error(`no answer in ${timeoutSeconds} s`)));
    request.end(payload);
  });
}
