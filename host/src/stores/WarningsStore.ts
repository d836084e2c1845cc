import { makeAutoObservable, when } from "mobx";

/** Subject of a warning (`warning.banner`). */
export type Warning = "vpn" | "adBlocker";

export interface WarningsPorts {
  /** Asks the server whether the banner about a VPN is to be shown. */
  readonly checkVpn: () => Promise<boolean>;
  /** Finds out whether a script of an ad system is stopped on its way. */
  readonly isAdBlocked: () => Promise<boolean>;
  /** No other overlay is shown over the page; observable. */
  readonly isFree: () => boolean;
  /** Warning already given in this session. */
  readonly memory: { get(): Warning | undefined; set(warning: Warning): void };
}

/**
 * One warning a session (K46): of a VPN, or else of an ad blocker. It waits until nothing else is shown. Who knows of one is not told of
 * the other: each explains why the site is slow.
 */
export class WarningsStore {
  shown: Warning | null = null;
  private readonly ports: WarningsPorts;

  constructor(ports: WarningsPorts) {
    this.ports = ports;
    makeAutoObservable<this, "ports">(this, { ports: false }, { autoBind: true });
  }

  /** Looks once, and shows what it has found as soon as there is room for it. */
  async connect(): Promise<void> {
    const found = await this.find();
    if (found === null) return;
    await when(this.ports.isFree);
    this.show(found);
  }

  dismiss(): void {
    this.shown = null;
  }

  private async find(): Promise<Warning | null> {
    const { memory, checkVpn, isAdBlocked } = this.ports;
    if (memory.get() !== undefined) return null;
    try {
      if (await checkVpn()) return "vpn";
    } catch {
      // Without a network, or without our server, a script that does not come says nothing about blockers.
      return null;
    }
    return (await isAdBlocked()) ? "adBlocker" : null;
  }

  private show(warning: Warning): void {
    this.ports.memory.set(warning);
    this.shown = warning;
  }
}
