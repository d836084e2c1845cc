// @vitest-environment node
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { requestLines, sendBytes } from "./raw.ts";

const folder = mkdtempSync(join(tmpdir(), "kadr-running-"));
writeFileSync(join(folder, "index.html"), "<!doctype html><html><head><meta charset=utf-8></head></html>");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A server of its own, as a container runs it, and what it writes. */
async function run(...more: string[]) {
  const main = join(import.meta.dirname, "../sandbox/main.ts");
  const args = [
    "--port",
    "0",
    "--host-dist",
    folder,
    "--data",
    ":memory:",
    "--videos",
    "40",
    "--comments",
    "100",
    "--mode",
    "test",
    "--log",
    "info",
    ...more,
  ];
  const child = spawn(process.execPath, [main, ...args]);
  let text = "";
  const ended = new Promise<number | null>((done) => child.once("close", done));
  const port = await new Promise<number>((done, fail) => {
    child.stderr.on("data", (part) => (text += String(part)));
    child.stdout.on("data", (part) => {
      text += String(part);
      const found = /kadr\.localhost:(\d+)\/ *\n[\s\S]*zabanen/.exec(text)?.[1];
      if (found !== undefined) done(Number(found));
    });
    void ended.then((code) => fail(new Error(`ended with ${code}: ${text}`)));
  });
  const lines = (): Array<Record<string, unknown>> =>
    text
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { child, port, ended, lines, text: () => text, host: `Host: kadr.localhost:${port}` };
}

const slow = 120_000;

it(
  "says where it is, the documentation of the calls on a host of its own, and by any name whether it lives and is ready",
  async () => {
    const { child, port, ended, text } = await run();
    expect(text()).toMatch(new RegExp(`Вызовы +http://docs\\.kadr\\.localhost:${port}/\\n`));
    for (const name of ["10.0.0.7:8080", `kadr.localhost:${port}`, "localhost"]) {
      for (const path of ["/healthz", "/readyz"]) {
        const response = await sendBytes(port, requestLines("GET", path, [`Host: ${name}`]));
        expect([response.status, response.text], `${path} of ${name}`).toEqual([200, "ok\n"]);
        expect(response.headers["content-security-policy"]).toContain("default-src 'none'");
      }
    }
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  },
  slow,
);

it(
  "lets a request under way end when it is told to stop, takes no new one, then exits",
  async () => {
    const { child, port, ended, host } = await run();
    // Its body is still on the way.
    const body = '{"a":1}';
    const socket = net.connect(port, "127.0.0.1");
    let response = "";
    socket.setEncoding("utf8").on("data", (part: string) => (response += part));
    const over = new Promise((done) => socket.once("close", done));
    await new Promise<void>((done) => socket.once("connect", () => done()));
    socket.write(
      `POST /backend/api/video/views/ HTTP/1.1\r\n${host}\r\nOrigin: ` +
        `http://${host.slice(6)}\r\nContent-Type: ` +
        `application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 3)}`,
    );
    await new Promise((done) => setTimeout(done, 300));
    child.kill("SIGTERM");
    await expect
      .poll(
        () =>
          sendBytes(port, requestLines("GET", "/readyz", [host])).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 5000 },
      )
      .toBe(0);
    expect(child.exitCode).toBeNull();
    socket.write(body.slice(3));
    await over;
    expect(response).toMatch(/^HTTP\/1\.1 [234]\d\d /);
    expect(response.toLowerCase()).toContain("\r\nconnection: close\r\n");
    expect(await ended).toBe(0);
  },
  slow,
);

it(
  "does not wait for ever for one that does not end",
  async () => {
    const { child, port, ended, host } = await run("--grace", "1");
    const socket = net.connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    await new Promise<void>((done) => socket.once("connect", () => done()));
    socket.write(`GET /backend/feed/home/ HTTP/1.1\r\n${host}\r\nX-Kadr-Fault: no-answer\r\n\r\n`);
    await new Promise((done) => setTimeout(done, 300));
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  },
  slow,
);

it(
  "writes a line of JSON for each response, with the id that the response carries and nothing that is secret, in the address either",
  async () => {
    const { child, port, ended, lines, text, host } = await run();
    const secrets = ["tayna-v-adrese", "tayna-v-kuke", "tayna-v-tele", "tayna-v-zagolovke"];
    const [query, cookie, body, header] = secrets as [string, string, string, string];
    const asked = await sendBytes(
      port,
      requestLines("GET", `/backend/feed/home/?p=${query}`, [
        host,
        `Cookie: kadr_session=${cookie}`,
        `Authorization: Bearer ${header}`,
      ]),
    );
    const form = `email=${body}%40kadr.example&password=${body}`;
    for (const path of ["/multipass/login/", "/multipass/register/"]) {
      await sendBytes(
        port,
        requestLines("POST", `${path}?email=${query}`, [
          `Host: auth.kadr.localhost:${port}`,
          `Origin: http://auth.kadr.localhost:${port}`,
          "Content-Type: application/x-www-form-urlencoded",
          `Content-Length: ${form.length}`,
        ]) + form,
      );
    }
    await sendBytes(port, requestLines("GET", `/${query}.mp4?${query}`, [`Host: media.kadr.localhost:${port}`]));
    // A person who knows the id of a payment may confirm it; one who knows a code may use it.
    const bearers: ReadonlyArray<readonly [method: string, host: string, path: string]> = [
      ["GET", "pay.", `/sbp/${query}/`],
      ["POST", "pay.", `/sbp/${query}/`],
      ["GET", "pay.", `/confirm/${query}/`],
      ["GET", "pay.", `/purchase/${query}/`],
      ["GET", "", `/backend/v1/promo-codes/${query}`],
      ["GET", "", `/backend/v1/${query}`],
      ["GET", "", `/video/${query}/`],
      ["GET", "studio.", `/${query}/`],
      ["PUT", "auth.", `/${query}/`],
    ];
    for (const [method, at, path] of bearers)
      await sendBytes(port, requestLines(method, path, [`Host: ${at}kadr.localhost:${port}`, "Content-Length: 0"]));
    await expect
      .poll(() => lines().filter(({ msg }) => msg === "call").length)
      .toBeGreaterThanOrEqual(4 + bearers.length);
    child.kill("SIGTERM");
    await ended;
    const call = lines().find(({ reqId }) => reqId === asked.headers["x-request-id"]);
    expect(call).toMatchObject({
      level: "info",
      host: "shell",
      method: "GET",
      status: 200,
      route: "/backend/feed/:slug",
    });
    expect(Date.parse(String(call?.["time"]))).toBeGreaterThan(0);
    expect(new Set(lines().map(({ reqId }) => reqId)).size).toBe(lines().length);
    for (const secret of secrets) expect(text(), secret).not.toContain(secret);
    expect(text()).not.toContain(`?`);
    expect(lines().filter(({ route }) => route === "/sbp/:id/")).toHaveLength(2);
  },
  slow,
);
