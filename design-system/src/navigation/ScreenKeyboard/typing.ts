/** Writing into a field that may not have the focus, as a key of its own keyboard would: at the caret, over what is chosen, and heard by all who listen. */
function change(field: HTMLInputElement, from: number, to: number, text: string, inputType: string): void {
  const data = text === "" ? null : text;
  const before = new InputEvent("beforeinput", { bubbles: true, cancelable: true, inputType, data });
  if (!field.dispatchEvent(before)) return;
  field.setRangeText(text, from, to, "end");
  // the field does not follow its caret by itself while the focus is elsewhere
  if (field.selectionEnd === field.value.length) field.scrollLeft = field.scrollWidth;
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType, data }));
}

const chosen = ({ selectionStart, selectionEnd, value }: HTMLInputElement): readonly [number, number] => [
  selectionStart ?? value.length,
  selectionEnd ?? value.length,
];

export function write(field: HTMLInputElement, text: string): void {
  const [from, to] = chosen(field);
  change(field, from, to, text, "insertText");
}

/** The sign before the caret, which may be two units long, as an emoji is; or what is chosen. Returns what is gone. */
export function erase(field: HTMLInputElement): string {
  const [start, to] = chosen(field);
  const before = Array.from(field.value.slice(0, start)).at(-1) ?? "";
  const from = start === to ? start - before.length : start;
  const gone = field.value.slice(from, to);
  if (gone !== "") change(field, from, to, "", "deleteContentBackward");
  return gone;
}

/** The caret goes over one sign. */
export function moveCaret(field: HTMLInputElement, by: -1 | 1): void {
  const [start, end] = chosen(field);
  const sign = by === -1 ? Array.from(field.value.slice(0, start)).at(-1) : Array.from(field.value.slice(end))[0];
  const at = start !== end ? (by === -1 ? start : end) : start + by * (sign?.length ?? 0);
  field.setSelectionRange(at, at);
}
