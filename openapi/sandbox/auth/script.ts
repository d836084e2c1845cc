/**
 * The frame's only script (README.md): the handshake with the shell, the closing, the eye of the password field.
 * It is sent inside the page under its nonce; every page works without it.
 */
export const frameScript = `(() => {
  "use strict";
  const { flow, shell, outcome } = document.body.dataset;
  const framed = window.parent !== window;
  let port = null;
  const own = (value, key) => Object.prototype.hasOwnProperty.call(value, key) ? value[key] : undefined;
  const say = (kind) => { if (port) port.postMessage({ source: "kadr-auth", kind, flow }); };
  const isOurs = (data) => typeof data === "object" && data !== null && own(data, "source") === "kadr-shell" && own(data, "flow") === flow;

  const focusFirst = () => {
    const target = document.querySelector("[aria-invalid=true]") ?? [...document.querySelectorAll("input:not([type=hidden])")].find((field) => field.value === "")
      ?? document.querySelector("form input:not([type=hidden]), .primary") ?? document.querySelector("h1");
    if (target) target.focus();
  };

  const kinds = {
    prefill(data) {
      for (const name of ["email", "phone"]) {
        const value = own(data, name);
        const field = document.querySelector("input[name=" + name + "]");
        if (field && field.value === "" && typeof value === "string" && value.length <= 254) field.value = value;
      }
    },
    theme(data) {
      const theme = own(data, "themeId");
      if (theme !== "light" && theme !== "dark") return;
      document.documentElement.dataset.theme = theme;
      // The next page of the frame keeps it.
      for (const [key, element] of [...[...document.forms].map((form) => ["action", form]), ...[...document.links].map((link) => ["href", link])]) {
        const url = new URL(element[key]);
        url.searchParams.set("themeId", theme);
        element[key] = url.href;
      }
    },
    focus: focusFirst,
  };

  if (framed && flow) {
    window.addEventListener("message", (event) => {
      if (port || event.source !== window.parent || event.origin !== shell || !isOurs(event.data) || own(event.data, "kind") !== "port") return;
      port = event.ports[0] ?? null;
      if (!port) return;
      port.onmessage = (message) => {
        const kind = isOurs(message.data) ? own(message.data, "kind") : undefined;
        if (typeof kind === "string" && Object.prototype.hasOwnProperty.call(kinds, kind)) kinds[kind](message.data);
      };
      if (outcome) say(outcome);
    });
    window.parent.postMessage({ source: "kadr-auth", kind: "load", flow }, shell);
  }

  for (const button of document.querySelectorAll("[data-close]")) {
    button.hidden = !framed;
    button.addEventListener("click", () => say("close"));
  }
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && !event.defaultPrevented) say("close"); });

  for (const button of document.querySelectorAll("[data-reveal]")) {
    const field = document.getElementById(button.dataset.reveal);
    button.hidden = false;
    button.addEventListener("click", () => {
      const shown = field.type === "password";
      field.type = shown ? "text" : "password";
      button.setAttribute("aria-pressed", String(shown));
    });
  }

  for (const form of document.forms) form.addEventListener("submit", (event) => {
    const button = form.querySelector(".primary");
    if (button.getAttribute("aria-disabled") === "true") event.preventDefault();
    button.setAttribute("aria-disabled", "true");
  });
  // Coming back by the browser's cache must not leave the button asleep.
  window.addEventListener("pageshow", () => { for (const button of document.querySelectorAll(".primary")) button.removeAttribute("aria-disabled"); });
  if (document.querySelector("[aria-invalid=true]") || document.querySelector("[role=alert]")) focusFirst();
})();`;
