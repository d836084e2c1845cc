// Runs a JavaScript program that has no file extension by the locked Node: `exec.mjs <program> [args]`.
import path from "node:path";
import { pathToFileURL } from "node:url";

const program = path.resolve(process.argv[2]);
process.argv.splice(1, 2, program);
await import(pathToFileURL(program).href);
