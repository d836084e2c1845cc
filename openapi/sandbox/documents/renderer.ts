import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Piscina } from "piscina";
import type { DrawnFor } from "./drawn-for.ts";

/** Page that the host's own server build is asked to draw (host/src/app/server.tsx). */
export interface DrawingTask {
  readonly origin: string;
  readonly path: string;
  readonly search: string;
  readonly config: Readonly<Record<string, string>>;
  readonly drawnFor: DrawnFor;
  readonly theme: "light" | "dark" | null;
  readonly responses: string;
}

/** A drawing that takes longer is not waited for, ms: the host draws the page by itself. */
export const usualLimitMs = 500;
/** One that takes longer hangs: its thread is ended. Until then it goes on, or a slow start would never be over. */
const hangsAfterMs = 5000;
const threads = 2;
/** Of guests so many pages are kept: what is drawn from the same is the same. About 10 MB. */
const maxKept = 100;

/**
 * Draws pages of the host as HTML, in threads beside the one that answers calls. A drawing that breaks, hangs or comes too late is
 * null, and whoever asked sends the document that the host draws by itself.
 */
export class Renderer {
  readonly #pool: Piscina;
  readonly #onFailure: (error: unknown) => void;
  readonly #limitMs: number;
  /** The pages that no thread is free for; whoever no longer waits for theirs takes it out. */
  readonly #waiting = new Set<() => void>();
  #drawing = 0;
  /** By all that a page is drawn from; the one that was asked for longest ago is the first. */
  readonly #kept = new Map<string, Promise<string | null>>();

  private constructor(file: string, limitMs: number, onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
    this.#limitMs = limitMs;
    this.#pool = new Piscina({
      filename: file,
      env: { NODE_ENV: "production" },
      minThreads: 1,
      maxThreads: threads,
    });
    // A build that cannot be loaded ends its thread and tells the pool: the server goes on.
    this.#pool.on("error", onFailure);
  }

  /** `hostDist`: the host's build; its server build lies beside it. Null without one. */
  static open(
    hostDist: string | null,
    onFailure: (error: unknown) => void,
    limitMs: number = usualLimitMs,
  ): Renderer | null {
    const file = hostDist === null ? null : join(hostDist, "../dist-server/server.js");
    return file !== null && existsSync(file) ? new Renderer(file, limitMs, onFailure) : null;
  }

  /** The page's HTML; null where there is none in time. */
  draw(task: DrawingTask): Promise<string | null> {
    if (task.drawnFor.userId !== null) return this.#drawInTime(task);
    const key = createHash("sha256").update(JSON.stringify(task)).digest("base64");
    const drawing = this.#kept.get(key) ?? this.#drawInTime(task);
    this.#kept.delete(key);
    this.#kept.set(key, drawing);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > maxKept && oldest !== undefined) this.#kept.delete(oldest);
    // A page that was not drawn this time may be the next time.
    void drawing.then((html) => html === null && this.#kept.delete(key));
    return drawing;
  }

  async #drawInTime(task: DrawingTask): Promise<string | null> {
    const late = new AbortController();
    const tooLate = setTimeout(this.#limitMs, null, { signal: late.signal, ref: false }).catch(() => null);
    let begin = (): void => undefined;
    const drawing = new Promise<string | null>((resolve) => (begin = () => resolve(this.#drawAlone(task))));
    if (this.#drawing < threads) begin();
    else this.#waiting.add(begin);
    try {
      return await Promise.race([drawing, tooLate]);
    } finally {
      this.#waiting.delete(begin);
      late.abort();
    }
  }

  /** On a thread that is free; then it is the turn of who has waited longest. */
  async #drawAlone(task: DrawingTask): Promise<string | null> {
    this.#drawing += 1;
    const html = await this.#run(task);
    this.#drawing -= 1;
    const [next] = this.#waiting;
    if (next !== undefined) this.#waiting.delete(next);
    next?.();
    return html;
  }

  /** Loads the build, so that the first page does not wait for that. */
  async warmUp(): Promise<void> {
    await this.#run(null);
  }

  async #run(task: DrawingTask | null): Promise<string | null> {
    try {
      return (await this.#pool.run(task, { signal: AbortSignal.timeout(hangsAfterMs) })) as string | null;
    } catch (error) {
      this.#onFailure(error);
      return null;
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
