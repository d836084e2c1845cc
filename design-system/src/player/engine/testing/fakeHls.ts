import { vi } from "vitest";
import type { HlsClass } from "../hls.ts";

/** hls.js over two levels, 240 and 480; what it would say of a stream `emit` says. */
export function fakeHls({ isSupported = true } = {}) {
  const listeners = new Map<string, (event: string, data: never) => void>();
  const hls = {
    on: (event: string, listener: (event: string, data: never) => void) => void listeners.set(event, listener),
    loadSource: vi.fn(),
    attachMedia: vi.fn(),
    startLoad: vi.fn(),
    recoverMediaError: vi.fn(),
    destroy: vi.fn(),
    loadLevel: -1,
    nextLevel: 0,
    currentLevel: -1,
    levels: [
      { width: 426, height: 240 },
      { width: 854, height: 480 },
    ],
  };
  const Hls = Object.assign(
    vi.fn(function (_options: object) {
      return hls;
    }),
    { isSupported: () => isSupported },
  );
  const emit = (event: string, data: object = {}) => listeners.get(event)?.(event, data as never);
  return { hls, Hls, emit, asClass: Hls as unknown as HlsClass };
}
