import { readFileSync } from "node:fs";
import path from "node:path";
import type { TestCall } from "./world.ts";

export interface FormPart {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

const boundary = "----kadr-contract-form";
const drawn = readFileSync(path.join(import.meta.dirname, "../sandbox/media/files/images/avatar-54@60.webp"));

/** A picture; of so many bytes where they are asked for, with nothing in what it is longer by. */
export const webp = (size = drawn.length): FormPart => ({
  name: "picture.webp",
  type: "image/webp",
  content: Buffer.concat([drawn, Buffer.alloc(size - drawn.length)]),
});

/** A text that says that it is a picture. */
export const textFile: FormPart = {
  name: "picture.png",
  type: "image/png",
  content: Buffer.from("<svg onload='alert(1)'/>"),
};

/** Body and header of a multipart form with one file. */
export function formOf(field: string, part: FormPart): Pick<TestCall, "body" | "headers"> {
  const head = [
    `--${boundary}`,
    `content-disposition: form-data; name="${field}"; filename="${part.name}"`,
    `content-type: ${part.type}`,
    "\r\n",
  ].join("\r\n");
  return {
    body: Buffer.concat([Buffer.from(head), part.content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}
