// @vitest-environment node
import { expect, it } from "vitest";
import { small } from "../testing/small-seed.ts";
import { startSmall, Visitor } from "../testing/visitor.ts";

it("draws the calls for people on a host of its own, in production only where that is asked for", async () => {
  for (const [options, isThere] of [
    [{}, true],
    [{ mode: "production" }, false],
    [{ mode: "production", docs: true }, true],
  ] as const) {
    const sandbox = await startSmall(options);
    const guest = new Visitor(sandbox);
    for (const path of ["/", "/kadr.json", "/swagger-ui.css"])
      expect((await guest.request(path, { host: "docs" })).status === 200, path).toBe(isThere);
    expect((await guest.request("/sandbox")).text.includes(`href="${sandbox.context.origins.docs}/"`)).toBe(isThere);
    // No part of it is under the pages' origin, where its policy would not do.
    expect(sandbox.routes.filter(({ host, url }) => host === "shell" && url.startsWith("/docs"))).toEqual([]);
    await sandbox.close();
  }
}, 60_000);

it("its pages read calls of every host as a guest, and write nothing in anybody's name", async () => {
  const sandbox = await startSmall();
  const { origins } = sandbox.context;
  const viewer = await new Visitor(sandbox).signIn(small.viewer.email);
  const headers = { origin: origins.docs, "sec-fetch-site": "same-site", "sec-fetch-mode": "cors" };
  for (const [host, path] of [
    ["shell", "/api/profile/user/"],
    ["payment", "/any/call"],
    ["log", "/any/call"],
    ["metrics", "/any/call"],
  ] as const) {
    const read = await viewer.call(path, { host, headers });
    expect(read.headers["access-control-allow-origin"], host).toBe(origins.docs);
    // A response with the person's own data is not for a script of that page: without this header browsers keep it back.
    expect(read.headers["access-control-allow-credentials"], host).toBeUndefined();
  }
  const written = await viewer.call(`/api/comments/video/${small.video}/`, {
    method: "POST",
    headers,
    body: { text: "Из описания вызовов" },
  });
  expect([written.status, written.json()["code"]]).toEqual([403, "cross_origin"]);
  await sandbox.close();
  const closed = await startSmall({ docs: false });
  expect(
    (await new Visitor(closed).call("/feed/home/", { headers: { origin: closed.context.origins.docs } })).headers[
      "access-control-allow-origin"
    ],
  ).toBeUndefined();
  await closed.close();
}, 60_000);
