import http from "node:http";
import type { Sandbox } from "./sandbox.ts";

export type Server = Pick<Sandbox, "port">;

interface Question {
  /** A host of the server without its port, "auth.kadr.localhost". */
  readonly host: string;
  readonly path: string;
  /** Default: GET. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string;
  /** The network address to ask from; default: this machine's usual one. */
  readonly from?: string;
}
interface Answer {
  readonly status: number;
  readonly cookies: readonly string[];
  readonly text: string;
}

/** Asks the server from outside any page, as a page of that host would. Names under localhost need no resolver. */
export function ask({ port }: Server, question: Question): Promise<Answer> {
  const { path, method = "GET", headers = {}, text, from } = question;
  const host = `${question.host}:${port}`;
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        headers: { host, ...(method === "GET" ? {} : { origin: `http://${host}` }), ...headers },
        ...(from === undefined ? {} : { localAddress: from }),
      },
      (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (part: string) => (body += part));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, cookies: response.headers["set-cookie"] ?? [], text: body }),
        );
      },
    );
    request.once("error", reject).end(text);
  });
}

export const asForm = { "content-type": "application/x-www-form-urlencoded" };
export const asJson = { "content-type": "application/json" };
