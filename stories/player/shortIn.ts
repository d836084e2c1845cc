import { createFakeEngine, type FakeEngineOptions } from "../../design-system/src/player/engine/createFakeEngine.ts";
import type { PlayerModel } from "@kadr/design-system/player";
import { playerTexts } from "../../host/src/texts/player.ts";
import { at, shorts } from "../fixtures/pictures.ts";

/** A short in one state, with a still picture for the video. */
export function shortIn(title: string, { snapshot, ...options }: FakeEngineOptions = {}, picture = 0): PlayerModel {
  const poster = at(shorts, picture);
  const engine = createFakeEngine({
    time: { current: 9, buffered: 24 },
    ...options,
    snapshot: { duration: 24, ...snapshot },
    draw(place) {
      const image = document.createElement("img");
      image.src = poster;
      image.alt = "";
      place.append(image);
    },
  });
  return { engine, texts: playerTexts, video: { title, poster } };
}
