export { startSandbox, type Sandbox } from "./server.ts";
export { StartError } from "./http/start-error.ts";
export type { SandboxOptions } from "./options.ts";
