import { notFound } from "../../http/problems.ts";
import { infoPages } from "../../texts/info-pages.ts";
import { noContent, ok, type Handler } from "../call.ts";

/** Reports that are kept: who sends them without end must not fill the disk. */
const maxProblems = 1000;

export const getInfoPage: Handler = ({ params }) => {
  const page = infoPages.get(params["page"] ?? "");
  if (page === undefined) throw notFound();
  return ok(page);
};

export const sendProblem: Handler = async ({ context, body }) => {
  const { text, email } = body as { text: string; email?: string };
  const { id } = await context.db
    .insertInto("problems")
    .values({ text: text.trim(), email: email ?? null, created_ts: context.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  await context.db
    .deleteFrom("problems")
    .where("id", "<=", id - maxProblems)
    .execute();
  return noContent();
};
