import { hashQueue } from "./hash-queue.ts";
import { randomBytes, scrypt, scryptSync, timingSafeEqual, type ScryptOptions } from "node:crypto";

export interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

// About 16 MiB and 200 ms a hash: one of OWASP's settings for scrypt.
const standard: Cost = { N: 16_384, r: 8, p: 5 };
const length = 32;
const memory = 64 * 1024 * 1024;

function format(cost: Cost, salt: Buffer, hash: Buffer): string {
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}

/** In the queue, as of this network; throws `HashQueueFull`. */
function derive(password: string, salt: Buffer, cost: Cost, network: string): Promise<Buffer> {
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
export function hashPasswordSync(password: string, salt: Buffer = randomBytes(16), cost: Cost = standard): string {
  return format(cost, salt, scryptSync(password.normalize("NFKC"), salt, length, { ...cost, maxmem: memory }));
}

export async function hashPassword(password: string, network: string): Promise<string> {
  const salt = randomBytes(16);
  return format(standard, salt, await derive(password, salt, standard, network));
}

const nobody = format(standard, Buffer.alloc(16), Buffer.alloc(length));

/** Takes as long for an account that does not exist (`stored` null). The cost is the one that the hash was made with. */
export async function verifyPassword(password: string, stored: string | null, network: string): Promise<boolean> {
  const [, N, r, p, salt, hash] = (stored ?? nobody).split("$");
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
