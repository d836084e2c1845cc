import { cleanup, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { readDevice } from "../platform/device/device.ts";
import { hostAround } from "../ports/testing/makeHost.ts";
import { voiceTexts } from "../texts/voice.ts";
import type { AppParts } from "./AppParts.ts";
import { SearchToolsOf } from "./SearchToolsOf.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";
const android = "Mozilla/5.0 (Linux; Android 15) Chrome/130 Mobile Safari/537.36";
const desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

it.each([
  ["offered", "an iPhone", iPhone, 390, true],
  ["not there", "an iPhone whose browser recognises no speech", iPhone, 390, false],
  ["not there", "an Android phone", android, 390, true],
  ["not there", "an iPad", iPhone.replace("iPhone;", "iPad;"), 1180, true],
  ["not there", "a desktop", desktop, 1280, true],
])("the search by voice is %s on %s [VOICE-RUN-01]", (expected, _device, userAgent, width, hasSpeech) => {
  vi.stubGlobal("webkitSpeechRecognition", hasSpeech ? class {} : undefined);
  const view = { innerWidth: width, navigator: { userAgent, maxTouchPoints: 5 } } as unknown as Window;
  const device = readDevice(view);
  const app = {
    environment: { device: () => device },
  } as unknown as AppParts;
  render(<SearchToolsOf app={app} field={createRef()} />, {
    wrapper: hostAround({ deviceClass: () => device.class }),
  });
  expect(screen.queryByRole("button", { name: voiceTexts.button }) !== null).toBe(expected === "offered");
});
