import { randomBytes, scrypt, scryptSync, timingSafeEqual, type ScryptOptions } from "node:crypto";

// 16 MiB and about 50 ms a hash: the OWASP minimum for scrypt is N=2^14 with r=8 and p=5.
const cost = { N: 16_384, r: 8, p: 5 } as const;
const limits: ScryptOptions = { ...cost, maxmem: 64 * 1024 * 1024 };
const length = 32;

function format(salt: Buffer, hash: Buffer): string {
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, length, limits, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** For the seed only: blocks the thread. A fixed salt keeps the seed deterministic. */
export function hashPasswordSync(password: string, salt: Buffer = randomBytes(16)): string {
  return format(salt, scryptSync(password.normalize("NFKC"), salt, length, limits));
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return format(salt, await derive(password, salt));
}

const nobody = format(Buffer.alloc(16), Buffer.alloc(length));

/** Takes the same time for an account that does not exist (`stored` null). */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, , , , salt, hash] = (stored ?? nobody).split("$");
  if (salt === undefined || hash === undefined) return false;
  const derived = await derive(password, Buffer.from(salt, "base64url"));
  const expected = Buffer.from(hash, "base64url");
  return expected.length === derived.length && timingSafeEqual(expected, derived) && stored !== null;
}
