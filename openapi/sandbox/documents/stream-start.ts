/**
 * The video of a drawn page begins where this device left it: a person's positions are known to the server, a guest's only here
 * (host/src/platform/storage: `watch-positions`).
 */
export const streamStart = `{
  const stream = document.getElementById("kadr-stream");
  try {
    const [at] = JSON.parse(localStorage.getItem("kadr:watch-positions"))?.[stream.dataset.video] ?? [];
    if (at > 0 && at < Number(stream.dataset.last)) stream.currentTime = at;
  } catch {}
}`;
