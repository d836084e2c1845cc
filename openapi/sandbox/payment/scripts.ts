import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The scripts that the payment origin serves, under their names. */
export const paymentScripts = ["tokenizer.js", "frame.js"] as const;

export const paymentScript = (name: (typeof paymentScripts)[number]): string => readFileSync(join(import.meta.dirname, "assets", name), "utf8");

/** What a page that loads the tokeniser holds it to. */
export const tokenizerIntegrity = (): string => `sha256-${createHash("sha256").update(paymentScript("tokenizer.js")).digest("base64")}`;
