import type { NotificationSettings } from "@kadr/openapi/client";
import { makeAutoObservable, observable, runInAction } from "mobx";
import type { Dispose, Notify, Toast } from "./ports.ts";
import { Ages, failureOf, Intents, type Scope, Writing, type WritingPorts } from "./writing/index.ts";

/** By which ways a person is told (v5), and of what (v4). */
export const settingsGroups = ["ways", "events"] as const;
export type SettingsGroup = (typeof settingsGroups)[number];

/** askable: nobody has answered the browser's question yet; impossible: it has no pushes. */
export type PushPermission = "allowed" | "askable" | "refused" | "impossible";

/** `read` and `write` reject with the client's `ApiError`. */
export interface NotificationSettingsPorts extends WritingPorts {
  readonly read: (group: SettingsGroup, signal: AbortSignal) => Promise<NotificationSettings>;
  readonly write: (group: SettingsGroup, code: string, isOn: boolean, signal: AbortSignal) => Promise<void>;
  /** Permission of this browser for pushes; `onPermission` calls back when it may have changed. */
  readonly pushes: {
    readonly permission: () => PushPermission;
    readonly onPermission: (listener: () => void) => Dispose;
  };
  readonly notify: Notify;
  readonly texts: { readonly updated: string; readonly undo: string; readonly notUpdated: string };
}

const keyOf = (group: SettingsGroup, code: string): string => `${group}/${code}`;
const groupOf = (key: string): SettingsGroup => (key.startsWith("ways/") ? "ways" : "events");
const codeOf = (key: string): string => key.slice(key.indexOf("/") + 1);

/** The switches of notifications (SETTINGS-NOTIF-01 to -06): each acts at once, and the last one can be taken back. */
export class NotificationSettingsStore {
  phase: "idle" | "loading" | "failed" | "ready" = "idle";
  /** Of this browser: the switch of pushes is for all browsers of the person. */
  pushPermission: PushPermission = "askable";
  readonly #ports: NotificationSettingsPorts;
  readonly #writing: Writing;
  readonly #intents: Intents<boolean>;
  readonly #confirmed = observable.map<string, boolean>();
  readonly #ages = new Ages();
  #last: { readonly key: string; readonly isOn: boolean } | null = null;
  /** One button for all of them: a newer message takes the place of the older. */
  readonly #undo: NonNullable<Toast["button"]>;

  constructor(ports: NotificationSettingsPorts) {
    this.#ports = ports;
    this.#writing = new Writing(ports);
    this.#undo = { text: ports.texts.undo, onPress: () => void this.undo() };
    this.#intents = new Intents(this.#writing, {
      trigger: "notifications",
      confirmed: (key) => this.#confirmed.get(key),
      read: (key, scope) => this.#ask(groupOf(key), scope),
      write: (key, isOn, { signal }) => ports.write(groupOf(key), codeOf(key), isOn, signal),
      confirm: (key, isOn) => {
        this.#ages.confirm(key);
        this.#confirmed.set(key, isOn);
        this.#last = { key, isOn };
        ports.notify({ type: "success", text: ports.texts.updated, button: this.#undo });
      },
      failed: () => ports.notify({ type: "danger", text: ports.texts.notUpdated }),
    });
    makeAutoObservable(this, { connect: false, load: false, set: false, undo: false }, { autoBind: true });
  }

  /** The switches of a group as the person sees them, by their code. */
  switchesOf(group: SettingsGroup): NotificationSettings {
    return Object.fromEntries(
      [...this.#confirmed.keys()]
        .filter((key) => groupOf(key) === group)
        .map((key) => [codeOf(key), this.#intents.visible(key) === true]),
    );
  }

  /** Starts anew when the account changes, and follows what the browser is told, until disposed. */
  connect(): Dispose {
    const { pushes } = this.#ports;
    const look = (): void => runInAction(() => void (this.pushPermission = pushes.permission()));
    look();
    const disposers = [this.#writing.connect(() => this.forget()), pushes.onPermission(look)];
    return () => disposers.forEach((dispose) => dispose());
  }

  async load(): Promise<void> {
    const scope = this.#writing.scope();
    runInAction(() => (this.phase = "loading"));
    try {
      await Promise.all(settingsGroups.map((group) => this.#ask(group, scope)));
      if (!scope.ended) runInAction(() => (this.phase = "ready"));
    } catch (error) {
      if (failureOf(error).kind === "aborted" || scope.ended) return;
      runInAction(() => (this.phase = "failed"));
    }
  }

  set(group: SettingsGroup, code: string, isOn: boolean): Promise<void> {
    return this.#intents.want(keyOf(group, code), isOn);
  }

  /** Puts back what was changed last. */
  async undo(): Promise<void> {
    const last = this.#last;
    this.#last = null;
    if (last !== null) await this.#intents.want(last.key, !last.isOn);
  }

  private forget(): void {
    this.#writing.end();
    this.#intents.clear();
    this.#confirmed.clear();
    this.#ages.clear();
    this.#last = null;
    this.phase = "idle";
  }

  async #ask(group: SettingsGroup, scope: Scope): Promise<void> {
    const requestedAt = this.#ages.ask();
    const switches = await this.#ports.read(group, scope.signal);
    if (scope.ended) return;
    runInAction(() => {
      for (const [code, isOn] of Object.entries(switches)) {
        const key = keyOf(group, code);
        if (this.#ages.take(key, requestedAt)) this.#confirmed.set(key, isOn);
      }
    });
  }
}
