import { runInAction } from "mobx";
import type { Account, AuthGate, Clock, Dispose } from "../ports.ts";
import { Admission } from "./admission.ts";
import { CoolDown } from "./coolDown.ts";
import { WriteLanes } from "./lanes.ts";
import { Scope } from "./scope.ts";

/** The ports that every store needs which a person writes through. */
export interface WritingPorts {
  /** The store starts anew when it changes. */
  readonly account: Account;
  readonly auth: AuthGate;
  readonly clock: Clock;
}

/** State that the writes of one store share. */
export interface WritingContext {
  readonly ports: Pick<WritingPorts, "account" | "clock">;
  readonly lanes: WriteLanes;
  readonly admission: Admission;
  readonly coolDown: CoolDown;
  /** The scope of now: take it before asking, look at it when the response comes. */
  readonly scope: () => Scope;
  /** The store is still in use, whoever is signed in. */
  readonly isHere: () => boolean;
}

/** The context of a store that lives as long as the tab: its scope is the account's, unless the store itself ends it sooner. */
export class Writing implements WritingContext {
  readonly ports: WritingPorts;
  readonly lanes = new WriteLanes();
  readonly admission: Admission;
  readonly coolDown: CoolDown;
  #scope: Scope;
  #isHere = true;

  constructor(ports: WritingPorts) {
    this.ports = ports;
    this.#scope = new Scope(ports.account.now);
    this.admission = new Admission(ports.account, ports.auth);
    this.coolDown = new CoolDown(ports.clock);
  }

  readonly scope = (): Scope => {
    if (this.#scope.ended) this.#scope = new Scope(this.ports.account.now);
    return this.#scope;
  };
  readonly isHere = (): boolean => this.#isHere;

  /** Follows the account until disposed; `forget` takes away what the store knows and wants of the last one. */
  connect(forget: () => void): Dispose {
    this.#isHere = true;
    const stop = this.ports.account.onChange(({ before }) => {
      // A guest who signs in is the one who waits at the popup.
      if (before !== null) this.admission.cancel();
      this.end();
      runInAction(forget);
    });
    return () => {
      stop();
      this.#isHere = false;
      this.admission.cancel();
      this.end();
      runInAction(forget);
    };
  }

  /** Calls off all writes under way. */
  end(): void {
    this.#scope.end();
    this.coolDown.clear();
  }
}
