/** Asked this often while nobody has pressed anything, ms: the network may be there and the server not. */
const askEveryMs = 10_000;

/** Whether the server answers now. */
async function responds(): Promise<boolean> {
  try {
    return (await fetch("/config.json", { method: "HEAD", cache: "no-store", credentials: "omit" })).ok;
  } catch {
    return false;
  }
}

/** Calls back once the server can be reached again; `ask` looks at once. */
export function awaitNetwork(onBack: () => void, onAsk: (isAsking: boolean) => void) {
  let isOver = false;
  let isAsking = false;
  const ask = async () => {
    if (isAsking || isOver) return;
    isAsking = true;
    onAsk(true);
    const isBack = await responds();
    isAsking = false;
    if (isOver) return;
    onAsk(false);
    if (!isBack) return;
    stop();
    onBack();
  };
  const onSign = () => {
    if (document.visibilityState === "visible") void ask();
  };
  const timer = setInterval(onSign, askEveryMs);
  window.addEventListener("online", onSign);
  document.addEventListener("visibilitychange", onSign);
  const stop = () => {
    isOver = true;
    clearInterval(timer);
    window.removeEventListener("online", onSign);
    document.removeEventListener("visibilitychange", onSign);
  };
  return { ask: () => void ask(), stop };
}
