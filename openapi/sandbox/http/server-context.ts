import type { Clock } from "./clock.ts";
import type { DatabaseContext } from "./context.ts";
import type { Due } from "./due.ts";
import type { Intents } from "./idempotency.ts";
import type { PushDelivery } from "../push/delivery.ts";
import type { Upkeep } from "./upkeep.ts";

/** What every part of the server is given. */
export interface ServerContext extends DatabaseContext {
  /** Pages introduce themselves to who comes. */
  readonly hasOnboarding: boolean;
  /** Pages of the build are drawn before they are sent. */
  readonly drawsPages: boolean;
  /** A page waits so long for its drawing, in milliseconds. */
  readonly drawingLimitMs: number;
  readonly clock: Clock;
  readonly due: Due;
  readonly intents: Intents;
  readonly upkeep: Upkeep;
  readonly push: PushDelivery;
}
