export { createWatchPorts, onLeave, type WatchPortsOptions } from "./watchPorts.ts";
