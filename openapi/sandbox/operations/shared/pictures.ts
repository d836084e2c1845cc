import { randomBytes } from "node:crypto";
import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/database.ts";
import { pictureTypeOf, type PictureType } from "../../media/pictures/index.ts";
import type { Call } from "../call.ts";
import type { Context } from "../../context.ts";
import { Problem } from "../../http/problems.ts";

/** Largest picture that is taken, in bytes. */
const maxPictureBytes = 2 * 1024 * 1024;

/** A file of a form, read whole: what `call.body` holds under the field's name. */
class FormFile {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

interface Part {
  readonly type: "file" | "field";
  readonly fieldname: string;
  readonly value?: unknown;
  toBuffer(): Promise<Buffer>;
}

/**
 * Lets operations take multipart forms: the body becomes an object of the form's fields, files as `FormFile`. Read before
 * validation, so outside of the call's transaction. A body that is not of a kind that the operation declares answers 415.
 */
export async function addForms(api: FastifyInstance): Promise<void> {
  await api.register(multipart, {
    limits: { fileSize: maxPictureBytes, files: 1, fields: 10, fieldSize: 1024, parts: 11, headerPairs: 50 },
  });
  api.addHook("preValidation", async (request) => {
    const schema = request.routeOptions.schema as { body?: { content?: Record<string, unknown> } } | undefined;
    const declared = Object.keys(schema?.body?.content ?? {});
    // The body of a call that takes none is not looked at.
    if (declared.length === 0) return;
    const sent =
      String(request.headers["content-type"] ?? "")
        .split(";")[0]
        ?.trim()
        .toLowerCase() ?? "";
    const hasBody = request.isMultipart() || request.body !== undefined;
    // A body of another kind would pass validation, which knows the declared kinds only; no body at all is told apart for JSON.
    if (!declared.includes(sent) && (hasBody || !declared.includes("application/json")))
      throw notOfType(declared.join(", "));
    if (!request.isMultipart()) return;
    const body: Record<string, unknown> = {};
    let lastFile = "file";
    try {
      for await (const part of request.parts() as AsyncIterableIterator<Part>) {
        if (["__proto__", "constructor", "prototype"].includes(part.fieldname)) continue;
        if (part.type === "file") lastFile = part.fieldname;
        body[part.fieldname] = part.type === "file" ? new FormFile(await part.toBuffer()) : part.value;
      }
    } catch (error) {
      if ((error as { statusCode?: number }).statusCode === 413)
        throw new Problem(413, "too_large", "Слишком большой запрос", { fields: { [lastFile]: "Не больше 2 МБ" } });
      throw new Problem(400, "validation", "Запрос не читается", { fields: { [lastFile]: "Форма не читается" } });
    }
    request.body = body;
  });
}

const notOfType = (expected: string): Problem =>
  new Problem(415, "validation", "Запрос не читается", { fields: { body: `Ожидается ${expected}` } });

export interface Picture {
  readonly contentType: PictureType;
  readonly bytes: Buffer;
}

/** Kind of the picture sent under a field, by its bytes; its name and its declared type are only claims. Slow: before the transaction. */
export async function sentPictureType(value: unknown): Promise<PictureType | undefined> {
  return value instanceof FormFile ? pictureTypeOf(value.bytes) : undefined;
}

/** The picture that was sent under a field, of the kind that was found before (operations/preparations.ts); undefined: it is none. */
export function pictureOf({ body, prepared }: Pick<Call, "body" | "prepared">, field: string): Picture | undefined {
  const file = body[field];
  const contentType = prepared?.["pictureType"] as PictureType | undefined;
  return file instanceof FormFile && contentType !== undefined ? { contentType, bytes: file.bytes } : undefined;
}

const extensions = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" } as const;
const uploadPath = /^\/uploads\/([0-9a-f]{32})\.(?:jpg|png|webp)$/;

/** Keeps a picture and answers its path on the media host; the upload that it takes the place of is forgotten. */
export async function storePicture(
  context: Context,
  userId: number,
  picture: Picture,
  former: string | null,
): Promise<string> {
  const id = randomBytes(16).toString("hex");
  await context.db
    .insertInto("uploads")
    .values({ id, user_id: userId, content_type: picture.contentType, bytes: picture.bytes, created_ts: context.now() })
    .execute();
  const formerId = uploadPath.exec(former ?? "")?.[1];
  if (formerId !== undefined)
    await context.db.deleteFrom("uploads").where("id", "=", formerId).where("user_id", "=", userId).execute();
  return `/uploads/${id}.${extensions[picture.contentType]}`;
}

/** The picture behind an address of the media host, or undefined. */
export async function findPicture(
  db: Db,
  url: string,
): Promise<{ contentType: string; bytes: Uint8Array } | undefined> {
  const id = uploadPath.exec(url.split("?")[0] ?? "")?.[1];
  if (id === undefined) return undefined;
  const row = await db.selectFrom("uploads").select(["content_type", "bytes"]).where("id", "=", id).executeTakeFirst();
  return row && { contentType: row.content_type, bytes: row.bytes };
}
