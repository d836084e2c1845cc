import { makeAutoObservable } from "mobx";
import { dayOf, momentOf } from "./days.ts";
import type { Account, Clock, Dispose } from "./ports.ts";

export interface WebPushPorts {
  readonly account: Account;
  readonly clock: Clock;
  readonly device: {
    /** A desktop or a mobile whose browser has pushes and has not been answered yet (SHELL-WEBPUSH-02). */
    isAble(): boolean;
    /** Asks by the browser's own question; says whether pushes may come. */
    ask(): Promise<boolean>;
  };
  readonly memory: {
    /** DD.MM.YYYY (SHELL-WEBPUSH-05). */
    declinedOn(): string | undefined;
    decline(date: string): void;
    isConfirmed(): boolean;
    confirm(): void;
  };
  /** Pushes may come: they are sent from now on. */
  readonly switchOn: () => Promise<void>;
  /** A yes that the browser's own question did not confirm. */
  readonly onRefused: () => void;
}

/** A person is not asked sooner than this after the opening, ms: a question does not greet anybody. */
const quietMs = 60_000;
/** A declined question comes again after so many days (`webPush.reaskDays`). */
const reaskDays = 7;
const dayMs = 86_400_000;

/** The question whether pushes may come (SHELL-WEBPUSH-01, -04, -06): to a person who is signed in, again a week after a no, never after a yes. */
export class WebPushStore {
  isDue = false;
  private readonly ports: WebPushPorts;

  constructor(ports: WebPushPorts) {
    this.ports = ports;
    makeAutoObservable<this, "ports">(this, { ports: false }, { autoBind: true });
  }

  /** Asks in time whoever is here, until disposed. */
  connect(): Dispose {
    const { account, clock } = this.ports;
    let stop: Dispose = () => undefined;
    const wait = (): void => {
      stop();
      this.putAway();
      if (account.isAuthorised) stop = clock.after(quietMs, this.look);
    };
    wait();
    const unfollow = account.onChange(wait);
    return () => {
      stop();
      unfollow();
    };
  }

  decline(): void {
    this.putAway();
    this.ports.memory.decline(dayOf(this.ports.clock.now()));
  }

  async confirm(): Promise<void> {
    const { device, memory, switchOn, onRefused } = this.ports;
    this.putAway();
    memory.confirm();
    if (await device.ask()) await switchOn();
    else onRefused();
  }

  private look(): void {
    const { account, clock, device, memory } = this.ports;
    const declined = momentOf(memory.declinedOn() ?? "");
    const isWeekOver = declined === undefined || clock.now() - declined >= reaskDays * dayMs;
    this.isDue = account.isAuthorised && device.isAble() && !memory.isConfirmed() && isWeekOver;
  }

  private putAway(): void {
    this.isDue = false;
  }
}
