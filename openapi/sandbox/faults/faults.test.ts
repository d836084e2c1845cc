// @vitest-environment node
import { readFileSync } from "node:fs";
import http from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "../server.ts";
import { small } from "../testing/small-seed.ts";
import { startSmall, Visitor } from "../testing/visitor.ts";
import { faultKinds, parseFault } from "./kinds.ts";

const links = "/info/partners/";
const comments = `/api/comments/video/${small.video}/`;
const fault = (kind: string) => ({ headers: { "x-kadr-fault": kind } });

let sandbox: Sandbox;
let guest: Visitor;
let viewer: Visitor;

beforeAll(async () => {
  sandbox = await startSmall();
  guest = new Visitor(sandbox);
  viewer = await new Visitor(sandbox).signIn(small.viewer.email);
});
afterAll(() => sandbox.close());

const commentsCount = async (): Promise<number> =>
  (await guest.call(comments)).json<{ comments_count: number }>().comments_count;

describe("faults before the operation", () => {
  it.each([
    ["401", 401],
    ["403", 403],
    ["404", 404],
    ["409", 409],
    ["410", 410],
    ["422", 422],
    ["429", 429],
    ["500", 500],
    ["503", 503],
    ["status;418", 418],
  ])("%s answers %i with a code and a detail", async (kind, status) => {
    const reply = await guest.call(links, fault(kind));
    expect(reply.status).toBe(status);
    expect(reply.json()).toMatchObject({ code: expect.any(String), detail: expect.any(String) });
    expect(reply.headers["retry-after"]).toBeUndefined();
  });

  it("429-retry-after says when to come back", async () => {
    const reply = await guest.call(links, fault("429-retry-after;7"));
    expect([reply.status, reply.headers["retry-after"]]).toEqual([429, "7"]);
  });

  it.each(["offline", "reset"])("%s breaks the connection and does nothing", async (kind) => {
    const before = await commentsCount();
    await expect(
      viewer.call(comments, { method: "POST", body: { text: "Потеряется" }, ...fault(kind) }),
    ).rejects.toThrow(/hang up|ECONNRESET/);
    expect(await commentsCount()).toBe(before);
  });

  it("no-answer never answers", async () => {
    await expect(guest.call(links, { ...fault("no-answer"), timeout: 300 })).rejects.toThrow("timeout");
  });

  it("duplicate delivers twice, unless a key makes them one", async () => {
    const before = await commentsCount();
    await viewer.call(comments, { method: "POST", body: { text: "Дважды" }, ...fault("duplicate") });
    expect(await commentsCount()).toBe(before + 2);
    await viewer.call(comments, {
      method: "POST",
      body: { text: "Единожды" },
      headers: { ...fault("duplicate").headers, "idempotency-key": "duplicate-1" },
    });
    expect(await commentsCount()).toBe(before + 3);
  });
});

describe("faults after the operation", () => {
  it("commit-lost keeps the write and loses the response; the same key gets it", async () => {
    const before = await commentsCount();
    const send = (more: Record<string, string>) =>
      viewer.call(comments, {
        method: "POST",
        body: { text: "Запишется" },
        headers: { "idempotency-key": "lost-answer-1", ...more },
      });
    await expect(send({ "x-kadr-fault": "commit-lost" })).rejects.toThrow(/hang up|ECONNRESET/);
    expect(await commentsCount()).toBe(before + 1);
    expect((await send({})).status).toBe(201);
    expect(await commentsCount()).toBe(before + 1);
  });

  it("malformed-json, empty-200 and html-200 answer 200 with what is no JSON", async () => {
    for (const kind of ["malformed-json", "empty-200", "html-200"]) {
      const reply = await guest.call(links, fault(kind));
      expect(reply.status).toBe(200);
      expect(() => reply.json()).toThrow();
    }
    expect((await guest.call(links, fault("html-200"))).headers["content-type"]).toContain("text/html");
  });

  it("wrong-shape answers JSON of another shape", async () => {
    expect((await guest.call(links, fault("wrong-shape"))).json()).toEqual({ hosts: null });
  });

  it("cut-body breaks in the middle", async () => {
    await expect(guest.call(links, fault("cut-body"))).rejects.toThrow(/cut|aborted|ECONNRESET/);
  });

  it("slow-drip takes its time and is right in the end", async () => {
    const began = performance.now();
    const reply = await guest.call(links, fault("slow-drip;0.4"));
    expect(performance.now() - began).toBeGreaterThan(350);
    expect(reply.json()).toEqual({ hosts: ["example.com"] });
  });

  it("huge-body sends 20 MB", async () => {
    const size = await new Promise<number>((done, fail) => {
      const headers = { host: new URL(sandbox.url).host, "x-kadr-fault": "huge-body" };
      http.get(
        { host: "127.0.0.1", port: sandbox.port, path: `/backend${links}`, headers, agent: false },
        (response) => {
          let bytes = 0;
          response
            .on("data", (part: Buffer) => (bytes += part.length))
            .on("end", () => done(bytes))
            .on("error", fail);
        },
      );
    });
    expect(size).toBeGreaterThan(20 * 1024 * 1024);
  });

  it("out-of-order lets a later answer arrive first", async () => {
    const order: string[] = [];
    const first = guest.call(links, fault("out-of-order")).then(() => order.push("first"));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await guest.call(links).then(() => order.push("second"));
    await first;
    expect(order).toEqual(["second", "first"]);
  });
});

describe("asking for faults", () => {
  it("refuses an unknown kind", async () => {
    expect((await guest.call(links, fault("meteor"))).json()).toMatchObject({ code: "bad_fault" });
    expect(parseFault("status;abc")).toBeUndefined();
    expect(parseFault("toString")).toBeUndefined();
  });

  it("can be planned by hand on /sandbox, so many times, and taken away", async () => {
    const plan = (form: Record<string, string>) => guest.request("/sandbox/faults", { method: "POST", form });
    expect((await plan({ do: "set", operation: "listPartners", kind: "503", times: "1" })).status).toBe(303);
    expect((await guest.request("/sandbox")).text).toContain("ещё 1");
    expect([(await guest.call(links)).status, (await guest.call(links)).status]).toEqual([503, 200]);
    await plan({ do: "set", operation: "*", kind: "500" });
    expect((await guest.call(links)).status).toBe(500);
    await plan({ do: "clear", operation: "*" });
    expect((await guest.call(links)).status).toBe(200);
    const foreign = await guest.request("/sandbox/faults", {
      method: "POST",
      form: { do: "set", operation: "*", kind: "500" },
      headers: { origin: "http://evil.test" },
    });
    expect(foreign.status).toBe(403);
  });

  it("has every kind on /sandbox, which plans each", async () => {
    const page = (await guest.request("/sandbox")).text;
    const plan = (form: Record<string, string>) => guest.request("/sandbox/faults", { method: "POST", form });
    for (const kind of Object.keys(faultKinds)) {
      expect(page).toContain(`<option value="${kind}">`);
      expect(
        (
          await plan({
            do: "set",
            operation: "listPartners",
            kind,
            argument: kind === "status" ? "418" : "",
            times: "1",
          })
        ).status,
        kind,
      ).toBe(303);
      expect(
        [...sandbox.context.faults.list().values()].map((planned) => planned.kind),
        kind,
      ).toEqual([kind]);
      await plan({ do: "clear", operation: "listPartners" });
    }
  });

  it("describes every kind in the README", () => {
    const readme = readFileSync(new URL("README.md", import.meta.url), "utf8").replaceAll(/ +/g, " ");
    for (const [kind, { meaning }] of Object.entries(faultKinds))
      expect(readme).toContain(`| \`${kind}\` | ${meaning}`);
  });
});
