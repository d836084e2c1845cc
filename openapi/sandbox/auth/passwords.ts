import type { PasswordCost } from "../context.ts";
import { hashQueue } from "./hash-queue.ts";
import { randomBytes, scrypt, scryptSync, timingSafeEqual, type ScryptOptions } from "node:crypto";

/** About 16 MiB and 200 ms a hash: one of OWASP's settings for scrypt. */
export const standardCost: PasswordCost = { N: 16_384, r: 8, p: 5 };
/** Of a server for tests alone: 1 MiB and 2 ms. */
export const testCost: PasswordCost = { N: 1024, r: 8, p: 1 };
const length = 32;
const memory = 64 * 1024 * 1024;

function format(cost: PasswordCost, salt: Buffer, hash: Buffer): string {
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}

/** In the queue, as of this network; throws `HashQueueFull`. */
function derive(password: string, salt: Buffer, cost: PasswordCost, network: string): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: memory };
  return hashQueue.run(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize("NFKC"), salt, length, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
    network,
  );
}

/** For seeds only: blocks the thread. A fixed salt keeps a seed deterministic; a low cost keeps tests quick. */
export function hashPasswordSync(
  password: string,
  salt: Buffer = randomBytes(16),
  cost: PasswordCost = standardCost,
): string {
  return format(cost, salt, scryptSync(password.normalize("NFKC"), salt, length, { ...cost, maxmem: memory }));
}

export async function hashPassword(password: string, network: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  return format(cost, salt, await derive(password, salt, cost, network));
}

const nobody = (cost: PasswordCost): string => format(cost, Buffer.alloc(16), Buffer.alloc(length));

/** The cost is the one that the hash was made with. For an account that does not exist (`stored` null) it is `cost`, that of new hashes. */
export async function verifyPassword(
  password: string,
  stored: string | null,
  network: string,
  cost: PasswordCost,
): Promise<boolean> {
  const [, N, r, p, salt, hash] = (stored ?? nobody(cost)).split("$");
  if (salt === undefined || hash === undefined) return false;
  const derived = await derive(
    password,
    Buffer.from(salt, "base64url"),
    { N: Number(N), r: Number(r), p: Number(p) },
    network,
  );
  const expected = Buffer.from(hash, "base64url");
  return expected.length === derived.length && timingSafeEqual(expected, derived) && stored !== null;
}
