import { isIP } from "node:net";
import { parseArgs } from "node:util";
import { UserFolderError } from "./media/user-folder/index.ts";
import { passwordError } from "./auth/password-rule.ts";
import type { Mode } from "./context.ts";
import type { SandboxOptions } from "./options.ts";
import { publicUrlsIn } from "./http/origins.ts";
import { usualLimitMs } from "./documents/renderer.ts";
import { StartError } from "./http/start-error.ts";
import { SEED } from "./seed/constants.ts";
import { startSandbox } from "./server.ts";

const usage = `usage: node openapi/sandbox/main.ts [options]
  --port N           port to listen on, 0 takes a free one (4300)
  --host ADDRESS     address to listen at: 0.0.0.0 for every one (loopback alone, of IPv4 and IPv6)
  --public-url URL   the address in the browser, https://video.example: roles live at auth., pay., media. … of it;
                     again with a role for another address of it: media=https://cdn.example
  --trust-proxy LIST addresses or networks of the proxies in front, by commas: 127.0.0.1,10.0.0.0/8 (none)
  --public           others are served, too: no /sandbox, no headers of its kind (so with a --public-url that is not *.localhost)
                     the demo accounts lose their published password then: KADR_DEMO_PASSWORD in the environment gives them another
  --data FOLDER      where the database lives (.data); DATABASE_URL=postgres://… in the environment keeps it in PostgreSQL
  --host-dist FOLDER the host's build (host/dist)
  --videos N --comments N --seed S   how much to make up on the first start (600, 20000, 1)
  --media FOLDER     serve your own video files as a channel
  --mode development|test|production (development)
  --onboarding       pages introduce themselves to who comes, as npm start has it
  --docs             the documentation of the calls on the host docs. also in production mode, as npm start has it
  --hot              the host is being watched by Parcel
  --plain-pages      pages are not drawn by the server: the host draws each by itself
  --drawing-limit N  a page waits so long for its drawing, in milliseconds (500)
  --grace SECONDS    how long requests under way may take after SIGTERM (60)
  --log LEVEL        silent, error, warn, info, debug (warn)
`;

/** A command line that cannot be read: exit code 2. */
function wrongUsage(text: string): StartError {
  return new StartError(`${text} Подсказка: --help.`, 2);
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text) || (name === "port" && Number(text) > 65_535))
    throw wrongUsage(`--${name} ждёт целое число, а получил «${text}».`);
  return Number(text);
}

/** Addresses and networks, by commas. */
function proxiesIn(text: string | undefined): string[] {
  const list = (text ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  for (const one of list) {
    const [address = "", bits] = one.split("/");
    const family = isIP(address);
    if (family === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))))
      throw wrongUsage(`--trust-proxy ждёт адреса и сети через запятую, а получил «${one}».`);
  }
  return list;
}

/** The password of the demo accounts, from the environment: a command line is read by everybody at the machine. */
function demoPassword(): string | undefined {
  const password = process.env["KADR_DEMO_PASSWORD"] || undefined;
  const wrong =
    password === undefined
      ? undefined
      : password === SEED.password
        ? "Этот пароль знает каждый"
        : passwordError(password, []);
  if (wrong !== undefined) throw wrongUsage(`KADR_DEMO_PASSWORD: ${wrong}.`);
  return password;
}

const demoAccounts = `
    ${SEED.viewer.email}    зритель
    ${SEED.author.email}     автор канала с 5000 комментариев
    ${SEED.banned.email}   заблокирован в этом канале
`;

/** The accounts that can sign in, and their passwords; the terminal shows them before anybody comes. */
function accountsText(isForOthers: boolean, { host, demoPassword: given }: SandboxOptions): string {
  if (!isForOthers) {
    const warning =
      host === undefined || /^(?:127\.|::1$|localhost$)/.test(host)
        ? ""
        : "\n  Порт открыт для других, а этот пароль знает каждый: добавьте --public.\n";
    return `Учётные записи, пароль у всех ${SEED.password}:${demoAccounts}${warning}`;
  }
  if (given === undefined)
    return `Демонстрационные учётные записи без своего пароля закрыты: общий знает каждый. Свой даёт им KADR_DEMO_PASSWORD.\n`;
  return `Демонстрационные учётные записи, пароль из KADR_DEMO_PASSWORD, если у них ещё не было своего:${demoAccounts}`;
}

function oneOf<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw wrongUsage(`--${name} бывает ${choices.join(", ")}.`);
  return found;
}

const text = { type: "string" } as const;

function readOptions(): { help: boolean; options: SandboxOptions } {
  let values;
  try {
    ({ values } = parseArgs({
      options: {
        port: text,
        host: text,
        "public-url": { type: "string", multiple: true },
        "trust-proxy": text,
        grace: text,
        data: text,
        "host-dist": text,
        videos: text,
        comments: text,
        seed: text,
        media: text,
        mode: text,
        log: text,
        hot: { type: "boolean" },
        "plain-pages": { type: "boolean" },
        "drawing-limit": text,
        public: { type: "boolean" },
        docs: { type: "boolean" },
        onboarding: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    }));
  } catch (error) {
    throw wrongUsage(`Непонятная команда: ${(error as Error).message.split(".", 1)[0] ?? ""}.`);
  }
  const numbers = (["port", "videos", "comments", "seed"] as const).flatMap((name) => {
    const value = wholeNumber(name, values[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    help: values.help ?? false,
    options: {
      ...Object.fromEntries(numbers),
      host: values.host,
      publicUrls: publicUrlsIn(values["public-url"] ?? []),
      trustedProxies: proxiesIn(values["trust-proxy"]),
      graceMs: (wholeNumber("grace", values.grace) ?? 60) * 1000,
      ...(values.public === true ? { isPublic: true } : {}),
      ...(values.data === undefined ? {} : { data: values.data }),
      ...(values.media === undefined ? {} : { media: values.media }),
      demoPassword: demoPassword(),
      databaseUrl: process.env["DATABASE_URL"] || undefined,
      hostDist: values["host-dist"] ?? "host/dist",
      hot: values.hot ?? false,
      drawsPages: values["plain-pages"] !== true,
      drawingLimitMs: wholeNumber("drawing-limit", values["drawing-limit"]) ?? usualLimitMs,
      ...(values.docs === true ? { docs: true } : {}),
      ...(values.onboarding === true ? { onboarding: true } : {}),
      mode: oneOf<Mode>("mode", values.mode ?? "development", ["development", "test", "production"]),
      log: oneOf("log", values.log ?? "warn", ["silent", "error", "warn", "info", "debug"]),
    },
  };
}

async function main(): Promise<void> {
  const { help, options } = readOptions();
  if (help) return void process.stdout.write(usage);
  const sandbox = await startSandbox({ ...options, say: (line) => void process.stdout.write(`  ${line}\n`) });
  const { context } = sandbox;
  process.stdout.write(`
  Кадр        ${sandbox.url}/${
    context.hasSandbox
      ? `
  Песочница   ${sandbox.url}/sandbox   (сбои по заказу, письма, учётные записи)`
      : ""
  }${
    context.hasDocs
      ? `
  Вызовы      ${context.origins.docs}/`
      : ""
  }
  Данные      ${context.database.dialect === "sqlite" ? context.dataFolder : `PostgreSQL из DATABASE_URL; файлы в ${context.dataFolder}`}

  ${accountsText(!context.hasSandbox, options)}
`);
  for (const note of sandbox.notes) process.stdout.write(`  ${note}\n`);
  const received = new Set<NodeJS.Signals>();
  const stop = (signal: NodeJS.Signals): void => {
    // The same signal again does not wait for anybody. One of each is one wish: of Ctrl+C the terminal tells us, and npm start does.
    if (received.has(signal)) process.exit(1);
    if (received.size === 0) void sandbox.close().then(() => process.exit(0));
    received.add(signal);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

main().catch((error: unknown) => {
  if (error instanceof StartError) {
    process.stderr.write(`${error.message}\n`);
    process.exit(error.exitCode);
  }
  if (error instanceof UserFolderError) {
    process.stderr.write(`${error.message}\n`);
    process.exit(4);
  }
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
