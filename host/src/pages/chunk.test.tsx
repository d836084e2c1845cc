import { renderToString } from "react-dom/server";
import { lazy, Suspense } from "react";
import { expect, it, vi } from "vitest";
import { createChunk } from "./chunk.ts";

const module = { default: () => <p>здесь</p> };

it("loads once, and draws without its fallback what is here already", async () => {
  const load = vi.fn(async () => module);
  const chunk = createChunk(load);
  const [first, second] = await Promise.all([chunk.load(), chunk.load()]);
  expect(first).toBe(second);
  expect(load).toHaveBeenCalledTimes(1);
  const Loaded = lazy(chunk.now);
  expect(renderToString(<Suspense fallback="…"><Loaded /></Suspense>)).toContain("здесь");
});

it("tries again after a failure", async () => {
  let isDown = true;
  const chunk = createChunk(async () => {
    if (isDown) throw new Error("down");
    return module;
  });
  await expect(chunk.now()).rejects.toThrow("down");
  isDown = false;
  await expect(chunk.now()).resolves.toBe(module);
});
