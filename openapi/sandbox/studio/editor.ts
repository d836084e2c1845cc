import { reading, writing } from "../http/options.ts";
import { chaptersIn, fieldsOf, readVideoForm } from "./form.ts";
import { doneText, forbiddenPage, notFoundPage, see, send, type Asked, type Studio } from "./asked.ts";
import { editorPage, messagePage, type EditedVideo, type Values } from "./pages.ts";
import { videoIdIn } from "./playlists.ts";
import { removeUpload } from "./receive.ts";
import { texts } from "./texts.ts";
import { uploadName } from "./uploads.ts";
import { categoriesOf, deleteVideo, findForEditing, saveVideo, type OwnVideo } from "./videos.ts";

const valuesOf = (video: OwnVideo): Values => ({
  title: video.title,
  description: video.description,
  age: String(video.pg_age),
  category: String(video.category_id),
  hideComments: video.hide_comments === 1,
});

const editedOf = (video: OwnVideo, description: string): EditedVideo => ({ id: video.id, isStream: video.kind === "livestream", chapters: chaptersIn(description, video.duration) });

/** `/video-editor/{id}/`: what the author can change of a video or a stream. */
export function addEditor(studio: Studio): void {
  const { server } = studio;
  const load = ({ params }: Asked) =>
    reading(server, async (context) => ({ video: await findForEditing(context, videoIdIn(params["id"] ?? "") ?? ""), categories: await categoriesOf(context) }));

  studio.get("/video-editor/:id/", async (asked) => {
    const { video, categories } = await load(asked);
    if (!video) return notFoundPage(asked);
    if (video.channel_id !== asked.user.id) return forbiddenPage(asked);
    return send(asked.reply, 200, editorPage(asked.frame, editedOf(video, video.description), valuesOf(video), {}, { categories }, doneText(asked.query)));
  });

  studio.post("/video-editor/:id/", async (asked) => {
    const { video, categories } = await load(asked);
    if (!video) return notFoundPage(asked);
    if (video.channel_id !== asked.user.id) return forbiddenPage(asked);
    const { values, errors, video: fields } = readVideoForm(fieldsOf(asked.request.body), categories);
    if (Object.keys(errors).length > 0) return send(asked.reply, 422, editorPage(asked.frame, editedOf(video, values.description), values, errors, { categories }));
    await writing(server, (context) => saveVideo(context, video, fields));
    return see(asked.reply, `/video-editor/${video.id}/?done=saved`);
  });

  studio.post("/video-editor/:id/delete/", async (asked) => {
    const { video } = await load(asked);
    if (!video) return notFoundPage(asked);
    if (video.channel_id !== asked.user.id) return forbiddenPage(asked);
    await writing(server, (context) => deleteVideo(context, video));
    const name = uploadName(video.media_id);
    if (name !== undefined) await removeUpload(server.dataFolder, name);
    return send(asked.reply, 200, messagePage(asked.frame, texts.gone.title, texts.gone.video, ["/uploader/", texts.nav.upload]));
  });
}
