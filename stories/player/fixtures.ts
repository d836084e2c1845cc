import {
  createFakeEngine,
  type FakeEngine,
  type FakeEngineOptions,
} from "../../design-system/src/player/engine/createFakeEngine.ts";
import type { PlayerModel, StoryboardFrame } from "@kadr/design-system/player";
import { examples } from "@kadr/openapi/examples";
import { parseChapters } from "@kadr/openapi/pages";
import { playerTexts } from "../../host/src/texts/player.ts";
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

/** The example video in a player of this engine. */
export const modelOf = (
  engine: PlayerModel["engine"],
  { video: own, ...parts }: Partial<Omit<PlayerModel, "video"> & { video: Partial<PlayerModel["video"]> }> = {},
): PlayerModel => ({
  engine,
  texts: playerTexts,
  video: { title, poster, chapters, storyboard, ...own },
  ...parts,
});

/** The same with an engine in one state. */
export const modelIn = (options: FakeEngineOptions = {}, parts: Parameters<typeof modelOf>[1] = {}): PlayerModel =>
  modelOf(engineIn(options), parts);
