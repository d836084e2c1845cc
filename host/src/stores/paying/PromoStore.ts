import { makeAutoObservable } from "mobx";
import { assign, fromPromise } from "xstate";
import type { Account, Attention, Clock, Dispose } from "../ports.ts";
import { askUntil } from "./askUntil.ts";
import { MachineStore } from "./MachineStore.ts";
import {
  promoMachine,
  type PromoContext,
  type PromoEvent,
  type PromoGift,
  type PromoRequest,
  type Settled,
} from "./promoMachine.ts";
import { confirmationMs, pollMs } from "./purchaseSetup.ts";

/** All of them reject with the client's `ApiError`. */
export interface PromoApi {
  readonly check: (code: string, signal: AbortSignal) => Promise<PromoGift>;
  /** Safe to repeat under its key. */
  readonly activate: (request: PromoRequest, signal: AbortSignal) => Promise<void>;
  readonly readStatus: (code: string, signal: AbortSignal) => Promise<Settled>;
}

export interface PromoPorts {
  readonly api: PromoApi;
  readonly account: Account;
  readonly clock: Clock;
  readonly attention: Attention;
  /** The activation that this tab has begun, for a reload (PAY-DATA-01). */
  readonly device: {
    read(): (PromoRequest & { readonly ownerId: string }) | undefined;
    write(request: (PromoRequest & { readonly ownerId: string }) | null): void;
  };
  readonly newKey: () => string;
  /** Asks anew for all that shows the person's purchases. */
  readonly refresh: () => Promise<unknown>;
}

/** Promo codes of subscriptions: a machine (`promoMachine`) over the calls, for whoever is signed in. */
export class PromoStore {
  readonly #ports: PromoPorts;
  readonly #machine: MachineStore<typeof promoMachine>;

  constructor(ports: PromoPorts) {
    this.#ports = ports;
    // It lives as long as the tab; another account is a CANCEL.
    this.#machine = new MachineStore(this.#provided(), undefined, {
      clock: ports.clock,
      account: { onChange: () => () => undefined },
    });
    makeAutoObservable(this, { connect: false }, { autoBind: true });
  }

  get context(): PromoContext {
    return this.#machine.snapshot.context;
  }

  get step() {
    return this.#machine.snapshot.value;
  }

  connect(): Dispose {
    const stop = this.#machine.connect();
    const stopListening = this.#ports.account.onChange(() => this.send({ type: "CANCEL" }));
    return () => {
      stopListening();
      stop();
    };
  }

  /** `code`: typed before, in the shell's form. */
  open(code: string | null): void {
    const { device, account } = this.#ports;
    const kept = device.read();
    const isOwn = kept !== undefined && kept.ownerId === account.userId;
    if (kept !== undefined && !isOwn) device.write(null);
    this.send({ type: "CANCEL" });
    this.send({ type: "OPEN", code, kept: isOwn && code === null ? { code: kept.code, key: kept.key } : null });
  }

  send(event: PromoEvent): void {
    this.#machine.send(event);
  }

  #provided(): typeof promoMachine {
    const { api, account, clock, attention, device, newKey, refresh } = this.#ports;
    return promoMachine.provide({
      actors: {
        check: fromPromise(({ input, signal }) => api.check(input, signal)),
        activate: fromPromise(({ input, signal }) => api.activate(input, signal)),
        settle: fromPromise(async ({ input, signal }) => {
          let last: Settled = null;
          const ask = async (pollSignal: AbortSignal): Promise<boolean> => {
            last = await api.readStatus(input, pollSignal);
            return last?.status !== "pending";
          };
          const until = clock.now() + confirmationMs;
          return (await askUntil({ ask, everyMs: pollMs, until, clock, attention, signal })) ? last : null;
        }),
      },
      actions: {
        startIntent: assign({ key: newKey }),
        keepIntent: ({ context: { code, key } }) => {
          if (account.userId !== null) device.write({ code, key, ownerId: account.userId });
        },
        dropIntent: () => device.write(null),
        refresh: () => void refresh(),
      },
    });
  }
}
