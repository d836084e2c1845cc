import { makeAutoObservable, observable, runInAction } from "mobx";
import type { Measure } from "./measure/Measure.ts";
import type { Dispose, Notify } from "./ports.ts";
import { Intents, type Scope, Writing, type WritingPorts } from "./writing/index.ts";

/** All calls reject with the client's `ApiError`. */
export interface SavedPlaylistsApi {
  isSaved(playlistId: string, signal: AbortSignal): Promise<boolean>;
  save(playlistId: string, signal: AbortSignal): Promise<void>;
  remove(playlistId: string, signal: AbortSignal): Promise<void>;
}

export interface SavedPlaylistsPorts extends WritingPorts {
  readonly api: SavedPlaylistsApi;
  readonly notify: Notify;
  readonly measure: Measure;
  readonly texts: { readonly saved: string; readonly removed: string };
  /** The playlists listed as saved before are not the list any more. */
  readonly onChanged: () => void;
}

/** Which playlists a person has saved (PLAYLIST-PAGE-04), as far as it was changed or asked after here. */
export class SavedPlaylistsStore {
  readonly #measure: Measure;
  readonly #writing: Writing;
  readonly #intents: Intents<boolean>;
  readonly #confirmed = observable.map<string, boolean>();

  constructor({ api, notify, measure, texts, onChanged, ...ports }: SavedPlaylistsPorts) {
    this.#measure = measure;
    this.#writing = new Writing(ports);
    this.#intents = new Intents<boolean>(this.#writing, {
      trigger: "save-playlist",
      confirmed: (id) => this.#confirmed.get(id),
      read: async (id, scope: Scope) => {
        const isSaved = await api.isSaved(id, scope.signal);
        if (!scope.ended) this.#know(id, isSaved);
      },
      write: (id, isWanted, { signal }) => (isWanted ? api.save : api.remove)(id, signal),
      confirm: (id, isSaved) => {
        this.#know(id, isSaved);
        measure(isSaved ? "playlist.save.success" : "playlist.removeSaved.success", { location: "playlist" });
        notify(isSaved ? { type: "success", text: texts.saved } : { type: "info", text: texts.removed });
        onChanged();
      },
      failed: (_id, wasSaving) => {
        measure(wasSaving ? "playlist.save.rejected" : "playlist.removeSaved.rejected", { location: "playlist" });
        notify({ type: "danger" });
      },
    });
    makeAutoObservable(this, { isSaved: false, set: false, connect: false }, { autoBind: true });
  }

  /** `undefined`: nothing newer is known than what the page came with. */
  isSaved(playlistId: string): boolean | undefined {
    return this.#intents.visible(playlistId);
  }

  /** Starts anew when the account changes, until disposed. */
  connect(): Dispose {
    return this.#writing.connect(() => this.clear());
  }

  /** Saves it, or takes it out of what is saved; a guest signs in first. */
  async set(playlistId: string, isWanted: boolean): Promise<void> {
    this.#measure(isWanted ? "playlist.save" : "playlist.removeSaved", { location: "playlist" });
    await this.#intents.want(playlistId, isWanted);
  }

  clear(): void {
    this.#writing.end();
    this.#intents.clear();
    this.#confirmed.clear();
  }

  #know(playlistId: string, isSaved: boolean): void {
    runInAction(() => this.#confirmed.set(playlistId, isSaved));
  }
}
