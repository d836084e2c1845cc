import { parseChapters } from "../../pages/index.ts";
import { endStream } from "../operations/video/scheduled-videos.ts";
import { fieldsOf, readVideoForm } from "./form.ts";
import { doneText, forbiddenPage, notFoundPage, see, send, type StudioRequest, type Studio } from "./studio.ts";
import { editorPage, messagePage, type EditedVideo, type Values } from "./pages.ts";
import { videoIdIn } from "./playlists.ts";
import { removeUpload } from "./receive.ts";
import { texts } from "./texts.ts";
import { fieldTime, timeWords } from "./times.ts";
import { uploadName } from "../media/uploads.ts";
import { categoriesOf, deleteVideo, findForEditing, saveVideo, type OwnVideo } from "./videos.ts";
import { reading, writing } from "../transactions.ts";

const valuesOf = (video: OwnVideo): Values => ({
  title: video.title,
  description: video.description,
  age: String(video.pg_age),
  category: String(video.category_id),
  hideComments: video.hide_comments === 1,
  when: video.future_publication === 1 ? fieldTime(video.publication_ts) : "",
  minutes: "",
});

/** Where a video or a stream is in its life, in words: planned, on air, ended. */
function stateOf({
  kind,
  future_publication: isAnnounced,
  publication_ts: from,
  ends_ts: to,
}: OwnVideo): string | undefined {
  const { states } = texts;
  if (isAnnounced === 1) return (kind === "livestream" ? states.plannedStream : states.planned)(timeWords(from));
  if (kind === "livestream")
    return to === null ? states.onAir(timeWords(from)) : states.until(timeWords(from), timeWords(to));
  return to === null ? undefined : states.ended(timeWords(to));
}

const editedOf = (video: OwnVideo, description: string): EditedVideo => ({
  id: video.id,
  isStream: video.kind === "livestream",
  isPlanned: video.future_publication === 1,
  state: stateOf(video),
  chapters: parseChapters(description, video.duration),
});

/** `/video-editor/{id}/`: what the author can change of a video or a stream. */
export function addEditor(studio: Studio): void {
  const { server } = studio;
  const load = ({ params }: StudioRequest) =>
    reading(server, async (context) => ({
      video: await findForEditing(context, videoIdIn(params["id"] ?? "") ?? ""),
      categories: await categoriesOf(context),
    }));

  studio.get("/video-editor/:id/", async (call) => {
    const { video, categories } = await load(call);
    if (!video) return notFoundPage(call);
    if (video.channel_id !== call.user.id) return forbiddenPage(call);
    return send(
      call.reply,
      200,
      editorPage(
        call.frame,
        editedOf(video, video.description),
        valuesOf(video),
        {},
        { categories },
        doneText(call.query),
      ),
    );
  });

  studio.post("/video-editor/:id/", async (call) => {
    const { video, categories } = await load(call);
    if (!video) return notFoundPage(call);
    if (video.channel_id !== call.user.id) return forbiddenPage(call);
    const { values, errors, video: fields } = readVideoForm(fieldsOf(call.request.body), categories, server.now());
    if (Object.keys(errors).length > 0)
      return send(
        call.reply,
        422,
        editorPage(call.frame, editedOf(video, values.description), values, errors, { categories }),
      );
    await writing(server, (context) => saveVideo(context, video, fields));
    server.scheduled.forget();
    return see(call.reply, `/video-editor/${video.id}/?done=saved`);
  });

  studio.post("/video-editor/:id/end/", async (call) => {
    const { video } = await load(call);
    if (!video) return notFoundPage(call);
    if (video.channel_id !== call.user.id) return forbiddenPage(call);
    const isOnAir = video.kind === "livestream" && video.future_publication === 0;
    if (isOnAir) await writing(server, (context) => endStream(context, video, context.now()));
    return see(call.reply, `/video-editor/${video.id}/${isOnAir ? "?done=ended" : ""}`);
  });

  studio.post("/video-editor/:id/delete/", async (call) => {
    const { video } = await load(call);
    if (!video) return notFoundPage(call);
    if (video.channel_id !== call.user.id) return forbiddenPage(call);
    await writing(server, (context) => deleteVideo(context, video));
    const name = uploadName(video.media_id);
    if (name !== undefined) await removeUpload(server.dataFolder, name);
    return send(
      call.reply,
      200,
      messagePage(call.frame, texts.gone.title, texts.gone.video, ["/uploader/", texts.nav.upload]),
    );
  });
}
