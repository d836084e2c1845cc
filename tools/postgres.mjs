// Finds a PostgreSQL for the tests, or starts a private one: from the system's packages, installed where apt works.
// Plain JavaScript for Node 18+.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { say } from "./bootstrap.mjs";

const isRoot = () => process.getuid?.() === 0;

/** Folder of initdb and pg_ctl: Debian keeps them out of PATH, one folder a version. */
function binaries() {
  const debian = "/usr/lib/postgresql";
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(path.delimiter),
    "/opt/homebrew/opt/postgresql/bin",
    "/usr/local/pgsql/bin",
  ];
  return folders.find((folder) =>
    ["initdb", "pg_ctl", "postgres"].every((name) => fs.existsSync(path.join(folder, name))),
  );
}

function install() {
  if (!isRoot() || !fs.existsSync("/usr/bin/apt-get")) return;
  say("installing PostgreSQL (Debian's package)…");
  // The package would make and start a cluster of its own, which nobody needs.
  const settings = "/etc/postgresql-common/createcluster.conf";
  if (!fs.existsSync(settings)) {
    fs.mkdirSync(path.dirname(settings), { recursive: true });
    fs.writeFileSync(settings, "create_main_cluster = false\n");
  }
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  spawnSync(
    "apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", "-o", "Dpkg::Options::=--force-confold", "postgresql"],
    quiet,
  );
}

/** initdb and postgres refuse to run as root: the package's user does it, or nobody. */
function owner() {
  if (!isRoot()) return {};
  for (const name of ["postgres", "nobody"]) {
    const ids = ["-u", "-g"].map((flag) =>
      Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout.trim() || NaN),
    );
    if (ids.every(Number.isInteger)) return { uid: ids[0], gid: ids[1] };
  }
  return {};
}

/**
 * An address for `KADR_TEST_DATABASE`, whose schemas the tests make and drop themselves: DATABASE_URL when it names a server,
 * else a private cluster in a temporary folder, reached by a socket in it and gone with `stop`.
 * @returns {{url: string, stop: () => void} | undefined} undefined, said in one sentence, where there is none
 */
export function ensurePostgres() {
  if (/^postgres(ql)?:/.test(process.env.DATABASE_URL ?? "")) return { url: process.env.DATABASE_URL, stop() {} };
  let bin = binaries();
  if (!bin) {
    install();
    bin = binaries();
  }
  if (!bin) {
    say(
      "There is no PostgreSQL here and it could not be installed: install the package postgresql, or name a server in DATABASE_URL.",
    );
    return undefined;
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kadr-pg-"));
  const as = { cwd: folder, encoding: "utf8", ...owner() };
  if (as.uid !== undefined) fs.chownSync(folder, as.uid, as.gid);
  const data = path.join(folder, "data");
  let running = false;
  const stop = () => {
    if (running) spawnSync(path.join(bin, "pg_ctl"), ["stop", "-D", data, "-m", "immediate"], as);
    running = false;
    fs.rmSync(folder, { recursive: true, force: true });
    process.off("exit", stop);
  };
  process.once("exit", stop);
  const made = spawnSync(
    path.join(bin, "initdb"),
    ["-D", data, "-U", "kadr", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"],
    as,
  );
  // No data here outlives the tests, so no write waits for the disk. The server that tests kill is ours, not this one.
  const settings = [
    `unix_socket_directories=${folder}`,
    "listen_addresses=",
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "max_connections=200",
  ];
  const started =
    made.status === 0
      ? spawnSync(
          path.join(bin, "pg_ctl"),
          [
            "start",
            "-w",
            "-D",
            data,
            "-l",
            path.join(folder, "log"),
            "-o",
            settings.map((setting) => `-c ${setting}`).join(" "),
          ],
          { ...as, stdio: "ignore" },
        )
      : made;
  running = started.status === 0;
  if (running) return { url: `postgres://kadr@localhost/postgres?host=${encodeURIComponent(folder)}`, stop };
  say(
    `PostgreSQL of ${bin} does not start: ${
      String(made.stderr ?? "")
        .trim()
        .split("\n")
        .pop() || "see its log"
    }.`,
  );
  stop();
  return undefined;
}
