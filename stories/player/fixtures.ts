import { createFakeEngine, type FakeEngine, type FakeEngineOptions } from "../../design-system/src/player/engine/createFakeEngine.ts";
import type { PlayerChapter, StoryboardFrame } from "@kadr/design-system/player";
import { wide } from "../fixtures/pictures.ts";

export const title = "Байкал зимой: 300 километров по льду";
export const poster = wide[0];

/** From the description of the spec's example video. */
export const chapters: readonly PlayerChapter[] = [
  { time: 0, name: "Выезд из Листвянки" },
  { time: 65, name: "Первая трещина" },
  { time: 220, name: "Ночёвка на льду" },
  { time: 372, name: "Остров Ольхон" },
  { time: 588, name: "Что взять с собой" },
];

export const storyboard: readonly StoryboardFrame[] = wide.map((url, index) => ({ start: index * 64, end: (index + 1) * 64, url }));

export const next = { href: "#next", title: "Ржаной хлеб на закваске без хлебопечки" };
export const previous = { href: "#previous", title: "Почему телескоп видит прошлое" };

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
