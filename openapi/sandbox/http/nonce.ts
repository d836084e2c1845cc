import { randomBytes } from "node:crypto";

/** What the policy of one document names its own scripts and styles by. */
export const newNonce = (): string => randomBytes(18).toString("base64url");
