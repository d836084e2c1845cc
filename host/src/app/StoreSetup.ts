import type { Api } from "@kadr/openapi/client";
import type { Notify } from "../stores/ports.ts";
import type { WritingPorts } from "../stores/writing/index.ts";

/** What every store that a person writes through is made of, beside its own calls and words. */
export interface StoreSetup extends WritingPorts {
  readonly api: Api;
  readonly notify: Notify;
}
