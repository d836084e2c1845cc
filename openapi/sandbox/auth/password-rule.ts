import { isCommonPassword } from "./common-passwords.ts";
import { texts } from "./texts.ts";

/** What is wrong with a new password, in a sentence. `beside`: what else stands in the form; a password is none of it. */
export function passwordError(password: string, beside: readonly string[]): string | undefined {
  if (password === "") return texts.errors.required;
  if (password.length < 8) return texts.errors.shortPassword;
  if (password.length > 128) return texts.errors.longPassword;
  return isCommonPassword(password, beside) ? texts.errors.commonPassword : undefined;
}
