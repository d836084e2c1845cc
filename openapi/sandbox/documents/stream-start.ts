/** So long a page that becomes alive has for its player, which has buttons of its own, ms. */
const waitsForPlayerMs = 10_000;

/**
 * The video of a drawn page begins where this device left it: a person's positions are known to the server, a guest's only here
 * (host/src/platform/storage: `watch-positions`). It has the browser's own buttons from when a hand or a key could reach for them, or the
 * player does not come: the browser makes them of so many parts that the page's words would wait for them.
 */
export const streamStart = `{
  const stream = document.getElementById("kadr-stream");
  try {
    const [at] = JSON.parse(localStorage.getItem("kadr:watch-positions"))?.[stream.dataset.video] ?? [];
    if (at > 0 && at < Number(stream.dataset.last)) stream.currentTime = at;
  } catch {}
  // the player has taken the id away, and brings buttons of its own
  const showButtons = () => {
    if (stream.id !== "") stream.controls = true;
  };
  stream.addEventListener("pointerover", showButtons, { once: true });
  addEventListener("keydown", showButtons, { once: true, capture: true });
  setTimeout(showButtons, ${waitsForPlayerMs});
}`;
