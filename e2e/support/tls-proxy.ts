import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import http2, { type Http2SecureServer, type Http2ServerRequest } from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import { certificateFor } from "./certificate.ts";

/** Headers that belong to one connection of HTTP/1.1 and are not handed on (RFC 9113, 8.2.2). */
const ofConnection = new Set(["connection", "keep-alive", "proxy-connection", "transfer-encoding", "upgrade"]);

/** Without what belongs to a connection, and without HTTP/2's own lines (`:path`). */
function forwardedHeaders(headers: NodeJS.Dict<string | string[]>): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofConnection.has(name) && !name.startsWith(":")),
  );
}

/**
 * A proxy that speaks TLS and HTTP/2, as docs/deploying.md asks of one: it keeps Host, sets X-Forwarded-For anew and hands on bodies as
 * they come. Who does not know HTTP/2 is served over HTTP/1.1.
 */
export class TlsProxy {
  readonly #server: Http2SecureServer;
  readonly #sockets = new Set<Socket>();

  /** `target`: the port at this machine that serves a host. */
  constructor(names: readonly string[], target: number | ((host: string) => number)) {
    const portOf = typeof target === "number" ? (): number => target : target;
    this.#server = http2.createSecureServer({ ...certificateFor(names), allowHTTP1: true }, (request, response) =>
      // of HTTP/2's response only what both have is used
      this.#pass(request, response as unknown as ServerResponse, portOf),
    );
    this.#server.on("secureConnection", (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once("close", () => this.#sockets.delete(socket));
    });
  }

  #pass(
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse,
    portOf: (host: string) => number,
  ): void {
    const host = ("authority" in request ? request.authority : undefined) || request.headers.host || "";
    const behind = http.request(
      {
        host: "127.0.0.1",
        port: portOf(host),
        method: request.method,
        path: request.url,
        headers: { ...forwardedHeaders(request.headers), host, "x-forwarded-for": request.socket.remoteAddress ?? "" },
        agent: false,
      },
      (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, forwardedHeaders(upstream.headers));
        upstream.pipe(response);
      },
    );
    behind.once("error", () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    // A client that goes away in the middle of a film is not sent the rest.
    response.once("close", () => behind.destroy());
    request.pipe(behind);
  }

  /** Listens at a free port and gives it. */
  async start(): Promise<number> {
    await new Promise<void>((done) => void this.#server.listen(0, "127.0.0.1", done));
    return (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((done) => this.#server.close(() => done()));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
