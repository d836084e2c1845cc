import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";

export interface TakenPush {
  readonly headers: http.IncomingHttpHeaders;
  /** Text that the browser's service worker would be given. */
  readonly text: string;
}

const derive = (salt: Buffer, secret: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** The push service of a browser, and the browser's keys: takes pushes on this machine and reads them as RFC 8291 says, by itself. */
export class PushService {
  readonly taken: TakenPush[] = [];
  /** The status of its next responses. */
  status = 201;
  readonly #keys = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  readonly #server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      this.taken.push({ headers: request.headers, text: this.#read(Buffer.concat(parts)) });
      response.writeHead(this.status).end();
    });
  });

  constructor() {
    this.#keys.generateKeys();
  }

  /** As `PushSubscription.toJSON()` says it. */
  async start(): Promise<{ endpoint: string; keys: { p256dh: string; auth: string } }> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const { port } = this.#server.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}/push/${randomBytes(8).toString("hex")}`,
      keys: {
        p256dh: this.#keys.getPublicKey().toString("base64url"),
        auth: this.#auth.toString("base64url"),
      },
    };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** One record of aes128gcm (RFC 8188): salt, size of a record, the sender's public key, the text. */
  #read(body: Buffer): string {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#keys.getPublicKey(), sender]);
    const secret = derive(this.#auth, this.#keys.computeSecret(sender), info, 32);
    const key = derive(salt, secret, "Content-Encoding: aes128gcm\0", 16);
    const nonce = derive(salt, secret, "Content-Encoding: nonce\0", 12);
    const opener = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    // a mark of 2 ends the last record, zeros may follow it
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }
}
