import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { NotificationsStore } from "./NotificationsStore.ts";
import type { Account, Dispose, Late } from "./ports.ts";

export interface BellPorts {
  readonly account: Account;
  /** The store and its calls. */
  readonly late: Late<NotificationsStore>;
}

/** Counter of notifications in the header: zero until their store is here, so that the first load goes without it. */
export class Bell {
  private store: NotificationsStore | null = null;
  private readonly ports: BellPorts;

  constructor(ports: BellPorts) {
    this.ports = ports;
    makeAutoObservable<this, "store" | "ports">(this, { store: observableRef, ports: false, late: false });
  }

  get count(): number {
    return this.store?.count ?? 0;
  }

  /** For a place that can wait for it. */
  get late(): Late<NotificationsStore> {
    return this.ports.late;
  }

  /** Brings the store as soon as somebody is signed in, until disposed. */
  connect(): Dispose {
    const { account } = this.ports;
    if (account.isAuthorised) void this.load();
    return account.onChange(({ now }) => void (now !== null && this.load()));
  }

  private async load(): Promise<void> {
    // Where it does not come the bell stays as it is; the panel asks for it again, and says so.
    const store = await this.ports.late.load().catch(() => null);
    runInAction(() => (this.store = store));
  }
}
