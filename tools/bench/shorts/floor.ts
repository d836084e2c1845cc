/**
 * The floor: the same shorts by hand. A column that snaps, an element for each of the one in sight and its neighbours, the stream asked
 * for ahead; no framework, no words, nothing to press.
 */
export const floorPage = (streams: readonly string[]): string => `<!doctype html>
<meta charset="utf-8"><title>Floor</title>
<style>
html, body { margin: 0; height: 100%; background: #000 }
main { height: 100vh; overflow-y: scroll; scroll-snap-type: y mandatory; scrollbar-width: none }
article { height: 100vh; scroll-snap-align: start; contain: strict }
video { display: block; height: 100%; margin: auto; aspect-ratio: 9 / 16; object-fit: cover }
</style>
<main></main>
<script>
const streams = ${JSON.stringify(streams)};
const main = document.querySelector("main");
const count = 400;
for (let at = 0; at < count; at++) main.append(document.createElement("article"));
let index = 0;
function fill(at) {
  const article = main.children[at];
  if (!article || article.firstChild) return;
  const video = document.createElement("video");
  video.playsInline = true;
  video.preload = "auto";
  video.crossOrigin = "anonymous";
  video.loop = true;
  video.src = streams[at % streams.length];
  article.append(video);
}
function empty(at) {
  const video = main.children[at]?.firstChild;
  if (!video) return;
  video.pause();
  video.removeAttribute("src");
  video.load();
  video.remove();
}
function show() {
  for (const at of [index - 2, index + 2]) empty(at);
  for (let at = index - 1; at <= index + 1; at++) {
    main.children[at]?.removeAttribute("data-current");
    fill(at);
    if (at !== index) main.children[at]?.firstChild?.pause();
  }
  const article = main.children[index];
  article.setAttribute("data-current", "");
  article.firstChild.play();
  main.scrollTo({ top: index * main.clientHeight, behavior: "smooth" });
}
addEventListener("keydown", (event) => {
  if (event.key !== "ArrowDown") return;
  event.preventDefault();
  index += 1;
  show();
});
show();
</script>`;
