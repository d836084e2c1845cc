import type { EngineFacts } from "./facts.ts";
import { createLineWatch } from "./lineWatch.ts";
import type { MediaListener } from "./listenToMedia.ts";
import { watchStandstill } from "./standstill.ts";
import type { PlaybackMethods } from "./playbackMethods.ts";
import type { PlayerFailure } from "../types.ts";

export interface RecoveryOptions {
  media: HTMLVideoElement;
  facts: EngineFacts;
  listener: MediaListener;
  /** They are made after this. */
  methods: () => PlaybackMethods;
  /** The end of the element's life. */
  signal: AbortSignal;
}

export interface Recovery {
  /** There is no way on: it stops and says why. From a lost line it comes back by itself. */
  fail(failure: PlayerFailure): void;
  /** A way begins: no line is waited for any more. */
  begin(): void;
}

/** Steps where playing does not go on: the stream begun anew, another way, a failure, and the way back from it. */
export function createRecovery({
  media,
  facts: { snapshot, update },
  listener,
  methods,
  signal,
}: RecoveryOptions): Recovery {
  /** It was to play when it failed. */
  let wasWanted = false;

  const comeBack = () => {
    update({ isWanted: wasWanted });
    methods().again();
    listener.read();
  };
  const line = createLineWatch({
    isBack: async () => (await methods().diagnose()) !== "network",
    onBack: comeBack,
    signal,
  });

  const fail = (failure: PlayerFailure) => {
    const { failure: before, isWanted } = snapshot.get();
    if (before === null) wasWanted = isWanted;
    media.pause();
    update({ failure, phase: "failed", isWanted: false });
    if (failure === "network") line.wait();
  };

  /** Where the media host answers, the present way begins anew; the next time each other way has its turn. */
  const onStandstill = async (times: number) => {
    const { turn } = methods();
    const failure = await methods().diagnose();
    if (turn !== methods().turn || !snapshot.get().isWanted) return;
    if (failure === "network" || failure === "unavailable") fail(failure);
    else if (times === 1) methods().again();
    else if (!methods().another()) fail("network");
  };
  watchStandstill({
    media,
    isWanted: () => snapshot.get().isWanted,
    onMove: () => line.forget(),
    onStill: (isStill) => listener.setStill(isStill),
    onEnd: () => {
      media.pause();
      update({ isWanted: false });
      listener.setEnd(media.currentTime);
      listener.read();
    },
    onStandstill: (times) => void onStandstill(times),
    signal,
  });
  window.addEventListener(
    "online",
    () => {
      if (snapshot.get().failure === "network") comeBack();
    },
    { signal },
  );

  return {
    fail,
    begin() {
      line.stop();
      update({ failure: null });
    },
  };
}
