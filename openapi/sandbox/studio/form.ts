import { hasVisible } from "../../pages/index.ts";
import type { Errors, Values } from "./pages.ts";
import { ages } from "./pages.ts";
import { texts } from "./texts.ts";
import { minutesIn, timeIn } from "./times.ts";
import type { VideoFields } from "./videos.ts";

export type Fields = Readonly<Record<string, string>>;

/** The text fields of a form's body; of a field that came twice the last one counts. */
export function fieldsOf(body: unknown): Fields {
  return Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name,
      String((Array.isArray(value) ? value.at(-1) : value) ?? ""),
    ]),
  );
}

/** Without what a title cannot show: control characters and line breaks. */
const oneLine = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
const manyLines = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]+/gu, "")
    .trim();

export function titleAndDescription(fields: Fields): { title: string; description: string; errors: Errors } {
  const title = oneLine(fields["title"] ?? "");
  const description = manyLines(fields["description"] ?? "");
  const wrong = !hasVisible(title) ? texts.errors.required : title.length > 100 ? texts.errors.longTitle : undefined;
  return {
    title,
    description,
    errors: {
      ...(wrong === undefined ? {} : { title: wrong }),
      ...(description.length > 5000 ? { description: texts.errors.longDescription } : {}),
    },
  };
}

/** Typed values, their errors, and the fields to write when there are no errors. */
export function readVideoForm(
  fields: Fields,
  categories: ReadonlyArray<{ readonly id: number }>,
  now: number,
): { values: Values; errors: Errors; video: VideoFields } {
  const { title, description, errors } = titleAndDescription(fields);
  const values: Values = {
    title,
    description,
    age: fields["age"] ?? "0",
    category: fields["category"] ?? "",
    hideComments: fields["hide_comments"] === "1",
    when: fields["when"] ?? "",
    minutes: fields["minutes"] ?? "",
  };
  const isAge = (ages as readonly string[]).includes(values.age);
  const isCategory = categories.some(({ id }) => String(id) === values.category);
  const when = timeIn(values.when, now);
  const minutes = minutesIn(values.minutes);
  const times = {
    ...(when === undefined ? { when: texts.errors.when } : {}),
    ...(minutes === undefined ? { minutes: texts.errors.minutes } : {}),
  };
  return {
    values,
    errors: {
      ...errors,
      ...times,
      ...(isAge ? {} : { age: texts.errors.age }),
      ...(isCategory ? {} : { category: texts.errors.category }),
    },
    video: {
      title,
      description,
      age: Number(values.age),
      category: Number(values.category),
      hideComments: values.hideComments,
      when: when ?? null,
      minutes: minutes ?? null,
    },
  };
}
