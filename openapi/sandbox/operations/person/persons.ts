import type { Selectable } from "kysely";
import type { PersonsTable } from "../../db/schema.ts";
import { notFound } from "../../http/problems.ts";
import { cardsPage, listedVideos, pageParams } from "../shared/card-lists.ts";
import { ok, rowId, type Call, type Handler } from "../call.ts";
import { jsonColumn, mediaUrl } from "../shared/format.ts";
import { personAddress, showAddress } from "../shared/addresses.ts";

async function personMeant(call: Call): Promise<Selectable<PersonsTable>> {
  const person = await call.context.db
    .selectFrom("persons")
    .selectAll()
    .where("id", "=", rowId(call.params["id"]))
    .executeTakeFirst();
  if (!person) throw notFound();
  return person;
}

export const getPerson: Handler = async (call) => {
  const { context } = call;
  const person = await personMeant(call);
  const shows = await context.db
    .selectFrom("tv_show_persons as p")
    .innerJoin("tv_shows as s", "s.id", "p.show_id")
    .select(["s.id", "s.name", "s.picture", "p.role"])
    .where("p.person_id", "=", person.id)
    .orderBy("s.year_start", "desc")
    .orderBy("s.id", "desc")
    .execute();
  return ok({
    id: String(person.id),
    name: person.name,
    description: person.description,
    picture: person.picture === null ? null : mediaUrl(context, person.picture),
    birth_date: person.birth_date,
    professions: jsonColumn<string[]>(person.professions_json),
    videos_count: person.videos_count,
    subscribers_count: person.subscribers_count,
    can_subscribe: true,
    absolute_url: personAddress(person.id),
    tv_shows: shows.map((row) => ({
      id: String(row.id),
      name: row.name,
      role: row.role,
      picture: mediaUrl(context, row.picture),
      absolute_url: showAddress(row.id),
    })),
  });
};

export const listPersonVideos: Handler = async (call) => {
  const person = await personMeant(call);
  const params = pageParams(call);
  const rows = await listedVideos(call.context.db)
    .innerJoin("person_videos as p", "p.track_id", "v.track_id")
    .where("p.person_id", "=", person.id)
    .orderBy("v.publication_ts", "desc")
    .orderBy("v.track_id", "desc")
    .limit(params.limit + 1)
    .offset(params.offset)
    .execute();
  return ok(cardsPage(call.context, `/api/metainfo/person/${person.id}/video`, params, rows));
};
