import { momentParams } from "@kadr/openapi/pages";
import { makeAutoObservable, observable } from "mobx";

/** Entries that are kept (`history.session.max`). */
const maxEntries = 50;

/** A video of the session's history (entity SessionHistoryEntry). */
export interface SessionHistoryEntry {
  readonly id: string;
  /** Own address, with its query but for the moment. */
  readonly url: string;
  readonly title: string;
  /** As the server sent it, unchecked; null where there is none. */
  readonly thumbnailUrl: string | null;
  readonly isAudio: boolean;
}

export interface SessionHistoryPorts {
  /** As long as the tab. */
  readonly device: {
    readonly read: () => readonly SessionHistoryEntry[];
    readonly write: (entries: readonly SessionHistoryEntry[]) => void;
  };
}

/** An address without the moment to begin at: the way back leads to where the person stopped (LIBRARY-HISTORY-11). */
export function withoutMoment(path: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of momentParams) query.delete(name);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Videos that were opened in this tab, the last one at the end (LIBRARY-HISTORY-08). */
export class SessionHistoryStore {
  readonly #device: SessionHistoryPorts["device"];
  readonly #entries = observable.array<SessionHistoryEntry>([], { deep: false });

  constructor({ device }: SessionHistoryPorts) {
    this.#device = device;
    this.#entries.replace([...device.read()]);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get entries(): readonly SessionHistoryEntry[] {
    return this.#entries;
  }

  /** A video is opened; by going back to the one before, the last entry goes (LIBRARY-HISTORY-09). */
  add(entry: SessionHistoryEntry, isBack: boolean): void {
    if (isBack && this.#entries.at(-2)?.id === entry.id) this.#entries.pop();
    else if (this.#entries.at(-1)?.id !== entry.id) this.#entries.push(entry);
    if (this.#entries.length > maxEntries) this.#entries.splice(0, this.#entries.length - maxEntries);
    this.#device.write([...this.#entries]);
  }

  /** The session has changed to another person. */
  forget(): void {
    this.#entries.clear();
  }
}
