import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The scripts of the payment origin, by their names in its folder of them. */
export const paymentAssets = join(import.meta.dirname, "assets");
export const paymentScripts = ["tokenizer.js", "frame.js"] as const;

/** What a page that loads the tokeniser holds it to. */
export const tokenizerIntegrity = (): string => `sha256-${createHash("sha256").update(readFileSync(join(paymentAssets, "tokenizer.js"))).digest("base64")}`;
