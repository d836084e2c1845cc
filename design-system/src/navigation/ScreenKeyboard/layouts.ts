/** The layouts (`keyboard.layout`): a language in one of three registers. Shift holds for one letter, Lock until it is pressed again. */
export type KeyboardLayout = "en" | "enShift" | "enLock" | "ru" | "ruShift" | "ruLock";
export type KeyboardLanguage = "en" | "ru";

/** A key that does something else than to write a sign. */
export type KeyboardAction =
  "shift" | "capsLock" | "language" | "space" | "backspace" | "left" | "right" | "hide" | "submit";

/** A sign, or what the key does; `span`: its width in columns. */
export interface KeyboardKey {
  readonly id: string;
  readonly sign?: string;
  readonly action?: KeyboardAction;
  readonly span: number;
}

/** By this the suggestions of its field know that a press, or the focus, is still with the field. */
export const screenKeyboardMark = "data-screen-keyboard";

const plain = {
  en: ["1234567890-", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm./&@"],
  ru: ["1234567890-", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбюё."],
} as const;

const shifted = {
  en: ["!@#$%^&*()_", "QWERTYUIOP{}", 'ASDFGHJKL:"', "ZXCVBNM,?+="],
  ru: ['!"№;%:?*()_', "ЙЦУКЕНГШЩЗХЪ", "ФЫВАПРОЛДЖЭ", "ЯЧСМИТЬБЮЁ,"],
} as const;

export const languageOf = (layout: KeyboardLayout): KeyboardLanguage => (layout.startsWith("ru") ? "ru" : "en");
export const isShift = (layout: KeyboardLayout): boolean => layout.endsWith("Shift");
export const isLock = (layout: KeyboardLayout): boolean => layout.endsWith("Lock");

/** The layout after a press on one of the keys that switch it, or after a sign was written. */
export function layoutAfter(
  layout: KeyboardLayout,
  pressed: "shift" | "capsLock" | "language" | "sign",
): KeyboardLayout {
  const language = languageOf(layout);
  switch (pressed) {
    case "shift":
      return isShift(layout) ? language : `${language}Shift`;
    case "capsLock":
      return isLock(layout) ? language : `${language}Lock`;
    case "language":
      return layout.replace(language, language === "ru" ? "en" : "ru") as KeyboardLayout;
    case "sign":
      return isShift(layout) ? language : layout;
  }
}

const action = (name: KeyboardAction, span = 1): KeyboardKey => ({ id: name, action: name, span });

/**
 * The rows of a layout, of twelve columns each: a key stays in its place whatever is written on it. Lock writes capital
 * letters, and of all else what stands there without it.
 */
export function rowsOf(layout: KeyboardLayout): readonly (readonly KeyboardKey[])[] {
  const language = languageOf(layout);
  const signs = isShift(layout) ? shifted[language] : plain[language];
  const row = (at: number) =>
    Array.from(signs[at] ?? "", (sign, column) => ({
      id: `${at}-${column}`,
      sign: isLock(layout) ? sign.toUpperCase() : sign,
      span: 1,
    }));
  return [
    [...row(0), action("backspace")],
    row(1),
    [action("capsLock"), ...row(2)],
    [action("shift"), ...row(3)],
    [action("language", 2), action("left"), action("space", 5), action("right"), action("hide"), action("submit", 2)],
  ];
}
