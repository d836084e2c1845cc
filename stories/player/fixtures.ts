import {
  createFakeEngine,
  type FakeEngine,
  type FakeEngineOptions,
} from "../../design-system/src/player/engine/createFakeEngine.ts";
import type { StoryboardFrame } from "@kadr/design-system/player";
import { examples } from "@kadr/openapi/examples";
import { parseChapters } from "@kadr/openapi/pages";
import { wide } from "../fixtures/pictures.ts";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";

const { video } = examples.getVideoPage.video;

export const { title } = video;
export const poster = wide[0];

/** Of the spec's example video. */
export const chapters = parseChapters(video.description, video.duration);

export const storyboard: readonly StoryboardFrame[] = wide.map((url, index) => ({
  start: index * 64,
  end: (index + 1) * 64,
  url,
}));

export const next = { href: href("#next"), title: "Ржаной хлеб на закваске без хлебопечки" };
export const previous = { href: href("#previous"), title: "Почему телескоп видит прошлое" };

function drawPicture(place: HTMLElement): void {
  const picture = document.createElement("img");
  picture.src = poster;
  picture.alt = "";
  Object.assign(picture.style, { width: "100%", height: "100%", objectFit: "cover" });
  place.append(picture);
}

/** An engine in one state, with a still picture for the video. */
export function engineIn(options: FakeEngineOptions): FakeEngine {
  return createFakeEngine({ draw: drawPicture, ...options });
}
