import { makeAutoObservable, observableShallow, runInAction } from "mobx";
import type { AccountScope } from "./account/AccountScope.ts";
import type { Dispose, SessionReader } from "./ports.ts";
import { failureOf } from "./writing/failures.ts";
import { Scope } from "./writing/scope.ts";

/** Kept on the device: whole seconds, when it was kept (ms since the epoch), and 1 once the server has it. */
export type DevicePosition = readonly [seconds: number, at: number, sent?: 1];

export interface DevicePositions {
  read(): Readonly<Record<string, DevicePosition>>;
  write(positions: Readonly<Record<string, DevicePosition>>): void;
}

/** So many videos are remembered on the device, the latest ones. */
const maxOnDevice = 100;
/** A position saved here so lately is newer than any in a server's response, ms: the save may still be on its way. */
const freshMs = 60_000;

export interface WatchProgressPorts {
  /** Positions in seconds by video id, 300 at most (`video.progressLimit`); throws when not known. */
  readonly read: () => Promise<Readonly<Record<string, number>>>;
  /** Saves one position in seconds. Failures are silent: a place in a film is a secondary matter. */
  readonly save: (videoId: string, seconds: number) => Promise<void>;
  /** Saves one that was left at `at`, ms since the epoch: the server keeps what was watched later than that. */
  readonly saveBefore: (videoId: string, seconds: number, at: number) => Promise<void>;
  /** A position is at the server: what it made of them before is old now. Resolves when the new is here. */
  readonly onSaved: () => Promise<unknown>;
  readonly session: SessionReader;
  /** A guest's only memory; a person's, for a reload that is faster than the save. It goes when the person leaves. */
  readonly device: DevicePositions;
  /** ms since the epoch */
  readonly now: () => number;
}

const shareOf = (position: number | null, durationSeconds: number): number =>
  position === null || !(durationSeconds > 0) ? 0 : Math.min(1, Math.max(0, position / durationSeconds));

/** Where a person stopped in each video: resumes playback and fills the bars of cards (CARD-RENDER-07). */
export class WatchProgressStore {
  /** The server has answered, well or ill, for who is here now. */
  isLoaded = false;
  /** Positions on their way, and the lists that are asked for anew because of them: «Продолжить просмотр» is not sure yet. */
  private settling = 0;
  /** Grows with every change that lists should show: what came from the server, what was sent to it. A second of playing is none. */
  private version = 0;
  private readonly confirmed = new Map<string, number>();
  /** Watched here and newer than anything that the server can answer. */
  private readonly local = new Map<string, number>();
  private readonly saved = new Map<string, number>();
  private readonly onDevice: Map<string, DevicePosition>;
  private scope = new Scope();
  private readonly ports: WatchProgressPorts;

  constructor(ports: WatchProgressPorts) {
    this.ports = ports;
    this.onDevice = new Map(Object.entries(ports.device.read()));
    makeAutoObservable<this, "ports" | "onDevice" | "confirmed" | "local" | "saved" | "scope" | "version">(
      this,
      {
        confirmed: observableShallow,
        local: observableShallow,
        version: true,
        ports: false,
        onDevice: false,
        saved: false,
        scope: false,
      },
      { autoBind: true },
    );
  }

  get isSettling(): boolean {
    return this.settling > 0;
  }

  /** Seconds watched, or `null` when the video was never begun. */
  positionOf(videoId: string): number | null {
    const [seconds, at] = this.onDevice.get(videoId) ?? [null, 0];
    const isFresh = seconds !== null && this.ports.now() - at < freshMs;
    return this.local.get(videoId) ?? (isFresh ? seconds : (this.confirmed.get(videoId) ?? seconds));
  }

  /** `positionOf` as a server knows it. */
  savedPositionOf(videoId: string): number | null {
    return this.confirmed.get(videoId) ?? null;
  }

  /** Watched share from 0 to 1 for a length in seconds. */
  shareOf(videoId: string, durationSeconds: number): number {
    return shareOf(this.positionOf(videoId), durationSeconds);
  }

  /** `shareOf` as a value: another one once the bars have changed, so that a list knows when to draw its cards anew. */
  get shareReader(): (videoId: string, durationSeconds: number) => number {
    void this.version;
    return (videoId, durationSeconds) => this.shareOf(videoId, durationSeconds);
  }

  /** `shareReader` without what only this device remembers: what a server can draw too. The same one where it remembers nothing. */
  get savedShareReader(): (videoId: string, durationSeconds: number) => number {
    const { shareReader } = this;
    if (this.onDevice.size === 0) return shareReader;
    return (videoId, durationSeconds) => shareOf(this.savedPositionOf(videoId), durationSeconds);
  }

  /** Begins anew with each account, until disposed. */
  connect(account: Pick<AccountScope, "onChange" | "onLeft">): Dispose {
    const disposers = [
      account.onLeft(this.forgetDevice),
      account.onChange(({ isFirst }) => {
        this.clear();
        void this.load();
        // Positions kept before a visit are sent once the drawn page is taken over, which shows those that the server knew.
        if (!isFirst) void this.sendKept();
      }),
    ];
    return () => {
      for (const dispose of disposers) dispose();
    };
  }

  async load(): Promise<void> {
    if (!this.ports.session.isAuthorised) return;
    const { scope } = this;
    try {
      const positions = await this.ports.read();
      runInAction(() => {
        if (scope.ended) return;
        this.confirmed.clear();
        for (const [videoId, seconds] of Object.entries(positions)) {
          if (Number.isFinite(seconds) && seconds >= 0) this.confirmed.set(videoId, seconds);
        }
        this.version += 1;
      });
    } catch {
      // Cards without bars are better than no cards.
    } finally {
      runInAction(() => {
        if (!scope.ended) this.isLoaded = true;
      });
    }
  }

  /** The player moved on. Nothing is sent yet. */
  watched(videoId: string, seconds: number): void {
    if (!Number.isFinite(seconds) || seconds < 0) return;
    this.local.set(videoId, Math.floor(seconds));
    // Last in its order is the latest.
    this.onDevice.delete(videoId);
    this.onDevice.set(videoId, [Math.floor(seconds), this.ports.now()]);
    for (const id of [...this.onDevice.keys()].slice(0, -maxOnDevice)) this.onDevice.delete(id);
    this.writeDevice();
  }

  /**
   * Sends positions that the server has not heard of, of a guest or of a lost line, once, to the account that is here now, in
   * the order of watching. One that a failure stopped is tried again at the next visit; one that no response can change is not.
   */
  async sendKept(): Promise<void> {
    const { scope } = this;
    const unsent = [...this.onDevice].filter(([, [, , isSent]]) => isSent !== 1);
    if (unsent.length === 0 || !this.ports.session.isAuthorised) return;
    let hasSent = false;
    for (const [videoId, [seconds, at]] of unsent) {
      try {
        await this.ports.saveBefore(videoId, seconds, at);
        hasSent = true;
      } catch (error) {
        const { status } = failureOf(error);
        if (status === null || status === 401 || status === 429 || status >= 500) break;
      }
      if (scope.ended) return;
      this.markSent(videoId, seconds);
    }
    if (!hasSent || scope.ended) return;
    // Which of them were newer is the server's to say.
    await this.load();
    await this.renewLists();
  }

  private markSent(videoId: string, seconds: number): void {
    const kept = this.onDevice.get(videoId);
    if (kept?.[0] !== seconds) return;
    this.onDevice.set(videoId, [seconds, kept[1], 1]);
    this.writeDevice();
  }

  private writeDevice(): void {
    this.ports.device.write(Object.fromEntries(this.onDevice));
  }

  /** Sends the position if it is not yet sent: on pause now and then, and on leaving (PLAYER-SAVE-01). */
  async flush(videoId: string): Promise<void> {
    const seconds = this.local.get(videoId);
    if (seconds === undefined || !this.ports.session.isAuthorised || this.saved.get(videoId) === seconds) return;
    const before = this.saved.get(videoId);
    this.saved.set(videoId, seconds);
    this.version += 1;
    this.settling += 1;
    try {
      await this.ports.save(videoId, seconds);
      this.markSent(videoId, seconds);
      await this.renewLists();
    } catch {
      if (this.saved.get(videoId) === seconds) {
        if (before === undefined) this.saved.delete(videoId);
        else this.saved.set(videoId, before);
      }
    } finally {
      runInAction(() => {
        this.settling -= 1;
      });
    }
  }

  /** The position is saved, whatever becomes of the lists made from it. */
  private async renewLists(): Promise<void> {
    try {
      await this.ports.onSaved();
    } catch {
      // A list that does not come tells of it in its own place.
    }
  }

  /** A person has left: what they watched is not the next one's. */
  forgetDevice(): void {
    this.onDevice.clear();
    this.ports.device.write({});
  }

  clear(): void {
    this.scope.end();
    this.scope = new Scope();
    this.version += 1;
    this.isLoaded = false;
    this.confirmed.clear();
    this.local.clear();
    this.saved.clear();
  }
}
