import { randomBytes } from "node:crypto";

/** Nonce by which the policy of one document names its own scripts and styles. */
export const newNonce = (): string => randomBytes(18).toString("base64url");
