import type http from "node:http";
import net from "node:net";
import { StartError } from "./start-error.ts";

/** Listener of one HTTP server at a port. */
export interface Listening {
  readonly port: number;
  /** Takes no new connection. Resolves when the last one has ended. */
  close(): Promise<void>;
}

function failureOf(port: number, host: string, error: NodeJS.ErrnoException): Error {
  if (error.code === "EADDRINUSE")
    return new StartError(`Порт ${port} занят: остановите другую программу или добавьте --port с другим числом.`, 3);
  if (error.code === "EACCES")
    return new StartError(`Порт ${port} система отдаёт не каждому: добавьте --port с числом больше 1023.`, 3);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new StartError(`У этой машины нет адреса ${host}: укажите другой в --host.`, 2);
  return error;
}

function open(server: net.Server, port: number, host: string): Promise<number> {
  return new Promise((done, fail) => {
    const refused = (error: NodeJS.ErrnoException): void => fail(error);
    server.once("error", refused);
    server.listen(port, host, () => {
      server.off("error", refused);
      done((server.address() as net.AddressInfo).port);
    });
  });
}

const closed = (server: net.Server): Promise<void> => new Promise((done) => server.close(() => done()));

/** Free ports are given out for IPv4; the same one may be taken for IPv6. */
const tries = 5;

/**
 * Listens for `server`. Without a host on loopback alone, of both families, because browsers take either for *.localhost; an HTTP
 * server listens at one address, so that what comes to the other is handed to it.
 */
export async function listen(server: http.Server, port: number, host?: string): Promise<Listening> {
  try {
    if (host !== undefined) return { port: await open(server, port, host), close: () => closed(server) };
    for (let turn = 1; ; turn += 1) {
      const taken = await open(server, port, "127.0.0.1");
      const second = net.createServer(
        { noDelay: true, keepAlive: false },
        (socket) => void server.emit("connection", socket),
      );
      try {
        await open(second, taken, "::1");
        return { port: taken, close: async () => void (await Promise.all([closed(server), closed(second)])) };
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        // A machine without IPv6.
        if (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT") return { port: taken, close: () => closed(server) };
        await closed(server);
        if (code !== "EADDRINUSE" || port !== 0 || turn === tries) throw error;
      }
    }
  } catch (error) {
    throw failureOf(port, host ?? "127.0.0.1", error as NodeJS.ErrnoException);
  }
}
