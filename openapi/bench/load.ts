import http from "node:http";
import { originsFor } from "../sandbox/http/origins.ts";

/** Requests of the load, and their sender. */
export interface LoadRequest {
  readonly port: number;
  /** The session of somebody who is signed in; undefined: everybody is a guest. */
  readonly cookie?: string | undefined;
  /** The signed-in person asks every time, or every second time (default). */
  readonly isAlwaysSignedIn?: boolean;
  readonly paths: readonly string[];
  readonly inFlight: number;
  readonly encoding?: "gzip" | "br";
  /** Told each answer's body, as it was sent, once its time was taken. */
  readonly onAnswer?: (body: Buffer) => void;
}

export interface Loaded {
  /** Milliseconds of each answer, ascending. */
  readonly times: readonly number[];
  readonly seconds: number;
  readonly statuses: ReadonlyMap<number, number>;
  readonly bytes: number;
}

/** The time within which so large a share of answers was there. */
export const at = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;

/** Asks `count` times, always `inFlight` at once. */
export async function load(request: LoadRequest, count: number): Promise<Loaded> {
  const { port, cookie, isAlwaysSignedIn = false, paths, inFlight, encoding = "gzip", onAnswer } = request;
  const agent = new http.Agent({ keepAlive: true, maxSockets: inFlight });
  const host = new URL(originsFor(port).shell).host;
  const times: number[] = [];
  const statuses = new Map<number, number>();
  let bytes = 0;
  let next = 0;
  const ask = (index: number): Promise<void> =>
    new Promise((done, fail) => {
      const began = performance.now();
      const isSignedIn = cookie !== undefined && (isAlwaysSignedIn || index % 2 === 1);
      const headers = {
        host,
        "accept-encoding": encoding,
        ...(isSignedIn && { cookie: `kadr_session=${cookie}` }),
      };
      const request = http.get(
        { host: "127.0.0.1", port, agent, path: paths[index % paths.length], headers },
        (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => {
            bytes += part.length;
            if (onAnswer) parts.push(part);
          });
          response.on("end", () => {
            times.push(performance.now() - began);
            const status = response.statusCode ?? 0;
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            onAnswer?.(Buffer.concat(parts));
            done();
          });
        },
      );
      request.once("error", fail);
    });
  const began = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (let index = next++; index < count; index = next++) await ask(index);
    }),
  );
  agent.destroy();
  return { times: times.sort((a, b) => a - b), seconds: (performance.now() - began) / 1000, statuses, bytes };
}
