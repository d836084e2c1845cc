import type { FastifyReply } from "fastify";
import type { Context } from "../context.ts";
import { rowId } from "../operations/call.ts";
import { mediaUrl } from "../operations/shared/format.ts";
import { fieldsOf, titleAndDescription } from "./form.ts";
import {
  doneText,
  forbiddenPage,
  notFoundPage,
  see,
  send,
  type StudioRequest,
  type Page,
  type Studio,
} from "./studio.ts";
import { messagePage, newPlaylistPage, playlistPage, type Errors, type PlaylistView } from "./pages.ts";
import {
  addItem,
  createPlaylist,
  deletePlaylist,
  findPlaylist,
  itemsOf,
  moveItem,
  ownVideosToAdd,
  removeItem,
  renamePlaylist,
  type OwnPlaylist,
} from "./playlists.ts";
import { texts } from "./texts.ts";
import { reading, writing } from "../transactions.ts";

async function viewOf(context: Context, playlist: OwnPlaylist): Promise<PlaylistView> {
  const items = await itemsOf(context, playlist.id);
  const own = await ownVideosToAdd(
    context,
    playlist.user_id,
    items.map(({ track_id }) => track_id),
  );
  return {
    id: playlist.id,
    title: playlist.title,
    description: playlist.description,
    items: items.map(({ track_id, title, thumbnail }) => ({
      track_id,
      title,
      picture: mediaUrl(context, thumbnail ?? "/assets/placeholder.webp"),
    })),
    own,
  };
}

/** `/playlist/{id}/`: name, order and videos of a playlist; `/playlist/new/` makes one. */
export function addPlaylistPages(studio: Studio): void {
  const { server } = studio;

  /** Runs `work` for the owner of the playlist that the path names. */
  const own =
    (work: (call: StudioRequest, playlist: OwnPlaylist) => Promise<FastifyReply>): Page =>
    async (call) => {
      const playlist = await reading(server, (context) => findPlaylist(context, rowId(call.params["id"])));
      if (!playlist) return notFoundPage(call);
      return playlist.user_id === call.user.id ? work(call, playlist) : forbiddenPage(call);
    };
  const show = async (
    { reply, frame, query }: StudioRequest,
    playlist: OwnPlaylist,
    errors: Errors & { add?: string } = {},
    status = 200,
  ): Promise<FastifyReply> =>
    send(
      reply,
      status,
      playlistPage(
        frame,
        await reading(server, (context) => viewOf(context, playlist)),
        errors,
        status === 200 ? doneText(query) : undefined,
      ),
    );

  studio.get("/playlist/new/", async ({ reply, frame }) =>
    send(reply, 200, newPlaylistPage(frame, { title: "", description: "" }, {})),
  );

  studio.post("/playlist/new/", async ({ request, reply, user, frame }) => {
    const { title, description, errors } = titleAndDescription(fieldsOf(request.body));
    if (Object.keys(errors).length > 0) return send(reply, 422, newPlaylistPage(frame, { title, description }, errors));
    const id = await writing(server, (context) => createPlaylist(context, user.id, title, description));
    return see(reply, `/playlist/${id}/?done=created`);
  });

  studio.get(
    "/playlist/:id/",
    own((call, playlist) => show(call, playlist)),
  );

  studio.post(
    "/playlist/:id/",
    own(async (call, playlist) => {
      const { title, description, errors } = titleAndDescription(fieldsOf(call.request.body));
      if (Object.keys(errors).length > 0) return show(call, { ...playlist, title, description }, errors, 422);
      await writing(server, (context) => renamePlaylist(context, playlist.id, title, description));
      return see(call.reply, `/playlist/${playlist.id}/?done=saved`);
    }),
  );

  studio.post(
    "/playlist/:id/items/",
    own(async (call, playlist) => {
      const fields = fieldsOf(call.request.body);
      const { id } = playlist;
      const back = (done: keyof typeof texts.done): FastifyReply =>
        see(call.reply, `/playlist/${id}/?done=${done}#order`);
      const track = rowId(fields["track"]);
      switch (fields["action"]) {
        case "up":
        case "down":
          await writing(server, (context) => moveItem(context, id, track, fields["action"] === "up" ? -1 : 1));
          return back("moved");
        case "remove":
          await writing(server, (context) => removeItem(context, id, track));
          return back("removed");
        case "add": {
          const problem = await writing(server, (context) =>
            addItem(context, id, fields["own"] ?? fields["link"] ?? ""),
          );
          return problem === undefined ? back("added") : show(call, playlist, { add: texts.errors[problem] }, 422);
        }
        default:
          return show(call, playlist, { form: texts.problem.text }, 422);
      }
    }),
  );

  studio.post(
    "/playlist/:id/delete/",
    own(async (call, playlist) => {
      await writing(server, (context) => deletePlaylist(context, playlist.id));
      return send(
        call.reply,
        200,
        messagePage(call.frame, texts.gone.title, texts.gone.playlist, ["/uploader/", texts.nav.upload]),
      );
    }),
  );
}
