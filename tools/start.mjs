// `npm start`: installs what is missing, builds the host, runs it on the embedded server.
// `npm run dev` is the same with hot reload. Plain JavaScript for Node 18+.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { ensureInstalled, environment, fail, nodePath, root, run, say } from "./bootstrap.mjs";

const args = process.argv.slice(2);
if (args.includes("--help") || args.includes("-h")) {
  process.stdout.write(`usage: npm start -- [options]
  --port N        the port to listen on (default 4300)
  --public-url URL  the address that others reach it by, behind a proxy that speaks TLS; --public, --host: docs/deploying.md
  --data FOLDER   where the database lives (default .data)
  --media FOLDER  serve your own video files as a channel
  --videos N --comments N --seed S   how much content to make up on the first start (default 600, 20000, 1)
`);
  process.exit(0);
}
const hot = args.includes("--dev");
const passed = args.filter((argument) => argument !== "--dev");

const began = Date.now();
ensureInstalled();
const children = [];
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
process.on("SIGINT", stop);
process.on("SIGTERM", stop);

if (hot) {
  say("watching the host (Parcel)…");
  try {
    fs.accessSync(path.join(root, "host"), fs.constants.W_OK);
  } catch {
    fail(
      `The folder ${path.join(root, "host")} is read-only: the host is built into it. Make it writable or clone Kadr elsewhere.`,
      4,
    );
  }
  fs.rmSync(path.join(root, "host/dist"), { recursive: true, force: true });
  const card = await run("tools/build.ts", "--apart");
  if (card.code !== 0)
    fail("The pages of the card and of the embedded player did not build: see the message above.", 5);
  const parcel = spawn(
    path.join(root, "node_modules/.bin/parcel"),
    ["watch", "host", "--target", "app", "--config", "./parcel.config.json", "--no-autoinstall", "--hmr-port", "4399"],
    { cwd: root, stdio: "inherit", env: environment() },
  );
  children.push(parcel);
  parcel.once("exit", (code) => (stop(), process.exit(code ?? 0)));
  while (!fs.existsSync(path.join(root, "host/dist/index.html")))
    await new Promise((resolve) => setTimeout(resolve, 200));
} else {
  say("building the host…");
  const built = await run("tools/build.ts");
  // a folder that cannot be written to: the build has said so
  if (built.code === 4) process.exit(4);
  if (built.code !== 0) fail("The host did not build: see the message above.", 5);
}

say(`starting the server (${((Date.now() - began) / 1000).toFixed(1)} s so far)…`);
const server = spawn(
  nodePath(),
  [
    "openapi/sandbox/main.ts",
    "--port",
    "4300",
    "--data",
    ".data",
    "--host-dist",
    "host/dist",
    "--mode",
    hot ? "development" : "production",
    "--docs",
    "--onboarding",
    ...(hot ? ["--hot"] : []),
    ...passed,
  ],
  { cwd: root, stdio: "inherit", env: environment() },
);
children.push(server);
server.once("exit", (code) => {
  stop();
  process.exit(code ?? 0);
});
