import { jsonForHtml } from "../http/html.ts";
import { texts } from "./texts.ts";

/**
 * The studio's only script: the progress of an upload, and focus on what needs it. Every page works without it.
 */
export const studioScript = `(() => {
  "use strict";
  const texts = ${jsonForHtml({ percent: texts.upload.percent, processing: texts.upload.processing, failed: texts.upload.failed })};
  const wrong = document.querySelector("[aria-invalid=true]") ?? document.querySelector("[role=alert]");
  if (wrong) { if (!wrong.matches("input,select,textarea")) wrong.tabIndex = -1; wrong.focus(); }

  for (const form of document.forms) form.addEventListener("submit", (event) => {
    const button = form.querySelector(".primary");
    if (!button) return;
    if (button.getAttribute("aria-disabled") === "true") event.preventDefault();
    button.setAttribute("aria-disabled", "true");
  });
  window.addEventListener("pageshow", () => { for (const button of document.querySelectorAll(".primary")) button.removeAttribute("aria-disabled"); });

  const upload = document.querySelector("form[data-upload]");
  if (!upload) return;
  const panel = document.querySelector("[data-progress]");
  const bar = panel.querySelector("progress");
  const status = document.querySelector("[data-status]");
  const problem = document.querySelector("[data-problem]");
  const title = upload.elements.namedItem("title");
  const file = upload.elements.namedItem("video");
  file.addEventListener("change", () => {
    const name = file.files[0]?.name ?? "";
    if (title.value === "" && name !== "") title.value = name.replace(/\\.[^.]+$/, "").replace(/[_.]+/g, " ").trim().slice(0, 100);
  });
  upload.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const button = upload.querySelector(".primary");
    const request = new XMLHttpRequest();
    let lastStep = -1;
    panel.hidden = false;
    problem.hidden = true;
    bar.value = 0;
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      const percent = total > 0 ? Math.floor((loaded / total) * 100) : 0;
      bar.value = percent;
      // Said at every quarter: more would drown everything else.
      const step = Math.floor(percent / 25);
      if (step !== lastStep) { lastStep = step; status.textContent = percent >= 100 ? texts.processing : texts.percent + " " + percent + " %"; }
    });
    const fail = (text) => {
      panel.hidden = true;
      status.textContent = "";
      problem.hidden = false;
      problem.textContent = text;
      problem.tabIndex = -1;
      problem.focus();
      button.removeAttribute("aria-disabled");
    };
    request.addEventListener("load", () => {
      let answer = null;
      try { answer = JSON.parse(request.responseText); } catch { answer = null; }
      const location = answer?.location;
      if (request.status === 200 && typeof location === "string" && location.startsWith("/video-editor/"))
        window.location.assign(location);
      else fail(typeof answer?.message === "string" ? answer.message : texts.failed);
    });
    request.addEventListener("error", () => fail(texts.failed));
    request.open("POST", upload.action);
    request.setRequestHeader("accept", "application/json");
    request.send(new FormData(upload));
  });
})();`;
