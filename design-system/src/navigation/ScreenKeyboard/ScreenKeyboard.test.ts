import { describe, expect, it } from "vitest";
import { neighbour, type Place } from "./geometry.ts";
import { layoutAfter, rowsOf, type KeyboardLayout } from "./layouts.ts";
import { erase, moveCaret, write } from "./typing.ts";

const layouts: readonly KeyboardLayout[] = ["en", "enShift", "enLock", "ru", "ruShift", "ruLock"];
const signsOf = (layout: KeyboardLayout) =>
  rowsOf(layout)
    .flat()
    .flatMap(({ sign }) => sign ?? []);

describe("layouts", () => {
  it("fill twelve columns in every row, no sign twice, all letters of both languages", () => {
    for (const layout of layouts) {
      for (const row of rowsOf(layout)) expect(row.reduce((sum, { span }) => sum + span, 0)).toBe(12);
      expect(new Set(signsOf(layout)).size).toBe(signsOf(layout).length);
    }
    expect(signsOf("ru")).toEqual(expect.arrayContaining([..."абвгдеёжзийклмнопрстуфхцчшщъыьэюя"]));
    expect(signsOf("en")).toEqual(expect.arrayContaining([..."abcdefghijklmnopqrstuvwxyz"]));
    expect(signsOf("ruLock")).toEqual(signsOf("ru").map((sign) => sign.toUpperCase()));
    expect(signsOf("enShift")).toContain("?");
  });

  it("are switched by three keys; Shift holds for one sign and Lock until it is pressed again", () => {
    expect(layouts.map((layout) => layoutAfter(layout, "shift"))).toEqual([
      "enShift",
      "en",
      "enShift",
      "ruShift",
      "ru",
      "ruShift",
    ]);
    expect(layouts.map((layout) => layoutAfter(layout, "capsLock"))).toEqual([
      "enLock",
      "enLock",
      "en",
      "ruLock",
      "ruLock",
      "ru",
    ]);
    expect(layouts.map((layout) => layoutAfter(layout, "language"))).toEqual([
      "ru",
      "ruShift",
      "ruLock",
      "en",
      "enShift",
      "enLock",
    ]);
    expect(layouts.map((layout) => layoutAfter(layout, "sign"))).toEqual(["en", "en", "enLock", "ru", "ru", "ruLock"]);
  });
});

describe("arrows", () => {
  // three keys, and under them a wide one between two
  const places: Place[] = [
    { left: 0, right: 10, top: 0 },
    { left: 10, right: 20, top: 0 },
    { left: 20, right: 60, top: 0 },
    { left: 0, right: 5, top: 10 },
    { left: 5, right: 45, top: 10 },
    { left: 45, right: 60, top: 10 },
  ];
  it("lead to the neighbour of the row and end at its ends", () => {
    expect(neighbour(places, 1, "ArrowRight", 0)).toBe(2);
    expect(neighbour(places, 1, "ArrowLeft", 0)).toBe(0);
    expect(neighbour(places, 0, "ArrowLeft", 0)).toBeNull();
    expect(neighbour(places, 5, "ArrowRight", 0)).toBeNull();
  });
  it("lead up and down to what lies there, and back to where they came from", () => {
    expect(neighbour(places, 1, "ArrowDown", 15)).toBe(4);
    expect(neighbour(places, 4, "ArrowUp", 15)).toBe(1);
    expect(neighbour(places, 2, "ArrowDown", 50)).toBe(5);
    expect(neighbour(places, 4, "ArrowDown", 15)).toBeNull();
    expect(neighbour(places, 0, "ArrowUp", 5)).toBeNull();
  });
});

describe("writing", () => {
  const fieldWith = (value: string, from = value.length, to = from) => {
    const field = document.createElement("input");
    field.value = value;
    field.setSelectionRange(from, to);
    const heard: string[] = [];
    field.addEventListener("input", (event) => heard.push((event as InputEvent).inputType));
    return { field, heard };
  };
  it("goes to the caret, takes the place of what is chosen, and is heard as typing is", () => {
    const { field, heard } = fieldWith("гра", 1);
    write(field, "о");
    expect([field.value, field.selectionStart]).toEqual(["гора", 2]);
    field.setSelectionRange(0, 4);
    write(field, "м");
    expect([field.value, heard]).toEqual(["м", ["insertText", "insertText"]]);
  });
  it("erases a whole sign before the caret, or what is chosen, and nothing at the beginning", () => {
    const { field, heard } = fieldWith("a😀б", 3);
    expect([erase(field), field.value]).toEqual(["😀", "aб"]);
    field.setSelectionRange(0, 2);
    expect([erase(field), field.value, erase(field)]).toEqual(["aб", "", ""]);
    expect(heard).toEqual(["deleteContentBackward", "deleteContentBackward"]);
  });
  it("leads the caret over whole signs and out of what is chosen", () => {
    const { field } = fieldWith("😀б", 2);
    moveCaret(field, -1);
    expect(field.selectionStart).toBe(0);
    moveCaret(field, -1);
    expect(field.selectionStart).toBe(0);
    moveCaret(field, 1);
    moveCaret(field, 1);
    moveCaret(field, 1);
    expect(field.selectionStart).toBe(3);
    field.setSelectionRange(0, 3);
    moveCaret(field, -1);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 0]);
  });
});
