import http from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";
import { certificateFor } from "./certificate.ts";

/** A proxy that speaks TLS, as docs/deploying.md asks of one: it keeps Host, sets X-Forwarded-For anew and hands on bodies as they come. */
export class TlsProxy {
  readonly #server: https.Server;

  /** `target`: the port of the server behind it, at this machine. */
  constructor(names: readonly string[], target: number) {
    this.#server = https.createServer(certificateFor(names), (request, response) => {
      const headers = { ...request.headers, "x-forwarded-for": request.socket.remoteAddress ?? "" };
      const behind = http.request({ host: "127.0.0.1", port: target, method: request.method, path: request.url, headers, agent: false }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      behind.once("error", () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
      // Whoever goes away in the middle of a film is not sent the rest.
      response.once("close", () => behind.destroy());
      request.pipe(behind);
    });
  }

  /** Listens at a free port and gives it. */
  async start(): Promise<number> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    return (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    this.#server.closeAllConnections();
    await closed;
  }
}
