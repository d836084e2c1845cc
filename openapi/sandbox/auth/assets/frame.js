/** The authentication frame's own script (README.md): handshake, height, closing, the eye of the password field. Every page works without it. */
import { closeBy, followHeight, openBus, own, takeTheme } from "./bus.js";

const { outcome, step } = document.body.dataset;

function focusFirst() {
  // a person who is quicker types already
  if (document.hasFocus() && document.activeElement?.matches("input")) return;
  const target =
    document.querySelector("[aria-invalid=true]") ??
    [...document.querySelectorAll("input:not([type=hidden])")].find((field) => field.value === "") ??
    document.querySelector("form input:not([type=hidden]), .primary") ??
    document.querySelector("h1");
  target?.focus();
}

/** Puts a value into a field that is there and empty, if it is text of at most so many characters. */
function fillEmpty(field, value, most) {
  if (field?.value === "" && typeof value === "string" && value.length <= most) field.value = value;
}

/** What was typed goes along to the other forms of this opening, never by an address. Storage may be shut: it is typed again then. */
function keepTyped() {
  const place = "kadr-auth-typed";
  const { flow } = document.body.dataset;
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? "{}");
    const typed = kept.flow === flow && !outcome ? kept : { flow };
    const keep = () => sessionStorage.setItem(place, JSON.stringify(typed));
    for (const field of document.querySelectorAll("input[name=name], input[name=email]:not([type=hidden])")) {
      const note = () => (typed[field.name] = field.value);
      // a person may have typed before this script came
      if (field.value === field.defaultValue) fillEmpty(field, own(typed, field.name), field.maxLength);
      else note();
      field.addEventListener("input", () => {
        note();
        keep();
      });
    }
    keep();
  } catch {
    // nothing is kept
  }
}
keepTyped();

const kinds = {
  prefill(data) {
    for (const name of ["email", "phone"])
      fillEmpty(document.querySelector(`input[name=${name}]`), own(data, name), 254);
  },
  theme(data) {
    takeTheme(data, [...document.forms, ...document.links]);
  },
  focus: focusFirst,
};

const say = openBus("kadr-auth", kinds, () => {
  followHeight(say);
  if (step) say("step", { step });
  if (outcome) say(outcome);
});
closeBy(say);

for (const button of document.querySelectorAll("[data-reveal]")) {
  const field = document.getElementById(button.dataset.reveal);
  button.hidden = false;
  button.addEventListener("click", () => {
    const shown = field.type === "password";
    field.type = shown ? "text" : "password";
    button.setAttribute("aria-pressed", String(shown));
  });
}

for (const form of document.forms) {
  form.addEventListener("submit", (event) => {
    const button = form.querySelector(".primary");
    if (button.getAttribute("aria-disabled") === "true") event.preventDefault();
    button.setAttribute("aria-disabled", "true");
  });
}
// Coming back by the browser's cache must not leave the button asleep.
window.addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll(".primary")) button.removeAttribute("aria-disabled");
});
if (document.querySelector("[aria-invalid=true], [role=alert]")) focusFirst();
