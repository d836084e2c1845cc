import { createCaptions, type Captions } from "./captions.ts";
import { changed, createFact, type Fact } from "./fact.ts";
import { firstSnapshot, type RememberedChoices, type TextLoader } from "./options.ts";
import type { PlayerSnapshot, PlayerSource, PlayerTime } from "../types.ts";

/** All that the engine tells; they outlive the element. */
export interface EngineFacts {
  readonly snapshot: Fact<PlayerSnapshot>;
  readonly time: Fact<PlayerTime>;
  readonly captions: Captions;
  update(changes: Partial<PlayerSnapshot>): void;
  updateTime(changes: Partial<PlayerTime>): void;
}

export function createFacts(
  source: PlayerSource,
  remembered: RememberedChoices,
  loadText: TextLoader,
  hasFirstFrame: boolean,
): EngineFacts {
  const snapshot = createFact(firstSnapshot(source, remembered, hasFirstFrame));
  const time = createFact<PlayerTime>({ current: source.startAt ?? 0, buffered: 0 });
  return {
    snapshot,
    time,
    captions: createCaptions(loadText),
    update: (changes) => snapshot.set(changed(snapshot.get(), changes)),
    updateTime: (changes) => time.set(changed(time.get(), changes)),
  };
}
