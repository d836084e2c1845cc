import type { Asked } from "./world.ts";

export interface FormPart {
  readonly name: string;
  readonly type: string;
  /** ASCII only: requests are written as text. */
  readonly content: string;
}

const boundary = "----kadr-contract-form";

/** The head of a WebP file and nothing that could be drawn: the server looks at the first bytes only. */
export const webp = (size = 200): FormPart => ({
  name: "picture.webp",
  type: "image/webp",
  content: `RIFF0000WEBPVP8 ${"0".repeat(Math.max(0, size - 16))}`,
});

/** A text that says that it is a picture. */
export const textFile: FormPart = { name: "picture.png", type: "image/png", content: "<svg onload='alert(1)'/>" };

/** Body and header of a multipart form with one file. */
export function formOf(field: string, part: FormPart): Pick<Asked, "body" | "headers"> {
  const body = [
    `--${boundary}`,
    `content-disposition: form-data; name="${field}"; filename="${part.name}"`,
    `content-type: ${part.type}`,
    "",
    part.content,
    `--${boundary}--`,
    "",
  ].join("\r\n");
  return { body, headers: { "content-type": `multipart/form-data; boundary=${boundary}` } };
}
