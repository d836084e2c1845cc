import { randomBytes } from "node:crypto";
import type { FastifyReply } from "fastify";
import { Problem } from "../http/problems.ts";
import { takeQuota } from "../schedule/quotas.ts";
import { fieldsOf, readVideoForm, type Fields } from "./form.ts";
import { isTokenOf } from "./form-token.ts";
import { see, send, type StudioRequest, type Studio } from "./studio.ts";
import { blank, streamPage, uploadPage, type Errors, type Values } from "./pages.ts";
import { receive, type Received, type Refusal } from "./receive.ts";
import { texts } from "./texts.ts";
import { categoriesOf, publishStream, publishUpload } from "./videos.ts";
import { reading, writing } from "../transactions.ts";

const refusals = {
  file: [422, texts.errors.file],
  empty: [422, texts.errors.empty],
  broken: [400, texts.errors.broken],
  format: [415, texts.errors.format],
  tooLarge: [413, texts.errors.tooLarge],
} as const satisfies Record<Refusal, readonly [number, string]>;

interface Taken {
  readonly fields: Fields;
  readonly file: Received | Refusal;
}

/** Reads the parts of the form as they come. The fields stand before the file, so that a form with something wrong costs no disk. */
async function take(
  { request }: StudioRequest,
  dataFolder: string,
  isFine: (fields: Fields) => boolean,
): Promise<Taken> {
  const fields: Record<string, string> = {};
  let file: Received | Refusal = "file";
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") fields[part.fieldname] = String(part.value ?? "");
      else if (part.fieldname === "video" && file === "file" && part.filename !== "" && isFine(fields))
        file = await receive(dataFolder, part.file);
      else part.file.resume();
    }
  } catch (error) {
    request.log.info({ err: error }, "upload broke off");
    if (typeof file !== "string") await file.discard();
    file = "broken";
  }
  return { fields, file };
}

interface Refused {
  readonly status: number;
  readonly text: string;
}

export function addUploader(studio: Studio): void {
  const { server } = studio;
  /** Counts what is about to be made: why it may not be, in words, or what takes the count back. */
  const taken = async ({
    request,
    reply,
    user,
  }: StudioRequest): Promise<readonly [Refused | undefined, () => Promise<void>]> => {
    try {
      return [undefined, await takeQuota(server, "uploads", request, user)];
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      reply.headers(error.headers);
      return [
        { status: error.status, text: error.status === 429 ? texts.errors.tooMany : texts.errors.unconfirmed },
        async () => undefined,
      ];
    }
  };
  const categories = () => reading(server, async (context) => ({ categories: await categoriesOf(context) }));

  studio.get("/uploader/", async ({ reply, frame }) =>
    send(reply, 200, uploadPage(frame, blank, {}, await categories())),
  );

  studio.post("/uploader/", async (call) => {
    const { request, reply, user, frame } = call;
    const data = await categories();
    const answer = (status: number, values: Values, errors: Errors): FastifyReply => {
      if (!String(request.headers.accept).includes("application/json"))
        return send(reply, status, uploadPage(frame, values, errors, data));
      return reply
        .code(status)
        .header("cache-control", "no-store")
        .send({ message: Object.values(errors)[0] ?? texts.upload.failed });
    };
    if (!request.isMultipart()) return answer(415, blank, { form: texts.errors.token });
    const hasToken = (fields: Fields): boolean =>
      isTokenOf(studio.server.origins, request, user.id, fields["_token"] ?? "");
    const [refused, forget] = await taken(call);
    const { fields, file } = await take(
      call,
      server.dataFolder,
      (before) =>
        !refused &&
        hasToken(before) &&
        Object.keys(readVideoForm(before, data.categories, server.now()).errors).length === 0,
    );
    const { values, errors, video } = readVideoForm(fields, data.categories, server.now());
    if (refused) return answer(refused.status, values, { form: refused.text });
    if (typeof file === "string") await forget();
    if (!hasToken(fields)) return answer(403, values, { form: texts.errors.token });
    if (Object.keys(errors).length > 0) return answer(422, values, errors);
    if (typeof file === "string") {
      const [status, text] = refusals[file];
      return answer(status, values, { video: text });
    }
    const why = await writing(server, (context) => publishUpload(context, user, video, file)).catch(
      async (error: unknown) => {
        await file.discard();
        throw error;
      },
    );
    if (why !== undefined) {
      await forget();
      await file.discard();
      return answer(409, values, { form: texts.errors[why] });
    }
    server.scheduled.forget();
    const location = `/video-editor/${file.id}/?done=${video.when === null ? "uploaded" : "planned"}`;
    return String(request.headers.accept).includes("application/json")
      ? reply.code(200).header("cache-control", "no-store").send({ location })
      : see(reply, location);
  });

  studio.get("/create-stream/", async ({ reply, frame }) =>
    send(reply, 200, streamPage(frame, blank, {}, await categories())),
  );

  studio.post("/create-stream/", async (call) => {
    const { request, reply, user, frame } = call;
    const data = await categories();
    const { values, errors, video } = readVideoForm(fieldsOf(request.body), data.categories, server.now());
    if (Object.keys(errors).length > 0) return send(reply, 422, streamPage(frame, values, errors, data));
    const [refused, forget] = await taken(call);
    if (refused) return send(reply, refused.status, streamPage(frame, values, { form: refused.text }, data));
    const id = randomBytes(16).toString("hex");
    const why = await writing(server, (context) => publishStream(context, user, video, id));
    if (why !== undefined) {
      await forget();
      return send(reply, 409, streamPage(frame, values, { form: texts.errors[why] }, data));
    }
    server.scheduled.forget();
    return see(reply, `/video-editor/${id}/?done=started`);
  });
}
