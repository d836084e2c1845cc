export { createWatchPorts } from "./watchPorts.ts";
