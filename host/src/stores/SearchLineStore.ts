import { makeAutoObservable } from "mobx";
import type { Measure, SearchState } from "./measure/Measure.ts";

/**
 * State of the search line beside its words (SEARCH-STATE-03): how much was erased before, and whether it was spoken.
 * It comes with the first use of the line. The words themselves are never measured.
 */
export class SearchLineStore {
  /** Signs that were taken back since the last search. */
  backspaces = 0;
  /** The words were said and not touched since. */
  isVoice = false;
  readonly #measure: Measure;

  constructor(measure: Measure) {
    this.#measure = measure;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  typed(isErased: boolean): void {
    this.isVoice = false;
    if (isErased) this.backspaces += 1;
  }

  /** Said, and looked for. */
  said(): void {
    this.isVoice = true;
    this.#measure("voice.submit", { ...this.#state(false), location: "header" });
    this.backspaces = 0;
  }

  /** Sent by the form: it counts as a search by text unless the words were said (ANALYTICS-RULES-05). */
  submitted(): void {
    if (!this.isVoice) this.#report(false);
  }

  /** A suggestion was taken in place of what was typed. */
  suggested(): void {
    this.isVoice = false;
    this.#report(true);
  }

  /** An entry of the history was. */
  remembered(): void {
    this.isVoice = false;
    this.backspaces = 0;
    this.#measure("search.history", { location: "header" });
  }

  #report(suggest: boolean): void {
    this.#measure("search.text", { ...this.#state(suggest), location: "header" });
    this.backspaces = 0;
  }

  #state(suggest: boolean): SearchState {
    return { suggest, contentType: "all", backspaces: this.backspaces, isVoice: this.isVoice };
  }
}
