import { isCommonPassword } from "./common-passwords.ts";
import { texts } from "./texts.ts";

/** Fault of a new password, in a sentence. `beside`: the other values of the form; a password is none of them. */
export function passwordError(password: string, beside: readonly string[]): string | undefined {
  if (password === "") return texts.errors.required;
  if (password.length < 8) return texts.errors.shortPassword;
  if (password.length > 128) return texts.errors.longPassword;
  return isCommonPassword(password, beside) ? texts.errors.commonPassword : undefined;
}
