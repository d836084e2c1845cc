// @vitest-environment node
import net from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, it } from "vitest";
import { isLoopback } from "../sandbox/http/local-peer.ts";
import type { Sandbox } from "../sandbox/index.ts";
import { publicUrlsIn } from "../sandbox/http/origins.ts";
import { small } from "../sandbox/testing/small-seed.ts";
import { startSmall, Visitor } from "../sandbox/testing/visitor.ts";
import type { SandboxOptions } from "../sandbox/options.ts";
import { requestLines, sendBytes } from "./raw.ts";
import { hostNames, hostOf } from "./rows.ts";

let sandbox: Sandbox | undefined;
const start = async (options: SandboxOptions = {}): Promise<Sandbox> => (sandbox = await startSmall(options));
afterEach(async () => {
  await sandbox?.close();
  sandbox = undefined;
});

const slow = 120_000;
/** Addresses of this machine that others can reach; a machine without a network has none. */
const outward = Object.values(networkInterfaces()).flatMap((all) =>
  (all ?? []).filter(({ internal, scopeid }) => !internal && !scopeid).map(({ address }) => address),
);

const connects = (port: number, address: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = net.connect(port, address, () => (socket.destroy(), done(true)));
    socket.once("error", () => done(false));
  });

/** Routes of /sandbox: pages, lists and forms. */
const tools = (running: Sandbox): string[] =>
  running.routes
    .filter(({ host, method, url }) => host === "shell" && url.startsWith("/sandbox") && method !== "HEAD")
    .map(({ method, url }) => `${method} ${url}`);

/** A proxy as it comes, at this machine: it hands on what it gets, from its own address, and adds nothing. */
async function startBareProxy() {
  let target = 0;
  const server = net.createServer((from) => {
    const to = net.connect(target, "127.0.0.1");
    for (const socket of [from, to]) socket.on("error", () => (from.destroy(), to.destroy()));
    from.pipe(to).pipe(from);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as net.AddressInfo).port,
    leadTo: (port: number) => void (target = port),
    close: () => new Promise((done) => server.close(done)),
  };
}

const forwarded = [
  "X-Forwarded-For: 203.0.113.9",
  "Forwarded: for=203.0.113.9",
  "Via: 1.1 proxy",
  "X-Real-IP: 203.0.113.9",
  "X-Forwarded-Host: a",
  "X-Forwarded-Proto: https",
];

describe("the server listens", () => {
  it(
    "on loopback alone, of both families",
    async () => {
      const { port } = await start();
      expect(await connects(port, "127.0.0.1")).toBe(true);
      expect(await connects(port, "::1")).toBe(
        Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === "::1")),
      );
      for (const address of outward) expect(await connects(port, address), address).toBe(false);
    },
    slow,
  );

  it(
    "on every address where --host says so",
    async () => {
      const { port } = await start({ host: "0.0.0.0" });
      for (const address of ["127.0.0.1", ...outward.filter((one) => net.isIPv4(one))])
        expect(await connects(port, address), address).toBe(true);
    },
    slow,
  );

  it(
    "and lets go of both addresses when it stops",
    async () => {
      const { port } = await start();
      await sandbox?.close();
      sandbox = undefined;
      for (const address of ["127.0.0.1", "::1"]) expect(await connects(port, address), address).toBe(false);
    },
    slow,
  );
});

describe("/sandbox and its headers", () => {
  it(
    "answer the person at this machine, and nobody who comes through a proxy or from elsewhere",
    async () => {
      const running = await start({ host: "0.0.0.0" });
      const host = `Host: ${hostOf(running, "shell")}`;
      expect(tools(running).length).toBeGreaterThan(5);
      const faulty = (address: string, more: readonly string[] = []) =>
        sendBytes(
          running.port,
          requestLines("GET", "/backend/feed/home/", [host, "X-Kadr-Fault: 503", ...more]),
          address,
        );
      const page = (address: string, more: readonly string[] = []) =>
        sendBytes(running.port, requestLines("GET", "/sandbox", [host, ...more]), address);
      expect([(await page("127.0.0.1")).status, (await faulty("127.0.0.1")).status]).toEqual([200, 503]);
      for (const line of forwarded)
        expect([(await page("127.0.0.1", [line])).status, (await faulty("127.0.0.1", [line])).status], line).toEqual([
          404, 200,
        ]);
      for (const address of outward.filter((one) => net.isIPv4(one))) {
        expect((await faulty(address)).status, address).toBe(200);
        for (const tool of tools(running)) {
          const [method = "", url = ""] = tool.split(" ");
          const response = await sendBytes(
            running.port,
            requestLines(method, url, [host, `Origin: ${running.url}`, "Content-Length: 0"]),
            address,
          );
          expect(response.status, `${tool} from ${address}`).toBe(404);
        }
      }
    },
    slow,
  );

  it(
    "do not answer at all where others are served",
    async () => {
      const running = await start({ isPublic: true });
      expect(tools(running)).toEqual([]);
      const guest = new Visitor(running);
      expect((await guest.call("/feed/home/", { headers: { "x-kadr-fault": "503" } })).status).toBe(200);
      expect((await guest.call("/feed/home/", { headers: { "x-kadr-clock": "nonsense" } })).status).toBe(200);
    },
    slow,
  );

  it(
    "are open through a proxy on this machine that says nothing of itself, unless the server knows that it is for others",
    async () => {
      const bare = await startBareProxy();
      const page = async (options: SandboxOptions) => {
        const running = await start(options);
        bare.leadTo(running.port);
        const ask = async (url: string, ...more: string[]) => {
          const lines = requestLines("GET", url, [`Host: ${hostOf(running, "shell")}`, ...more]);
          return (await sendBytes(bare.port, lines, "127.0.0.1")).status;
        };
        const seen = [(await ask("/sandbox")) === 200, (await ask("/backend/feed/home/", "X-Kadr-Fault: 503")) === 503];
        await running.close();
        sandbox = undefined;
        return seen;
      };
      const forOthers: readonly SandboxOptions[] = [
        { isPublic: true },
        { publicUrls: publicUrlsIn(["https://video.example"]) },
        { trustedProxies: ["127.0.0.1"], demoPassword: small.password },
      ];
      expect(await page({})).toEqual([true, true]);
      for (const options of forOthers) expect(await page(options), JSON.stringify(options)).toEqual([false, false]);
      await bare.close();
    },
    slow,
  );

  it("know loopback in every form", () => {
    for (const address of ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])
      expect(isLoopback(address), address).toBe(true);
    for (const address of [
      undefined,
      "",
      "0.0.0.0",
      "::",
      "192.0.2.2",
      "::ffff:192.0.2.2",
      "127.0.0.1.evil.test",
      "1127.0.0.1",
      "fd00::1",
    ])
      expect(isLoopback(address), address).toBe(false);
  });
});

it.each(hostNames)(
  "names of the table alone are answered: %s",
  async (name) => {
    const running = await start();
    const own = hostOf(running, name);
    const bare = own.split(":")[0] ?? "";
    const ask = async (host: string): Promise<number> =>
      (await sendBytes(running.port, requestLines("GET", "/nothing", [`Host: ${host}`]))).status;
    for (const host of [own, own.toUpperCase(), bare]) expect(await ask(host), host).not.toBe(421);
    for (const host of [
      `${bare}.evil.test`,
      `evil.${bare}`,
      `evil-${bare}`,
      `${bare}.`,
      `${own}@evil.test`,
      `user@${own}`,
      `${bare}:x`,
      "evil.test",
      "",
      "[::",
      "kadr",
    ]) {
      expect(await ask(host), host).toBe(421);
    }
  },
  slow,
);
