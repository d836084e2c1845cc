import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { apiPrefix } from "./api-prefix.ts";
import { securityHeaders, siteHeaders } from "./security-headers.ts";
import type { Origins } from "../context.ts";

/** The status line's words of what is refused here. */
const reasons = {
  400: "Bad Request",
  408: "Request Timeout",
  413: "Content Too Large",
  431: "Request Header Fields Too Large",
} as const;
type Status = keyof typeof reasons;

const texts: Readonly<Record<Status, string>> = {
  400: "Запрос не читается",
  408: "Запрос не пришёл вовремя",
  413: "Слишком большой запрос",
  431: "Слишком длинный заголовок запроса",
};

/** Under /fonts/ are files with names of letters, on every host that has them. */
const fontFile = /^\/fonts\/[a-z-]+\.woff2$/;

/** An address that no route should see: not a path of this host, a broken escape, a name under /fonts/ that is no file's. */
function isMalformed(url: string): boolean {
  const path = url.split("?", 1)[0] ?? "";
  if (!path.startsWith("/") || path.startsWith("//") || path.startsWith("/\\")) return true;
  if (path.startsWith("/fonts/") && !fontFile.test(path)) return true;
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}

/** One Host header, no more and no less: of two, a proxy in front may have read the other. */
const namesOneHost = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length === 1;

/** The headers of a response that belongs to no surface: the strictest row. */
const floor = (origins: Origins): Record<string, string> => ({
  ...securityHeaders("api", origins),
  "cache-control": "no-store",
});

/**
 * Every response, from whichever part (a route, the framework for an address that it cannot read, Node itself), goes out with a row of the
 * table: a response that was given none gets the strictest. While the server stops, a response is the last of its connection.
 */
export function holdToTable(response: ServerResponse, origins: Origins, isStopping = (): boolean => false): void {
  for (const [name, value] of Object.entries(siteHeaders(origins))) response.setHeader(name, value);
  const { writeHead } = response;
  response.writeHead = function (this: ServerResponse, ...parts: unknown[]) {
    const given = parts.at(-1);
    const named = typeof given === "object" && given !== null && "content-security-policy" in given;
    if (!named && !response.hasHeader("content-security-policy"))
      for (const [name, value] of Object.entries(floor(origins))) response.setHeader(name, value);
    if (isStopping()) response.setHeader("connection", "close");
    return Reflect.apply(writeHead, response, parts) as ServerResponse;
  } as ServerResponse["writeHead"];
}

/** No page has a percent sign for its address. */
const nowhere = "/%25/";

/** A browser goes to an address of the shell. */
const isVisit = ({ method, headers }: IncomingMessage, { shell }: Origins): boolean =>
  (method === "GET" || method === "HEAD") &&
  headers.accept?.includes("text/html") === true &&
  headers.host === new URL(shell).host;

/** The page that an address with slashes too many means: one slash, or it would name another host. */
const withOneSlash = (url: string): string | undefined =>
  /^\/[/\\]/.test(url) ? `/${url.replace(/^[/\\]+/, "")}` : undefined;

/**
 * Answers a request that cannot be read. True: it was answered. Calls get the body of the contract; who visits the shell gets the product's
 * page that nothing is there, which it is left to draw.
 */
export function refuseUnreadable(request: IncomingMessage, response: ServerResponse, origins: Origins): boolean {
  const { url = "" } = request;
  const isOneHost = namesOneHost(request);
  if (isOneHost && !isMalformed(url)) return false;
  if (isOneHost && isVisit(request, origins)) {
    const location = withOneSlash(url);
    if (location === undefined) request.url = nowhere;
    else response.writeHead(302, { location }).end();
    return location !== undefined;
  }
  const isCall = url.startsWith(`${apiPrefix}/`);
  response.writeHead(400, { "content-type": `${isCall ? "application/json" : "text/plain"}; charset=utf-8` });
  response.end(
    request.method === "HEAD"
      ? undefined
      : isCall
        ? JSON.stringify({ code: "validation", detail: texts[400], fields: { url: "Адрес не читается" } })
        : `${texts[400]}\n`,
  );
  return true;
}

function statusOf(code: string | undefined): Status {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return 413;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}

/** Responses to bytes that Node refuses before there is a request: it would send a bare status line. */
export function respondToBrokenRequests(server: Server, origins: Origins): void {
  /** The response under way on a connection: a second one would be read as a part of it. */
  const begun = new WeakMap<Duplex, ServerResponse>();
  server.prependListener("request", (request, response) => void begun.set(request.socket, response));
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    const response = begun.get(socket);
    const isFree = response === undefined || response.writableFinished || !response.headersSent;
    if (error.code === "ECONNRESET" || !socket.writable || !isFree) return void socket.destroy();
    const status = statusOf(error.code);
    const text = `${texts[status]}\n`;
    const headers = {
      ...floor(origins),
      ...siteHeaders(origins),
      "content-type": "text/plain; charset=utf-8",
      "content-length": String(Buffer.byteLength(text)),
      connection: "close",
      date: new Date().toUTCString(),
    };
    socket.end(
      `HTTP/1.1 ${status} ${reasons[status]}\r\n${Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join("")}\r\n${text}`,
    );
  });
  server.on("checkExpectation", (_request, response) => {
    holdToTable(response, origins);
    response.writeHead(417, { "content-type": "text/plain; charset=utf-8" }).end("Этого сервер не обещает\n");
  });
}
