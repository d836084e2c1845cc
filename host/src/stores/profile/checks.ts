import type { Failure } from "../writing/index.ts";
import type { FormField, ProfileDraft, ProfileFacts, ProfileField } from "./types.ts";

/** The figures of a Russian number, however it was typed: +7 and ten of them; undefined: it is none. */
export function phoneOf(text: string): string | undefined {
  const figures = text.replace(/\D/g, "");
  if (!/^[\s\d()+-]*$/.test(text)) return undefined;
  if (figures.length === 10) return `+7${figures}`;
  return figures.length === 11 && /^[78]/.test(figures) ? `+7${figures.slice(1)}` : undefined;
}

/** Check of an address before the server's, which has the last word. */
export const isEmail = (text: string): boolean => /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(text.trim());

/** The server's values, as they stand in the fields. */
export function savedValue(saved: ProfileFacts, field: ProfileField): string {
  return saved[field] ?? "";
}

/** Typed values that differ from the server's. */
export function changesIn(draft: ProfileDraft, saved: ProfileFacts): ProfileDraft {
  return Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => value.trim() !== savedValue(saved, field as ProfileField)),
  );
}

/** The server's names of fields. */
const fieldsOfServer: Readonly<Record<string, FormField>> = {
  first_name: "name",
  birth_date: "birthDate",
  gender: "gender",
  email: "email",
  phone_number: "phone",
  password: "password",
  new_password: "newPassword",
  code: "code",
  avatar: "avatar",
};

/** Errors of the server, by our names; a field that we do not have is left out. */
export function errorsOf({ body }: Failure): Partial<Record<FormField, string>> {
  const { fields } = (typeof body === "object" && body !== null ? body : {}) as { fields?: unknown };
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => {
      const field = Object.hasOwn(fieldsOfServer, name) ? fieldsOfServer[name] : undefined;
      return field === undefined || typeof text !== "string" ? [] : [[field, text]];
    }),
  );
}
