import type { OperationId } from "../../client/types.ts";
import type { TestCall, World } from "../world.ts";

export interface Expectation {
  readonly call: TestCall;
  /** Field that a 400 must name. */
  readonly field?: string;
  /** Sent before, its response ignored. */
  readonly before?: TestCall;
  /** Done when the response is there. */
  readonly after?: () => void;
}

type Make<T> = (world: World) => T | Promise<T>;
type ById<T> = Readonly<Partial<Record<OperationId, T>>>;

/** How the operations of one tag are brought to each status that they declare. */
export interface TagCases {
  /**
   * A request that succeeds. Everything that it needs is made on the spot, so that cases do not depend on each other's
   * order.
   */
  readonly good: ById<Make<TestCall>>;
  /** Request that gets 404, where it is not an unknown id in the path. */
  readonly missing?: ById<Make<TestCall>>;
  /**
   * Request that gets 400: the parts of the good request to put in place, and the field that the response must name. Left out
   * where it is a malformed first path parameter.
   */
  readonly invalid?: ById<readonly [change: Partial<TestCall>, field: string]>;
  /** Any other status, or one of the above in another way, by operation and status: `{ payNow: { "410": (w) => … } }`. */
  readonly special?: ById<Readonly<Record<string, Make<Expectation>>>>;
}
