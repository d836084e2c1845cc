import { compareStructural, makeAutoObservable, reaction, runInAction } from "mobx";
import { assign, fromPromise } from "xstate";
import type { Measure } from "../measure/Measure.ts";
import type { Account, Attention, Clock, Dispose, Notify } from "../ports.ts";
import { failureOf } from "../writing/index.ts";
import { askUntil } from "./askUntil.ts";
import { MachineStore } from "./MachineStore.ts";
import { purchaseMachine } from "./purchaseMachine.ts";
import { confirmationMs, methodsOf, pollMs, type PurchaseContext, type PurchaseEvent } from "./purchaseSetup.ts";
import type {
  CheckedCoupon,
  OffersRead,
  PurchaseFailure,
  PurchaseIntent,
  PurchaseOrder,
  PurchaseTarget,
  ReceiptEmail,
  Return,
} from "./purchaseTypes.ts";

/** All of them reject with the client's `ApiError`. */
export interface PurchaseApi {
  readonly readOffers: (target: PurchaseTarget, signal: AbortSignal) => Promise<OffersRead>;
  readonly checkCoupon: (code: string, signal: AbortSignal) => Promise<CheckedCoupon>;
  /** Safe to repeat: the key makes one order of it. */
  readonly begin: (intent: PurchaseIntent, signal: AbortSignal) => Promise<PurchaseOrder>;
  /** Whether what the intent is about is held. */
  readonly isHeld: (intent: PurchaseIntent, signal: AbortSignal) => Promise<boolean>;
  /** Why the last try to pay for an order was refused. */
  readonly readRefusal: (orderId: string, signal: AbortSignal) => Promise<PurchaseFailure>;
  /** Outcome on the partner's page. */
  readonly readReturn: (intent: PurchaseIntent, signal: AbortSignal) => Promise<Return>;
  readonly activate: (purchaseId: string, signal: AbortSignal) => Promise<void>;
}

export interface PurchasePorts {
  readonly api: PurchaseApi;
  /** Whether a code that is no coupon is one of a subscription, which another popup takes; rejects where it is none either. */
  readonly isProductCode: (code: string, signal: AbortSignal) => Promise<boolean>;
  readonly onProductCode: (code: string) => void;
  readonly account: Account;
  readonly session: {
    readonly profile: { readonly email: string | null; readonly isEmailConfirmed: boolean } | null;
    refresh(): Promise<boolean>;
  };
  readonly clock: Clock;
  readonly attention: Attention;
  /** The intent of this tab, for a reload and the way back from a partner. */
  readonly device: { read(): PurchaseIntent | undefined; write(intent: PurchaseIntent | null): void };
  /** Where a purchase goes on once the e-mail is confirmed, wherever that is done (PAY-SINGLE-03, -04). */
  readonly later: { read(): LaterPurchase | undefined; write(purchase: LaterPurchase | null): void };
  /** Opens an address of our own. */
  readonly go: (path: string) => void;
  readonly newKey: () => string;
  /** Path of this purchase over the page of now; a partner's page comes back to it, on our origin. */
  readonly pathOf: (target: PurchaseTarget) => string;
  readonly origin: string;
  /** Leaves the site for the partner's page. */
  readonly leave: (url: string) => void;
  /** Asks anew for all that shows the person's purchases. Resolves when the queries on the screen have been answered. */
  readonly refresh: () => Promise<unknown>;
  readonly notify: Notify;
  readonly measure: Measure;
  /** For those who look after the site; the person is told nothing. */
  readonly log: (message: string) => void;
  readonly texts: { readonly activation: { readonly failed: string } };
}

/** A purchase that waits for the e-mail. */
export interface LaterPurchase {
  readonly ownerId: string;
  readonly path: string;
  /** ms since the epoch */
  readonly at: number;
}

/** An intent that nobody came back to is over: prices and trials change. Milliseconds. */
const intentLifeMs = 60 * 60 * 1000;

const isSame = (a: PurchaseTarget, b: PurchaseTarget): boolean => a.kind === b.kind && a.id === b.id;

/**
 * Buying one thing: a machine (`purchaseMachine`) over the calls, for whoever is signed in. One intent at most is under way in a tab.
 */
export class PurchaseStore {
  /** Rentals that are being started, by purchase. */
  private readonly starting = new Set<string>();
  /** Which rental starts now; null: none. */
  activating: string | null = null;
  readonly #ports: PurchasePorts;
  readonly #machine: MachineStore<typeof purchaseMachine>;

  constructor(ports: PurchasePorts) {
    this.#ports = ports;
    // It lives as long as the tab and is told of another account by a CANCEL, so that what was on offer is still known.
    this.#machine = new MachineStore(this.#provided(), undefined, {
      clock: ports.clock,
      account: { onChange: () => () => undefined },
    });
    makeAutoObservable<this, "starting" | "keepAddress" | "goOn">(
      this,
      { starting: false, connect: false, keepAddress: true, goOn: true },
      { autoBind: true },
    );
  }

  get context(): PurchaseContext {
    return this.#machine.snapshot.context;
  }

  /** The state of now by its name; a state within `paying` is `paying.slow`. */
  get step(): string {
    const { value } = this.#machine.snapshot;
    return typeof value === "string" ? value : Object.entries(value).flat().join(".");
  }

  get isIdle(): boolean {
    return this.step === "idle";
  }

  /** Ways of paying for the chosen offer. */
  get methods(): ReturnType<typeof methodsOf> {
    return methodsOf(this.context.offer);
  }

  /** Follows the account and its e-mail until disposed. */
  connect(): Dispose {
    const { account, attention, session } = this.#ports;
    const stops = [
      this.#machine.connect(),
      account.onChange(() => {
        this.starting.clear();
        runInAction(() => (this.activating = null));
        this.send({ type: "CANCEL" });
      }),
      reaction(
        () => this.email,
        (email) => this.send({ type: "EMAIL", email }),
        { equals: compareStructural },
      ),
      reaction(() => this.step === "email", this.keepAddress),
      reaction(() => this.email.isConfirmed, this.goOn, { fireImmediately: true }),
      attention.onChange(() => {
        if (!attention.isHere()) return;
        // The page of the partner was left by Back, and this one comes out of the browser's store.
        this.send({ type: "RETURNED" });
        // The link of the letter was opened in another tab.
        if (this.step === "email") void session.refresh();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Begins, or goes on with what this tab had begun: after a reload, or when the partner's page comes back. */
  open(target: PurchaseTarget): void {
    if (!this.isIdle && this.context.target !== null && isSame(this.context.target, target)) return;
    if (!this.isIdle) this.send({ type: "CANCEL" });
    this.send({ type: "OPEN", target, email: this.email, kept: this.#keptFor(target) });
  }

  send(event: PurchaseEvent): void {
    this.#machine.send(event);
  }

  /** Starts a rental; says whether it runs. Pressed twice it is started once. */
  async activate(purchaseId: string): Promise<boolean> {
    const { api, account, notify, refresh, texts } = this.#ports;
    if (this.starting.has(purchaseId)) return false;
    this.starting.add(purchaseId);
    this.activating = purchaseId;
    const scope = account.now;
    try {
      await api.activate(purchaseId, scope.signal);
      if (scope.ended) return false;
      await refresh();
      return true;
    } catch (error) {
      if (scope.ended || failureOf(error).kind === "aborted") return false;
      // It may have been done, or it is too late: the page says what is true.
      await refresh();
      notify({ type: "danger", text: texts.activation.failed });
      return false;
    } finally {
      this.starting.delete(purchaseId);
      runInAction(() => {
        if (this.activating === purchaseId) this.activating = null;
      });
    }
  }

  private get email(): ReceiptEmail {
    const { profile } = this.#ports.session;
    return { address: profile?.email ?? null, isConfirmed: profile?.isEmailConfirmed === true };
  }

  /** While the e-mail is added or confirmed the purchase has its address kept; the popup that waits itself needs it no more. */
  private keepAddress(isWaiting: boolean): void {
    const { later, account, clock, pathOf } = this.#ports;
    const { target } = this.context;
    if (isWaiting && target !== null && account.userId !== null)
      later.write({ ownerId: account.userId, path: pathOf(target), at: clock.now() });
    else if (!this.isIdle) later.write(null);
  }

  /** The e-mail was confirmed somewhere else: on the profile's page, or before a reload. */
  private goOn(isConfirmed: boolean): void {
    const { later, account, clock, go } = this.#ports;
    const kept = later.read();
    if (!isConfirmed || kept === undefined || this.step === "email") return;
    later.write(null);
    if (kept.ownerId === account.userId && clock.now() - kept.at < intentLifeMs) go(kept.path);
  }

  #keptFor(target: PurchaseTarget): PurchaseIntent | null {
    const { device, account, clock } = this.#ports;
    const kept = device.read();
    if (kept === undefined) return null;
    if (isSame(kept.target, target) && kept.ownerId === account.userId && clock.now() - kept.at < intentLifeMs)
      return kept;
    device.write(null);
    return null;
  }

  #provided(): typeof purchaseMachine {
    const { api, clock, attention, device, measure, session } = this.#ports;
    const price = ({ offer }: PurchaseContext) => offer?.price ?? 0;
    const measured = (context: PurchaseContext) => ({
      productCode: context.offer?.id ?? context.intent?.offerId ?? "",
      isTrial: context.intent?.isTrial === true,
    });
    return purchaseMachine.provide({
      actors: {
        readOffers: fromPromise(({ input, signal }) =>
          input === null ? Promise.reject(new Error("no target")) : api.readOffers(input, signal),
        ),
        checkCoupon: fromPromise(({ input, signal }) => api.checkCoupon(input ?? "", signal)),
        lookElsewhere: fromPromise(({ input, signal }) => this.#ports.isProductCode(input ?? "", signal)),
        begin: fromPromise(({ input, signal }) =>
          input === null ? Promise.reject(new Error("no intent")) : api.begin(input, signal),
        ),
        ask: fromPromise(async ({ input, signal }) => input !== null && (await api.isHeld(input, signal))),
        poll: fromPromise(({ input, signal }) =>
          askUntil({
            ask: async (pollSignal) => input !== null && (await api.isHeld(input, pollSignal)),
            everyMs: pollMs,
            until: clock.now() + confirmationMs,
            clock,
            attention,
            signal,
          }),
        ),
        readRefusal: fromPromise(({ input, signal }) => api.readRefusal(input ?? "", signal)),
        readReturn: fromPromise(({ input, signal }) =>
          input === null ? Promise.reject(new Error("no intent")) : api.readReturn(input, signal),
        ),
      },
      actions: {
        startIntent: assign({
          intent: ({ context }, { method }) => this.#intent(context, method ?? methodsOf(context.offer)[0] ?? "card"),
        }),
        keepIntent: ({ context }) => device.write(context.intent),
        dropIntent: () => device.write(null),
        refresh: () => void this.#ports.refresh(),
        refreshEmail: () => void session.refresh(),
        leave: ({ context }) => {
          if (context.order !== null) this.#ports.leave(context.order.url);
        },
        handOver: ({ context }) => {
          if (context.code !== null) this.#ports.onProductCode(context.code);
        },
        logMissingOffer: ({ context }) => {
          if (context.offer === null) this.#ports.log("no active offer");
        },
        startWaiting: assign({ waitsSince: ({ context }) => context.waitsSince ?? clock.now() }),
        measurePay: ({ context }) => {
          const fields = measured(context);
          if (fields.isTrial) measure("purchase.trial", { location: "purchase-popup" });
          measure("purchase.pay", {
            ...fields,
            price: price(context),
            revenue: fields.isTrial ? -1 : price(context),
            location: "purchase-popup",
          });
        },
        measureSuccess: ({ context }) => {
          const fields = measured(context);
          measure("purchase.success", {
            ...fields,
            revenue: fields.isTrial ? 1 : price(context),
            location: "purchase-popup",
          });
        },
      },
      guards: {
        isOverdue: ({ context }) => clock.now() - (context.waitsSince ?? clock.now()) >= confirmationMs,
      },
    });
  }

  #intent(context: PurchaseContext, method: PurchaseIntent["method"]): PurchaseIntent | null {
    const { account, clock, newKey, origin, pathOf } = this.#ports;
    const { target, offer, coupon, email } = context;
    if (target === null || offer === null || account.userId === null) return null;
    return {
      key: newKey(),
      ownerId: account.userId,
      target,
      offerId: offer.id,
      method,
      isTrial: coupon === null && offer.isTrial === true,
      promoCode: coupon?.code ?? null,
      email: email.address ?? "",
      returnUrl: method === "partner" ? origin + pathOf(target) : null,
      awayFor: null,
      at: clock.now(),
    };
  }
}
