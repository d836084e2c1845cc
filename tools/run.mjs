// Runs one tool of the project after making sure that it is installed: `node tools/run.mjs <script|program> [args]`.
import { ensureInstalled, fail, run } from "./bootstrap.mjs";

const [command, ...args] = process.argv.slice(2);
if (command === undefined) fail("usage: node tools/run.mjs <script|program> [args]", 2);
ensureInstalled();
process.exit((await run(command, args)).code);
