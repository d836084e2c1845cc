import {
  createFakeEngine,
  type FakeEngine,
  type FakeEngineOptions,
} from "../../design-system/src/player/engine/createFakeEngine.ts";
import { shorts } from "../fixtures/pictures.ts";

/** An engine of a short in one state, with a still picture for the video. */
export function shortEngine({ snapshot, ...options }: FakeEngineOptions = {}, picture = 0): FakeEngine {
  return createFakeEngine({
    time: { current: 9, buffered: 24 },
    ...options,
    snapshot: { duration: 24, ...snapshot },
    draw(place) {
      const image = document.createElement("img");
      image.src = shorts[picture % shorts.length]!;
      image.alt = "";
      place.append(image);
    },
  });
}
