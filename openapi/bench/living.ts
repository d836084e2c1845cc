/**
 * Preloaded into a measured server, whose threads inherit it (`node --import`): when it is told to (SIGUSR2), each of them collects its
 * garbage, and the process prints what is left alive: `living <bytes of the main thread> <bytes of each other thread>…`.
 */
import { setTimeout as after } from "node:timers/promises";
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { BroadcastChannel, isMainThread } from "node:worker_threads";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Twice: what a finalizer lets go of is gone with the second. */
async function living(): Promise<number> {
  collect();
  await after(50);
  collect();
  return getHeapStatistics().used_heap_size;
}

/** Threads that draw are busy for no longer than this once nobody asks, ms. */
const silence = 1500;

const question = new BroadcastChannel("living?");
const answers = new BroadcastChannel("living");
if (isMainThread) {
  let heard: number[] = [];
  answers.onmessage = ({ data }: { data: number }) => void heard.push(data);
  process.on("SIGUSR2", () => {
    heard = [];
    question.postMessage(null);
    void (async () => {
      const own = await living();
      await after(silence);
      process.stdout.write(`living ${[own, ...heard].join(" ")}\n`);
    })();
  });
} else {
  // a thread of Piscina that has nothing to do stands still otherwise, and hears nothing (its worker.js)
  process.env["PISCINA_DISABLE_ATOMICS"] = "1";
  question.onmessage = () => void living().then((bytes) => answers.postMessage(bytes));
}
question.unref();
answers.unref();
