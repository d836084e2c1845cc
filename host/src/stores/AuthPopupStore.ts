import { makeAutoObservable, runInAction } from "mobx";
import type { AuthStep, Measure } from "./measure/Measure.ts";
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
 * `loading`: the frame has not said that it is ready. `failed`: it did not in ten seconds, or a later page of it never came, so retry and
 * close are offered. `checking`: the frame said "signed in" and the server is being asked.
 * `unconfirmed`: the server did not answer or does not know this person.
 */
export type AuthPopupPhase = "closed" | "loading" | "ready" | "failed" | "checking" | "unconfirmed";

export type AuthStartForm = "login" | "register" | "reset" | "logout";

/** The forms that the frame can begin with, by the step that it says it shows; of all others it is the sign-in. */
const startFormOf: Readonly<Partial<Record<AuthStep, AuthStartForm>>> = {
  registration: "register",
  "forgot-password": "reset",
  "confirm-forgot-password": "reset",
};

/** How long the spinner is shown before a way out is offered, in milliseconds (docs/invariants.md, «When a call fails», frame). */
const slowAfterMs = 10_000;

/** The sign-in popup over any page, and the sign-in requirement that a guest's intents wait at. */
export class AuthPopupStore implements AuthGate {
  phase: AuthPopupPhase = "closed";
  flow: string | null = null;
  trigger: AuthTrigger | "header" | null = null;
  /** Form that the frame of this try began with. */
  startForm: AuthStartForm = "login";
  /** How often this opening was begun anew: what was typed is the flow's, and comes again with it. */
  tries = 0;
  /** The person who came last has registered. */
  hasRegistered = false;
  private shownForm: AuthStartForm = "login";
  private waiting: ((isSignedIn: boolean) => void)[] = [];
  private stopTimer: Dispose | null = null;
  private readonly ports: AuthPopupPorts;

  constructor(ports: AuthPopupPorts) {
    this.ports = ports;
    makeAutoObservable<this, "ports" | "shownForm" | "waiting" | "stopTimer">(
      this,
      { ports: false, shownForm: false, waiting: false, stopTimer: false },
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
    this.startForm = this.shownForm = startForm;
    const { measure } = this.ports;
    if (trigger !== "header") measure(`authTrigger.${trigger}`);
    measure(startForm === "register" ? "auth.registrationPopup" : "auth.loginPopup");
    this.flow = this.ports.createFlowId();
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
    if (this.phase !== "loading" && this.phase !== "failed") return;
    this.stop();
    this.phase = "ready";
  }

  /** A page of the frame did not come: another try is offered. */
  frameFailed(): void {
    if (this.phase !== "loading" && this.phase !== "ready") return;
    this.stop();
    this.phase = "failed";
  }

  /** The form in the frame is the one that another try begins with. */
  frameShows(step: AuthStep): void {
    this.shownForm = startFormOf[step] ?? "login";
  }

  retry(): void {
    if (this.phase === "unconfirmed") void this.check(false);
    else if (this.isOpen) {
      this.tries += 1;
      this.startForm = this.shownForm;
      this.load();
    }
  }

  /** The frame's word only starts a check: the server says who is signed in (AUTH-POPUP-04). */
  async check(isRegistration: boolean): Promise<void> {
    if (!this.isOpen || this.phase === "checking") return;
    this.stop();
    this.phase = "checking";
    const { flow, tries } = this;
    await this.ports.session.refresh();
    runInAction(() => {
      // Closed or begun anew in the meantime: this check speaks for nobody.
      if (this.flow !== flow || this.tries !== tries || this.phase !== "checking") return;
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
    this.phase = "loading";
    this.stopTimer = this.ports.clock.after(slowAfterMs, this.frameFailed);
  }

  private finish(isSignedIn: boolean): void {
    this.stop();
    this.phase = "closed";
    this.flow = null;
    this.tries = 0;
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
