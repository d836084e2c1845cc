import { join } from "node:path";

/** The scripts of the payment origin, by their names in its folder of them. */
export const paymentAssets = join(import.meta.dirname, "assets");
export const paymentScripts = ["tokenizer.js", "frame.js"] as const;
