import { makeAutoObservable } from "mobx";
import type { Dispose } from "./ports.ts";

export interface ConsentPorts {
  /** The flag of the device, which all tabs share. */
  readonly device: {
    read(): boolean;
    write(): void;
    /** Another tab has changed what the device keeps. */
    watch(listener: () => void): Dispose;
  };
  /** It was accepted, here or in another tab: what needed that may begin. */
  readonly onAccepted: () => void;
}

/** The cookie notice (SHELL-COOKIE-01): shown until it is accepted on this device. */
export class ConsentStore {
  /** Asked for only once the device was looked at: a server cannot know. */
  isAsked = false;
  private readonly ports: ConsentPorts;

  constructor(ports: ConsentPorts) {
    this.ports = ports;
    makeAutoObservable<this, "ports">(this, { ports: false }, { autoBind: true });
  }

  connect(): Dispose {
    this.isAsked = !this.ports.device.read();
    return this.ports.device.watch(this.look);
  }

  accept(): void {
    this.ports.device.write();
    this.look();
  }

  private look(): void {
    if (!this.isAsked || !this.ports.device.read()) return;
    this.isAsked = false;
    this.ports.onAccepted();
  }
}
