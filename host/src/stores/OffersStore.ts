import type { Dispose } from "./ports.ts";
import { MachineStore, type MachinePorts } from "./paying/MachineStore.ts";
import { premiumFlow } from "./paying/premiumFlow.ts";
import type { premiumMachine } from "./paying/premiumMachine.ts";
import type { PremiumInput, PremiumPorts } from "./paying/premiumTypes.ts";

export type PremiumStore = MachineStore<typeof premiumMachine>;

export interface OffersPorts extends MachinePorts {
  readonly premium: Omit<PremiumPorts, "onBought">;
  /** Asks the server who is here. */
  readonly askWhoIsHere: () => Promise<unknown>;
  /** Asks anew for all that says what the person has: tariffs, subscriptions, badges, stubs, purchases. */
  readonly refresh: () => void;
  /** Other tabs of the same person. */
  readonly tabs: { notify(): void; onMessage(listener: () => void): Dispose };
}

/** A server that knows the person and refuses all the same is not asked for ever. */
const maxSignIns = 3;

/**
 * Purchases and their outcome. Products that a person holds are read from the server by queries; whatever changes them says so here,
 * and every badge, stub and price is asked for anew, in this tab and in the others.
 */
export class OffersStore {
  readonly #ports: OffersPorts;

  constructor(ports: OffersPorts) {
    this.#ports = ports;
  }

  /** One opening of the premium flow; `connect` begins it. */
  openPremium(input: PremiumInput): PremiumStore {
    const { premium, askWhoIsHere } = this.#ports;
    let signIns = 0;
    const ports: PremiumPorts = {
      ...premium,
      onBought: () => this.changed(),
      // The second time the server has refused somebody whom this tab takes for signed in. A guest, and the popup is opened anew after a login.
      signIn: async () => {
        signIns += 1;
        if (signIns > 1) await askWhoIsHere();
        return signIns <= maxSignIns && (await premium.signIn());
      },
    };
    return new MachineStore(premiumFlow(ports), input, this.#ports);
  }

  /** The person has something else now: bought, cancelled, renewed, by a code. */
  changed(): void {
    const { refresh, tabs } = this.#ports;
    refresh();
    tabs.notify();
  }

  /** Hears of what was bought in another tab, until disposed. */
  connect(): Dispose {
    const { tabs, refresh } = this.#ports;
    return tabs.onMessage(refresh);
  }
}
