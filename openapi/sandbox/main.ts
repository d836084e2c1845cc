import { parseArgs } from "node:util";
import { UserFolderError } from "./media/user-folder.ts";
import type { Mode } from "./http/options.ts";
import { startSandbox, StartError } from "./server.ts";

const usage = `usage: node openapi/sandbox/main.ts [options]
  --port N           port to listen on, 0 takes a free one (4300)
  --data FOLDER      where the database lives (.data); DATABASE_URL=postgres://… in the environment keeps it in PostgreSQL
  --host-dist FOLDER the host's build (host/dist)
  --videos N --comments N --seed S   how much to make up on the first start (600, 20000, 1)
  --media FOLDER     serve your own video files as a channel
  --mode development|test|production (development)
  --docs             /docs also in production mode, as npm start has it
  --hot              the host is being watched by Parcel
  --log LEVEL        silent, error, warn, info, debug (warn)
`;

/** A command line that cannot be read: exit code 2. */
function wrongUsage(text: string): StartError {
  return new StartError(`${text} Подсказка: --help.`, 2);
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text) || (name === "port" && Number(text) > 65_535)) throw wrongUsage(`--${name} ждёт целое число, а получил «${text}».`);
  return Number(text);
}

function oneOf<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw wrongUsage(`--${name} бывает ${choices.join(", ")}.`);
  return found;
}

const text = { type: "string" } as const;

function readOptions(): { help: boolean; options: Parameters<typeof startSandbox>[0] } {
  let values;
  try {
    ({ values } = parseArgs({
      options: {
        port: text, data: text, "host-dist": text, videos: text, comments: text, seed: text, media: text, mode: text, log: text,
        hot: { type: "boolean" }, docs: { type: "boolean" }, help: { type: "boolean", short: "h" },
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
      ...(values.data === undefined ? {} : { data: values.data }),
      ...(values.media === undefined ? {} : { media: values.media }),
      databaseUrl: process.env["DATABASE_URL"] || undefined,
      hostDist: values["host-dist"] ?? "host/dist",
      hot: values.hot ?? false,
      ...(values.docs === true ? { docs: true } : {}),
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
  Кадр        ${sandbox.url}/
  Песочница   ${sandbox.url}/sandbox   (сбои по заказу, письма, учётные записи)${context.hasDocs ? `
  Вызовы      ${sandbox.url}/docs` : ""}
  Данные      ${context.database.dialect === "sqlite" ? context.dataFolder : `PostgreSQL из DATABASE_URL; файлы в ${context.dataFolder}`}

  Учётные записи, пароль у всех kadr-demo:
    zritel@kadr.example    зритель
    avtor@kadr.example     автор канала с 5000 комментариев
    zabanen@kadr.example   заблокирован в этом канале

`);
  for (const note of sandbox.notes) process.stdout.write(`  ${note}\n`);
  let stopping = false;
  const stop = (): void => {
    // A second signal does not wait for anybody.
    if (stopping) process.exit(1);
    stopping = true;
    void sandbox.close().then(() => process.exit(0));
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
