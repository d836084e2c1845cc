import { generateKeyPairSync, sign } from "node:crypto";

/** One DER value: its tag, its length, what is in it. */
function der(tag: number, ...parts: readonly (Buffer | number)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === "number" ? Buffer.from([part]) : part)));
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const object = (hex: string): Buffer => der(0x06, Buffer.from(hex, "hex"));
const time = (at: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, "").slice(2, 14)}Z`));
const ecdsaWithSha256 = sequence(object("2a8648ce3d040302"));
const day = 86_400_000;

/** A certificate for these names, good for a day and signed by itself: for tests, whose browser is told to take it. No program and no file is needed. */
export function certificateFor(names: readonly string[]): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(der(0x31, sequence(object("550403"), der(0x0c, Buffer.from(names[0] ?? "")))));
  const alternatives = sequence(...names.map((one) => der(0x82, Buffer.from(one))));
  const body = sequence(
    der(0xa0, der(0x02, 2)),
    der(0x02, 1),
    ecdsaWithSha256,
    name,
    sequence(time(Date.now() - day / 2), time(Date.now() + day / 2)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(sequence(object("551d11"), der(0x04, alternatives)))),
  );
  const certificate = sequence(body, ecdsaWithSha256, der(0x03, 0, sign("sha256", body, privateKey)));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${(certificate.toString("base64").match(/.{1,64}/g) ?? []).join("\n")}\n-----END CERTIFICATE-----\n`,
  };
}
