import { makeAutoObservable, runInAction } from "mobx";
import type { Measure } from "./measure/Measure.ts";
import type { AuthGate, AuthTrigger, Clock, Dispose, Notify, SessionReader } from "./ports.ts";

export interface AuthPopupPorts {
  readonly clock: Clock;
  readonly session: SessionReader & {
    /** Resolves `false` when the server could not be asked. */
    refresh(): Promise<boolean>;
    logout(): Promise<void>;
  };
  readonly createFlowId: () => string;
  readonly notify: Notify;
  readonly measure: Measure;
  readonly texts: { readonly passwordReset: string };
  /** After a registration the interests onboarding begins (AUTH-POPUP-08). */
  readonly onRegistered?: (() => void) | undefined;
  /** After a dismissal; the first ever is followed by an onboarding popup (AUTH-GUEST-15). `trigger`: where sign-in was asked for. */
  readonly onDismissed?: ((trigger: AuthTrigger | "header") => void) | undefined;
}

/**
 * `loading`: the frame has not said that it is ready. `slow`: it did not in ten seconds, so retry and
 * close are offered. `checking`: the frame said "signed in" and the server is being asked.
 * `unconfirmed`: the server did not answer or does not know this person.
 */
export type AuthPopupPhase = "closed" | "loading" | "ready" | "slow" | "checking" | "unconfirmed";

export type AuthStartForm = "login" | "register" | "reset" | "logout";

/** How long the spinner is shown before a way out is offered, in milliseconds (trust.md). */
const slowAfterMs = 10_000;

/** The sign-in popup over any page, and the gate that a guest's intents wait at. */
export class AuthPopupStore implements AuthGate {
  phase: AuthPopupPhase = "closed";
  flow: string | null = null;
  trigger: AuthTrigger | "header" | null = null;
  startForm: AuthStartForm = "login";
  /** Who came last has registered. */
  hasRegistered = false;
  private waiting: ((isSignedIn: boolean) => void)[] = [];
  private stopTimer: Dispose | null = null;
  private readonly ports: AuthPopupPorts;

  constructor(ports: AuthPopupPorts) {
    this.ports = ports;
    makeAutoObservable<this, "ports" | "waiting" | "stopTimer">(
      this,
      { ports: false, waiting: false, stopTimer: false },
      { autoBind: true },
    );
  }

  get isOpen(): boolean {
    return this.phase !== "closed";
  }

  /** Opens without an intent: the header's button. */
  open(trigger: AuthTrigger | "header" = "header", startForm: AuthStartForm = "login"): void {
    if (this.isOpen || this.ports.session.isAuthorised) return;
    this.trigger = trigger;
    this.startForm = startForm;
    const { measure } = this.ports;
    if (trigger !== "header") measure(`authTrigger.${trigger}`);
    measure(startForm === "register" ? "auth.registrationPopup" : "auth.loginPopup");
    this.load();
  }

  /** Resolves once: `true` after a login, `false` after a dismissal (AUTH-GUEST-14). */
  require(trigger: AuthTrigger | "header"): Promise<boolean> {
    if (this.ports.session.isAuthorised) return Promise.resolve(true);
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.open(trigger);
    });
  }

  /** The frame is ready: the spinner goes (AUTH-POPUP-03). */
  frameLoaded(): void {
    if (this.phase !== "loading" && this.phase !== "slow") return;
    this.stop();
    this.phase = "ready";
  }

  retry(): void {
    if (this.phase === "unconfirmed") void this.check(false);
    else if (this.isOpen) this.load();
  }

  /** The frame's word only starts a check: the server says who is signed in (AUTH-POPUP-04). */
  async check(isRegistration: boolean): Promise<void> {
    if (!this.isOpen || this.phase === "checking") return;
    this.stop();
    this.phase = "checking";
    const { flow } = this;
    await this.ports.session.refresh();
    runInAction(() => {
      // Closed or begun anew in the meantime: this check speaks for nobody.
      if (this.flow !== flow || this.phase !== "checking") return;
      if (!this.ports.session.isAuthorised) {
        this.phase = "unconfirmed";
        return;
      }
      this.hasRegistered = isRegistration;
      this.finish(true);
      if (isRegistration) this.ports.onRegistered?.();
    });
  }

  passwordReset(): void {
    if (this.isOpen) this.ports.notify({ type: "success", text: this.ports.texts.passwordReset });
  }

  loggedOut(): void {
    if (this.isOpen) void this.ports.session.logout();
  }

  dismiss(): void {
    if (!this.isOpen) return;
    const trigger = this.trigger ?? "header";
    this.finish(false);
    this.ports.onDismissed?.(trigger);
  }

  private load(): void {
    this.stop();
    this.flow = this.ports.createFlowId();
    this.phase = "loading";
    this.stopTimer = this.ports.clock.after(slowAfterMs, this.becomeSlow);
  }

  private becomeSlow(): void {
    this.stopTimer = null;
    if (this.phase === "loading") this.phase = "slow";
  }

  private finish(isSignedIn: boolean): void {
    this.stop();
    this.phase = "closed";
    this.flow = null;
    this.trigger = null;
    const { waiting } = this;
    this.waiting = [];
    for (const resolve of waiting) resolve(isSignedIn);
  }

  private stop(): void {
    this.stopTimer?.();
    this.stopTimer = null;
  }
}
