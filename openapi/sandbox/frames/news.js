// The embedded card of the news: what is pressed in it is told to the shell over the bus (CARD-RENDER-08: ready, card click, contextmenu, auxclick).
import { openBus } from "./bus.js";

const link = document.querySelector("a");
const url = link.getAttribute("href");
const say = openBus("kadr-news", {}, () => say("ready"));
link.addEventListener("click", (event) => {
  event.preventDefault();
  say("cardClick", { url });
});
link.addEventListener("auxclick", (event) => {
  event.preventDefault();
  if (event.button === 1) say("auxclick", { url });
});
link.addEventListener("contextmenu", () => say("contextmenu"));
