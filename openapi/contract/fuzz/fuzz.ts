import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodCall } from "../cases/index.ts";
import { send } from "../http.ts";
import type { Received } from "../http.ts";
import { callAt, calls, faultOf } from "../spec.ts";
import { startWorld } from "../world.ts";
import type { TestCall, Person, World } from "../world.ts";
import type { Call } from "../../tools/openapi.ts";
import { bends, draftOf, plans, sentOf } from "./requests.ts";
import type { Bend, Plan } from "./requests.ts";

/** Valid requests of each operation, and as many bent ones. `npm run fuzz` asks for 1,000. */
const usual = Number(process.env["KADR_FUZZ"] || 100);
/** The same seed makes the same requests; the server's responses to them may still differ with what was sent before. */
const seed = Number(process.env["KADR_FUZZ_SEED"] || 20261121);
const inFlight = 4;
/** A case is made anew after so many requests: what it is about (a comment) may be used up by then. */
const renewEvery = 20;

/** A password is hashed for each request, which is slow on purpose: a fifth as many. */
const countFor = ({ id }: Call): number => (id === "changePassword" ? Math.ceil(usual / 5) : usual);

/** Calls after which a session, or a person, is gone: they come last, and get a new session for each request. */
const endsSession = (call: Call): boolean => /^(logout|removeAccount|deleteAccount|deleteProfile)/.test(call.id);

function idsIn(value: unknown, found: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (/(^|_)id$|Id$/.test(name) && (typeof inner === "string" || typeof inner === "number")) found.add(String(inner));
    else idsIn(inner, found);
  }
}

/** Ids out of the responses to every call that only reads. */
async function harvest(world: World): Promise<string[]> {
  const found = new Set<string>();
  for (const call of calls.filter((one) => one.method === "GET")) {
    try {
      idsIn((await world.ask(await goodCall(world, call.id))).body, found);
    } catch {
      // A case that fails has a test of its own.
    }
  }
  return [...found].filter((id) => /^[\w-]{1,64}$/.test(id)).slice(0, 400);
}

interface Outcome {
  readonly statuses: Map<number, number>;
  readonly faults: string[];
}

const shown = (text: unknown): string => JSON.stringify(text)?.slice(0, 600) ?? "";

async function run(world: World, call: Call, sample: readonly (readonly [Plan, readonly Bend[]])[]): Promise<Outcome> {
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let request: TestCall = { id: call.id };
  const one = async ([plan, all]: readonly [Plan, readonly Bend[]]): Promise<void> => {
    const { as = "viewer", ...sent } = sentOf(call, draftOf(plan, request), all);
    const cookie = await world.sessionFor(call.id, as);
    const described =
      `${sent.method} ${sent.path.slice(0, 300)} as ${as}, headers ${shown(sent.headers)}, ` +
      `body ${shown(Buffer.isBuffer(sent.body) ? sent.body.toString("latin1") : sent.body)}`;
    let received: Received;
    try {
      received = await send(world.sandbox.port, { ...sent, cookie });
    } catch (error) {
      faults.push(`${String(error)}: ${described}`);
      return;
    }
    statuses.set(received.status, (statuses.get(received.status) ?? 0) + 1);
    // More than 16 kB of head is refused before it is read.
    if (received.status === 431 && sent.path.length + shown(sent.headers).length > 8000) return;
    // A bent address may be another operation's, or nobody's.
    const answered = callAt(sent.method, sent.path);
    const fault =
      received.status >= 500
        ? `answered ${received.status}: ${received.text.slice(0, 400)}`
        : answered && faultOf(answered, received);
    if (fault) faults.push(`${fault}\n    ${described}`);
  };
  for (let from = 0; from < sample.length && faults.length < 5; from += renewEvery) {
    request = await goodCall(world, call.id);
    const part = sample.slice(from, from + renewEvery);
    if (endsSession(call)) {
      for (const each of part) {
        await one(each);
        for (const who of ["viewer", "author", "banned"] as const satisfies readonly Person[]) world.forget(who);
      }
      continue;
    }
    for (let next = 0; next < part.length; next += inFlight)
      await Promise.all(part.slice(next, next + inFlight).map(one));
  }
  return { statuses, faults };
}

/** The tests of every second operation: two files, so that two cores share them. */
export function generatedRequests(half: 0 | 1): void {
  const own = calls
    .filter((_, index) => index % 2 === half)
    .sort((a, b) => Number(endsSession(a)) - Number(endsSession(b)));
  describe(`generated requests, seed ${seed}`, () => {
    let world: World;
    let ids: string[];
    beforeAll(async () => {
      world = await startWorld();
      ids = await harvest(world);
    }, 300_000);
    afterAll(() => world?.close());

    it.each(own.map((call) => ({ call, id: call.id, count: countFor(call) })))(
      "$count allowed and $count bent ones to $id get declared answers of the declared shape",
      async ({ call, count }) => {
        // The first is the case itself, so that few requests, too, have one that succeeds.
        const whole = fc
          .sample(plans(call, ids), { numRuns: count, seed })
          .map((plan, index): Plan =>
            index > 0
              ? plan
              : { ...plan, keepsPath: true, keepsQuery: true, bodyFrom: "case", as: undefined, headers: {} },
          );
        const allowed = await run(
          world,
          call,
          whole.map((plan) => [plan, []] as const),
        );
        const bent = await run(
          world,
          call,
          fc.sample(fc.tuple(plans(call, ids), fc.array(bends(call), { minLength: 1, maxLength: 2 })), {
            numRuns: count,
            seed: seed + 1,
          }),
        );
        expect([...allowed.faults, ...bent.faults], `KADR_FUZZ_SEED=${seed}`).toEqual([]);
        // Otherwise nothing but refusals was tested.
        expect(
          [...allowed.statuses.keys()].some((status) => status < 400),
          `${call.id} answered ${shown([...allowed.statuses])} to allowed requests`,
        ).toBe(true);
      },
      600_000,
    );
  });
}
