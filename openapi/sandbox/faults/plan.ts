import type { Fault } from "./kinds.ts";

export interface PlannedFault extends Fault {
  /** How many more calls it hits; Infinity until taken away. */
  remaining: number;
}

/** The faults set by hand on /sandbox, per operation ("*" for every one). Kept in memory: a restart heals everything. */
export class FaultPlan {
  readonly #planned = new Map<string, PlannedFault>();

  set(operationId: string, fault: Fault, times = Infinity): void {
    this.#planned.set(operationId, { ...fault, remaining: times });
  }

  clear(operationId?: string): void {
    if (operationId === undefined) this.#planned.clear();
    else this.#planned.delete(operationId);
  }

  list(): ReadonlyMap<string, PlannedFault> {
    return this.#planned;
  }

  /** The fault that hits this call, counted as used. */
  take(operationId: string): Fault | undefined {
    const key = this.#planned.has(operationId) ? operationId : "*";
    const planned = this.#planned.get(key);
    if (!planned) return undefined;
    planned.remaining -= 1;
    if (planned.remaining <= 0) this.#planned.delete(key);
    return { kind: planned.kind, argument: planned.argument };
  }
}
