export { startSandbox, StartError, type Sandbox } from "./server.ts";
export type { SandboxOptions } from "./http/options.ts";
