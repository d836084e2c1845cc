/** The payment frame's own script (README.md): handshake, height, the card form, the wait for the bank. */
import { closeBy, followHeight, framed, openBus, takeTheme } from "./bus.js";
import { check, createTokenizer } from "./tokenizer.js";

const { message, shop, waits } = document.body.dataset;

function focusFirst() {
  const target =
    document.querySelector("[aria-invalid=true]") ??
    [...document.querySelectorAll("input:not([type=hidden], [type=radio])")].find((field) => field.value === "") ??
    document.querySelector("input:checked, form .primary, [data-error-button]") ??
    document.querySelector("h1");
  target?.focus();
}

const kinds = {
  theme(data) {
    if (!takeTheme(data, [...document.forms, ...document.querySelectorAll("a[data-inside]")])) return;
    const here = new URL(location.href);
    here.searchParams.set("themeId", document.documentElement.dataset.theme);
    history.replaceState(null, "", here);
  },
  focus: focusFirst,
};

const say = openBus("kadr-payment", kinds, () => {
  followHeight(say);
  if (message) {
    const [kind, value] = message.split(":");
    say(kind, kind === "success" ? { method: value } : { event: value });
  }
});
closeBy(say);
for (const button of document.querySelectorAll("[data-error-button]")) {
  button.hidden = !framed;
  button.addEventListener("click", () => say("error", { event: "ERROR_BTN" }));
}

/* The card: its fields have no names, so that a form can never send them. */
const form = document.querySelector("form[data-card]");
if (form) {
  const number = form.querySelector("#card-number");
  const expiry = form.querySelector("#card-expiry");
  const code = form.querySelector("#card-code");
  const alert = form.querySelector("[role=alert]");
  const fields = [number, expiry, code];
  const tokenizer = createTokenizer({ shopId: shop });
  const cardOf = () => {
    const [mm = "", yy = ""] = expiry.value.split("/");
    return { number: number.value, month: mm.trim(), year: yy.trim(), cvc: code.value };
  };
  const fieldOf = {
    invalid_number: number,
    invalid_expiry_month: expiry,
    invalid_expiry_year: expiry,
    invalid_cvc: code,
  };

  function mark(field, isWrong) {
    const error = document.getElementById(`${field.id}-error`);
    error.hidden = !isWrong;
    if (isWrong) {
      field.setAttribute("aria-invalid", "true");
      field.setAttribute("aria-describedby", error.id);
    } else {
      field.removeAttribute("aria-invalid");
      field.removeAttribute("aria-describedby");
    }
  }
  const isWrong = (field) =>
    check(cardOf()).some((type) => fieldOf[type] === field) || (field === expiry && !/^\d\d\/\d\d$/.test(expiry.value));
  const wipe = () => {
    for (const field of fields) field.value = "";
  };

  // Masks 9999 9999 9999 9999, 99/99 and 999: only while typing at the end, or the caret would jump.
  const masks = new Map([
    [number, (digits) => digits.slice(0, 16).replace(/(\d{4})(?=\d)/g, "$1 ")],
    [expiry, (digits) => (digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2, 4)}` : digits)],
    [code, (digits) => digits.slice(0, 3)],
  ]);
  for (const [field, mask] of masks) {
    field.addEventListener("input", () => {
      if (field.selectionStart === field.value.length) field.value = mask(field.value.replace(/\D/g, ""));
      if (field.getAttribute("aria-invalid") === "true" && !isWrong(field)) mark(field, false);
    });
    field.addEventListener("blur", () => {
      field.value = mask(field.value.replace(/\D/g, ""));
      if (field.value !== "" || field.dataset.touched) mark(field, isWrong(field));
      field.dataset.touched = "yes";
    });
  }

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector(".primary");
    if (button.getAttribute("aria-disabled") === "true") return;
    alert.hidden = true;
    for (const field of fields) mark(field, isWrong(field));
    const first = fields.find((field) => field.getAttribute("aria-invalid") === "true");
    if (first) return first.focus();
    button.setAttribute("aria-disabled", "true");
    try {
      form.elements.token.value = await tokenizer.tokenize(cardOf());
      wipe();
      form.submit();
    } catch (error) {
      button.removeAttribute("aria-disabled");
      const wrong = (error?.errors ?? []).map(({ type }) => fieldOf[type]).filter(Boolean);
      for (const field of wrong) mark(field, true);
      if (wrong[0]) return wrong[0].focus();
      alert.hidden = false;
    }
  });
  window.addEventListener("pagehide", wipe);
}

for (const other of document.querySelectorAll("form:not([data-card])")) {
  other.addEventListener("submit", (event) => {
    if (other.dataset.sent) event.preventDefault();
    other.dataset.sent = "yes";
  });
}
window.addEventListener("pageshow", () => {
  for (const one of document.forms) delete one.dataset.sent;
});

/* The bank thinks: ask every second, and look at once when the person comes back from its app. */
if (waits) {
  const look = async () => {
    try {
      const response = await fetch(waits, { cache: "no-store" });
      if (response.ok && (await response.json()).waiting === false) location.reload();
    } catch {
      // Offline for a moment: ask again.
    }
  };
  setInterval(look, 1000);
  document.addEventListener("visibilitychange", look);
}

if (document.querySelector("[aria-invalid=true]")) focusFirst();
