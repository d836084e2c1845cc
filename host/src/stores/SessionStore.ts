import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { SessionReader } from "./ports.ts";

/** Facts of the person that the shell needs (entities User and Profile). */
export interface SessionProfile {
  readonly id: string;
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly email: string | null;
  readonly isEmailConfirmed: boolean;
}

export interface SessionPorts {
  /** The profile, or `null` for a guest. Throws when the response is not known. */
  readonly fetchProfile: () => Promise<SessionProfile | null>;
  /** Ends the session on the server. */
  readonly endSession: () => Promise<void>;
  readonly storage: {
    get(key: "logout-pending"): boolean | undefined;
    set(key: "logout-pending", value: boolean): void;
    remove(key: "logout-pending"): void;
    clearPersonal(): void;
  };
}

/** `unknown`: the first response is not there yet. `failed`: it could not be had; shown as a guest. */
export type SessionPhase = "unknown" | "guest" | "signedIn" | "failed";

export class SessionStore implements SessionReader {
  phase: SessionPhase = "unknown";
  profile: SessionProfile | null = null;
  /** Whose session ran out under their hands: the frame of the sign-in is told who it was. Until somebody is here again, or leaves. */
  expired: SessionProfile | null = null;
  private requests = 0;
  private readonly ports: SessionPorts;

  constructor(ports: SessionPorts) {
    this.ports = ports;
    makeAutoObservable<this, "ports" | "requests">(
      this,
      { profile: observableRef, expired: observableRef, ports: false, requests: false },
      { autoBind: true },
    );
  }

  get userId(): string | null {
    return this.profile?.id ?? null;
  }

  /** For whom calls are made: an id, `null` for a guest, `undefined` while nobody knows. */
  get actingUser(): string | null | undefined {
    return this.phase === "signedIn" || this.phase === "guest" ? this.userId : undefined;
  }

  /** Authorised means that the profile has an id (AUTH-GUEST-13). */
  get isAuthorised(): boolean {
    return this.userId !== null && this.userId !== "";
  }

  /**
   * Asks the server who is here; the newest question wins. Resolves `false` when nobody knows:
   * a person already signed in stays so, since a lost network signs nobody out.
   */
  async refresh(): Promise<boolean> {
    this.requests += 1;
    const question = this.requests;
    try {
      // A logout that did not reach the server goes first, or a reload would sign back in.
      await this.finishLogout();
      const profile = await this.ports.fetchProfile();
      if (question === this.requests) this.accept(profile, profile === null ? (this.profile ?? this.expired) : null);
      return true;
    } catch {
      runInAction(() => {
        if (question === this.requests && this.phase === "unknown") this.phase = "failed";
      });
      return false;
    }
  }

  /** Clears the device at once, also offline; the server follows as soon as it can. */
  async logout(): Promise<void> {
    this.requests += 1;
    this.ports.storage.clearPersonal();
    this.ports.storage.set("logout-pending", true);
    this.accept(null);
    await this.finishLogout().catch(() => {
      // `logout-pending` stays and is carried out when the line is back, or by the next refresh.
    });
  }

  /** Tells the server of a logout that it does not know of. Rejects when it could not be told. */
  async finishLogout(): Promise<void> {
    if (this.ports.storage.get("logout-pending") !== true) return;
    await this.ports.endSession();
    this.ports.storage.remove("logout-pending");
  }

  /** The person has left in another tab, which tells the server: nothing here is theirs any more. */
  leave(): void {
    this.requests += 1;
    this.accept(null);
  }

  private accept(profile: SessionProfile | null, expired: SessionProfile | null = null): void {
    this.profile = profile;
    this.expired = expired;
    this.phase = this.isAuthorised ? "signedIn" : "guest";
  }
}
