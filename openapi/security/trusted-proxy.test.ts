// @vitest-environment node
import { expect, it } from "vitest";
import { signInLimits } from "../sandbox/auth/limits.ts";
import { publicUrlsIn } from "../sandbox/http/origins.ts";
import { small } from "../sandbox/testing/small-seed.ts";
import { startSmall, Visitor } from "../sandbox/testing/visitor.ts";

// Whose limit is counted: of who asks, as a trusted proxy says, or of who is connected. A header of anybody else changes nothing.

const [proxy, stranger] = ["127.0.0.1", "127.0.0.5"];
const limits = { ...signInLimits, address: { max: 1, windowMs: 60_000 } };

it.each([
  { trusted: [proxy], from: proxy, header: (n: number) => `203.0.113.${n}`, counted: "each" },
  { trusted: ["127.0.0.0/30"], from: proxy, header: (n: number) => `203.0.113.${n}`, counted: "each" },
  // Address that the client wrote before the proxy added the real one.
  { trusted: [proxy], from: proxy, header: (n: number) => `203.0.113.${n}, 198.51.100.1`, counted: "all" },
  { trusted: [proxy], from: proxy, header: (n: number) => `198.51.100.1:${n}`, counted: "all" },
  { trusted: [proxy], from: stranger, header: (n: number) => `203.0.113.${n}`, counted: "all" },
  { trusted: undefined, from: proxy, header: (n: number) => `203.0.113.${n}`, counted: "all" },
  { trusted: undefined, from: stranger, header: (n: number) => `203.0.113.${n}`, counted: "all" },
])(
  "trusted $trusted, asked from $from: counts $counted",
  async ({ trusted, from, header, counted }) => {
    const sandbox = await startSmall({
      signInLimits: limits,
      ...(trusted ? { trustedProxies: trusted, demoPassword: small.password } : {}),
    });
    const guess = async (n: number) =>
      (
        await new Visitor(sandbox).sendForm(
          "/multipass/login/",
          { email: `kto-${n}@kadr.example`, password: "догадка" },
          { from, headers: { "x-forwarded-for": header(n) } },
        )
      ).status;
    expect([await guess(1), await guess(2)]).toEqual([422, counted === "each" ? 422 : 429]);
    await sandbox.close();
  },
  30_000,
);

it.each([
  ["https://video.example", undefined, 1],
  ["https://video.example", [proxy], 0],
  ["http://video.example", undefined, 0],
] as const)(
  "behind %s with the proxies %j the start says so in %i sentences",
  async (publicUrl, trustedProxies, count) => {
    const sandbox = await startSmall({
      publicUrls: publicUrlsIn([publicUrl]),
      ...(trustedProxies ? { trustedProxies: [...trustedProxies] } : {}),
    });
    expect(sandbox.notes.filter((note) => note.includes("--trust-proxy"))).toHaveLength(count);
    await sandbox.close();
  },
  30_000,
);
