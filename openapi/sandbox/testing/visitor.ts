import http from "node:http";
import { startSandbox, type Sandbox } from "../server.ts";
import type { SandboxOptions } from "../options.ts";
import { newPlace } from "./place.ts";
import { smallSeed } from "./small-seed.ts";
import type { OriginName } from "../context.ts";

export interface Reply {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  /** The body as JSON; throws when it is not. */
  json<Shape = Record<string, unknown>>(): Shape;
}

export interface RequestOptions {
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, said to be JSON unless a header says otherwise. */
  raw?: string | Buffer;
  /** Sent as a form. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** Which host is asked. Default the shell. */
  host?: OriginName;
  /** The address of this machine to ask from: 127.0.x.y stands for somebody elsewhere. */
  from?: string;
  /** Ends the request after so many milliseconds. */
  timeout?: number;
}

/**
 * A sandbox with a little data, on a free port: in memory, or in a schema of its own on the server of `KADR_TEST_DATABASE`, which
 * goes when the sandbox is closed.
 */
export async function startSmall(options: SandboxOptions = {}): Promise<Sandbox> {
  const start = (databaseUrl?: string): Promise<Sandbox> =>
    startSandbox({ port: 0, data: ":memory:", seedWith: smallSeed, mode: "test", databaseUrl, ...options });
  if (options.databaseUrl !== undefined || !process.env["KADR_TEST_DATABASE"]) return start();
  const place = await newPlace();
  const sandbox = await start(place.databaseUrl);
  return {
    ...sandbox,
    async close() {
      await sandbox.close();
      await place.remove();
    },
  };
}

/**
 * A browser's worth of behaviour: the Host header (names like kadr.localhost need no resolver), Origin on writes, cookies.
 */
export class Visitor {
  readonly #sandbox: Sandbox;
  readonly cookies = new Map<string, string>();

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  request(path: string, options: RequestOptions = {}): Promise<Reply> {
    const { method = "GET", host = "shell" } = options;
    const origin = this.#sandbox.context.origins[host];
    const payload = options.form
      ? new URLSearchParams(options.form).toString()
      : options.body === undefined
        ? options.raw
        : JSON.stringify(options.body);
    const headers: Record<string, string> = {
      host: new URL(origin).host,
      ...(this.cookies.size > 0
        ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ") }
        : {}),
      ...(method === "GET" || method === "HEAD" ? {} : { origin }),
      ...(payload === undefined
        ? {}
        : {
            "content-type": options.form ? "application/x-www-form-urlencoded" : "application/json",
            "content-length": String(Buffer.byteLength(payload)),
          }),
      ...options.headers,
    };
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          host: "127.0.0.1",
          port: this.#sandbox.port,
          path,
          method,
          headers,
          agent: false,
          ...(options.timeout ? { timeout: options.timeout } : {}),
          ...(options.from ? { localAddress: options.from } : {}),
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("error", reject);
          response.on("end", () => {
            if (!response.complete) return reject(new Error("cut"));
            for (const cookie of response.headers["set-cookie"] ?? []) this.#keep(cookie);
            const text = Buffer.concat(parts).toString("utf8");
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text,
              json: <Shape>() => JSON.parse(text) as Shape,
            });
          });
        },
      );
      request.on("timeout", () => request.destroy(new Error("timeout")));
      request.on("error", reject);
      request.end(payload);
    });
  }

  #keep(cookie: string): void {
    const [pair = "", ...attributes] = cookie.split(";");
    const at = pair.indexOf("=");
    const name = pair.slice(0, at);
    if (attributes.some((attribute) => attribute.trim() === "Max-Age=0")) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }

  /** The address of the shell that it visits. */
  get shell(): string {
    return this.#sandbox.context.origins.shell;
  }

  call(path: string, options: RequestOptions = {}): Promise<Reply> {
    return this.request(`/backend${path}`, options);
  }

  /** Opens the frame and sends one of its forms, as a person does. */
  async sendForm(action: string, fields: Record<string, string>, options: RequestOptions = {}): Promise<Reply> {
    const page = await this.request("/multipass/login/", { host: "auth" });
    const token = /name="_token" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
    return this.request(action, { host: "auth", method: "POST", form: { _token: token, ...fields }, ...options });
  }

  async signIn(email: string, password = "kadr-demo"): Promise<this> {
    const reply = await this.sendForm("/multipass/login/", { email, password });
    if (reply.status !== 303) throw new Error(`Could not sign in as ${email}: ${reply.status}`);
    return this;
  }
}
