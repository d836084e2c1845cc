import type { Api } from "@kadr/openapi/client";
import type { Notify } from "../stores/ports.ts";
import type { WritingPorts } from "../stores/writing/index.ts";

/** Ports of every store that a person writes through, beside its own calls and words. */
export interface StoreSetup extends WritingPorts {
  readonly api: Api;
  readonly notify: Notify;
}
