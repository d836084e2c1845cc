import type { WebPushPorts } from "../../stores/WebPushStore.ts";
import type { DeviceClass } from "../../presenters/deviceClass.ts";
import { pushBrowser } from "./pushBrowser.ts";

/** A tablet counts as a mobile (K36). */
const devices: ReadonlySet<DeviceClass> = new Set<DeviceClass>(["desktop", "tablet", "mobile"]);

/** The browser's own question is asked once: what it has been told it keeps. */
export const createWebPushDevice = (deviceClass: () => DeviceClass): WebPushPorts["device"] => ({
  isAble: () => pushBrowser.permission() === "askable" && devices.has(deviceClass()),
  ask: pushBrowser.ask,
});
