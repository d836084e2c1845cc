import { makeAutoObservable, observableRef, runInAction } from "mobx";
import {
  type Actor,
  type ActorOptions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from "xstate";
import type { Account, Clock, Dispose } from "../ports.ts";

export interface MachinePorts {
  readonly clock: Clock;
  /** A machine belongs to a person: it stops when somebody else is here. */
  readonly account: Pick<Account, "onChange">;
}

/**
 * A machine (XState) as a store that observers read. Requests go down by `send`, facts come up by `snapshot`; what a state does is in the
 * machine, with its actors and actions given by `machine.provide`. Delays run on our clock, so tests move them.
 */
export class MachineStore<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  /** The same, but for its end: what is seen while the popup goes. */
  shown: SnapshotFrom<Machine>;
  readonly #actor: Actor<Machine>;
  readonly #ports: MachinePorts;

  constructor(machine: Machine, input: InputFrom<Machine>, ports: MachinePorts) {
    this.#ports = ports;
    this.#actor = createActor(machine, {
      input,
      clock: {
        setTimeout: (task: () => void, delayMs: number) => ports.clock.after(delayMs, task),
        clearTimeout: (stop: Dispose) => stop(),
      },
    } as unknown as ActorOptions<Machine>);
    this.snapshot = this.#actor.getSnapshot();
    this.shown = this.snapshot;
    makeAutoObservable(this, { snapshot: observableRef, shown: observableRef, connect: false }, { autoBind: true });
  }

  /** Begins, and goes on until its end, until the account changes, or until disposed. */
  connect(): Dispose {
    const subscription = this.#actor.subscribe((snapshot) =>
      runInAction(() => {
        this.snapshot = snapshot as SnapshotFrom<Machine>;
        if (!this.isDone) this.shown = this.snapshot;
      }),
    );
    const stopListening = this.#ports.account.onChange(stop);
    const actor = this.#actor;
    actor.start();
    function stop(): void {
      stopListening();
      subscription.unsubscribe();
      actor.stop();
    }
    return stop;
  }

  get #now(): AnyMachineSnapshot {
    return this.snapshot as AnyMachineSnapshot;
  }

  send(event: EventFromLogic<Machine>): void {
    if (this.#now.status === "active") this.#actor.send(event);
  }

  /** Whether the event would do anything now: a button that leads nowhere is not shown. */
  can(event: EventFromLogic<Machine>): boolean {
    return this.#now.can(event);
  }

  get isDone(): boolean {
    return this.#now.status === "done";
  }
}
