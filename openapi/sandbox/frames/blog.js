// A page of the blog in the popup of the shell: it says what it is and how high, and is told how far the popup is scrolled (SHELL-BLOG-02).
import { followHeight, openBus, own } from "./bus.js";

const read = document.querySelector("[data-read]");
const { title, url } = document.body.dataset;
const number = (data, key) => (typeof own(data, key) === "number" ? own(data, key) : 0);

const say = openBus(
  "kadr-blog",
  {
    // The page does not scroll itself: the popup does, and the line of what was read moves with it.
    scroll(data) {
      const hidden = number(data, "height") - number(data, "view");
      const share = hidden > 0 ? Math.min(1, Math.max(0, number(data, "top") / hidden)) : 1;
      read.value = Math.round(share * 100);
      read.style.insetBlockStart = `${number(data, "top")}px`;
    },
  },
  () => {
    say("page", { title, url });
    followHeight(say);
  },
);
