import type { PlayerEngine, PlayerPhase } from "@kadr/design-system/player";
import type { EmbedBus, EmbedEvent } from "../platform/frames/embedBus.ts";

/** Times are told this far apart at the least, ms. */
const timeEveryMs = 250;

type State = Extract<EmbedEvent, { readonly type: "state" }>["state"];

const states: Readonly<Record<PlayerPhase, State>> = {
  idle: "idle",
  playing: "playing",
  paused: "paused",
  waiting: "waiting",
  ended: "ended",
  failed: "failed",
};

/** Tells the page around what the player does; `tellAll` says all that holds at this moment. */
export function postEvents(engine: PlayerEngine, bus: EmbedBus, now: () => number) {
  let last = "";
  let lastTime = { at: -Infinity, seconds: -1 };
  const stateNow = () => {
    const { phase, duration, volume, isMuted } = engine.getSnapshot();
    return { type: "state", state: states[phase], duration, volume, muted: isMuted } as const;
  };
  const postState = () => {
    const state = stateNow();
    const said = JSON.stringify(state);
    if (said === last) return;
    const before = last;
    last = said;
    bus.post(state);
    const isNews = !before.includes(`"state":"${state.state}"`);
    if (state.state === "ended" && isNews) bus.post({ type: "ended" });
    if (state.state === "failed" && isNews)
      bus.post({ type: "error", code: engine.getSnapshot().failure ?? "unavailable" });
  };
  const postTime = (isForced: boolean) => {
    const seconds = engine.getTime().current;
    const at = now();
    if (!isForced && (seconds === lastTime.seconds || at - lastTime.at < timeEveryMs)) return;
    lastTime = { at, seconds };
    bus.post({ type: "time", seconds, duration: engine.getSnapshot().duration });
  };
  const stops = [engine.subscribe(postState), engine.subscribeTime(() => postTime(false))];
  return {
    postAll: () => {
      last = "";
      postState();
      postTime(true);
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}
