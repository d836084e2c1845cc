import { timeCodeOf, type Chapter } from "../../pages/index.ts";
import { html, trusted, type Markup, type Piece } from "../http/html.ts";
import { alert, field, notice, page, select, textArea, textInput, tokenField, type PageFrame } from "./page.ts";
import { texts } from "./texts.ts";
import { maxMinutes } from "./times.ts";

export type Errors = Readonly<
  Partial<Record<"title" | "description" | "age" | "category" | "when" | "minutes" | "video" | "form", string>>
>;

export interface Values {
  readonly title: string;
  readonly description: string;
  readonly age: string;
  readonly category: string;
  readonly hideComments: boolean;
  /** Of a `datetime-local` field, Moscow time; empty: at once. */
  readonly when: string;
  /** How long a stream lasts; empty: until it is ended. */
  readonly minutes: string;
}

export const blank: Values = {
  title: "",
  description: "",
  age: "0",
  category: "",
  hideComments: false,
  when: "",
  minutes: "",
};
export const ages = ["0", "6", "12", "16", "18"] as const;

export interface Categories {
  readonly categories: ReadonlyArray<{ readonly id: number; readonly name: string }>;
}

function videoFields(values: Values, errors: Errors, { categories }: Categories): Markup {
  const { fields } = texts;
  return html`${textInput({ name: "title", label: fields.title, error: errors.title }, values.title, 100)}
${textArea({ name: "description", label: fields.description, hint: fields.descriptionHint, error: errors.description }, values.description, 5000)}
<div class="pair">${select(
    { name: "category", label: fields.category, error: errors.category },
    categories.map(({ id, name }) => [String(id), name] as const),
    values.category,
  )}
${select(
  { name: "age", label: fields.age, error: errors.age },
  ages.map((age) => [age, `${age}+`] as const),
  values.age,
)}</div>
<label class="check"><input type="checkbox" name="hide_comments" value="1"${values.hideComments && trusted(" checked")}>${fields.hideComments}</label>`;
}

const whenField = ({ when }: Values, { when: error }: Errors, label: string): Markup =>
  field(
    { name: "when", label, hint: texts.fields.whenHint, error },
    (attributes) => html`<input ${attributes} type="datetime-local" value="${when}">`,
  );

const minutesField = ({ minutes }: Values, { minutes: error }: Errors): Markup =>
  field(
    { name: "minutes", label: texts.fields.minutes, hint: texts.fields.minutesHint, error },
    (attributes) => html`<input ${attributes} type="number" min="1" max="${maxMinutes}" step="1" value="${minutes}">`,
  );

export function uploadPage(frame: PageFrame, values: Values, errors: Errors, data: Categories): string {
  const words = texts.upload;
  const file = field(
    { name: "video", label: words.file, error: errors.video },
    (attributes) => html`<input ${attributes} type="file" required accept="video/mp4,video/webm,.mp4,.m4v,.webm">`,
  );
  // The file comes last: the server knows the form before it takes in hundreds of megabytes.
  return page(
    frame,
    words.title,
    html`<p class="lead">${words.lead}</p>${alert(errors.form)}<p class="alert" role="alert" data-problem hidden></p>
<form method="post" action="/uploader/" enctype="multipart/form-data" data-upload>${tokenField(frame)}
${videoFields(values, errors, data)}${whenField(values, errors, texts.fields.when)}${file}
<div data-progress hidden><progress max="100" value="0" aria-label="${words.progress}"></progress></div><p class="hint" role="status" data-status></p>
<button class="primary" type="submit">${words.submit}</button></form>`,
    "upload",
  );
}

export function streamPage(frame: PageFrame, values: Values, errors: Errors, data: Categories): string {
  const words = texts.stream;
  return page(
    frame,
    words.title,
    html`<p class="lead">${words.lead}</p>${alert(errors.form)}
<form method="post" action="/create-stream/">${tokenField(frame)}${videoFields(values, errors, data)}
<div class="pair">${whenField(values, errors, texts.fields.starts)}${minutesField(values, errors)}</div>
<button class="primary" type="submit">${words.submit}</button></form>`,
    "stream",
  );
}

export interface EditedVideo {
  readonly id: string;
  readonly isStream: boolean;
  /** «Запланировано на …», «В эфире с …», «Эфир завершён …»; undefined for what is simply out. */
  readonly state: string | undefined;
  /** It is announced, and its time can still be changed. */
  readonly isPlanned: boolean;
  readonly chapters: readonly Chapter[];
}

export function editorPage(
  frame: PageFrame,
  video: EditedVideo,
  values: Values,
  errors: Errors,
  data: Categories,
  done?: string,
): string {
  const words = texts.editor;
  const address = `/video-editor/${video.id}/`;
  const end = html`<form method="post" action="${address}end/">${tokenField(frame)}<button class="plain" type="submit">${words.endStream}</button></form>`;
  const chapters: Piece =
    video.chapters.length > 0
      ? html`<ol class="chapters">${video.chapters.map(({ time, name }) => html`<li>${timeCodeOf(time)} ${name}</li>`)}</ol>`
      : html`<p class="hint">${words.noChapters}</p>`;
  return page(
    frame,
    video.isStream ? words.streamTitle : words.title,
    html`${notice(done)}${alert(errors.form)}${video.state !== undefined && html`<p class="lead">${video.state}</p>`}
<p><a href="${frame.shell}/video/${video.id}/">${words.watch}</a></p>
${video.isStream && !video.isPlanned && end}
<form method="post" action="${address}">${tokenField(frame)}${videoFields(values, errors, data)}
${video.isPlanned && whenField(values, errors, video.isStream ? texts.fields.starts : texts.fields.when)}
<button class="primary" type="submit">${words.save}</button></form>
${!video.isStream && html`<section aria-labelledby="chapters"><h2 id="chapters">${words.chapters}</h2>${chapters}</section>`}
<details><summary>${video.isStream ? words.removeStream : words.remove}</summary><p>${words.removeWarning}</p>
<form method="post" action="${address}delete/">${tokenField(frame)}<button class="plain danger" type="submit">${words.removeConfirm}</button></form></details>`,
  );
}

interface Item {
  readonly track_id: number;
  readonly title: string;
  readonly picture: string;
}

export interface PlaylistView {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly items: readonly Item[];
  readonly own: ReadonlyArray<{ readonly id: string; readonly title: string }>;
}

function itemRow(frame: PageFrame, playlist: PlaylistView, item: Item, at: number): Markup {
  const words = texts.playlist;
  const button = (action: "up" | "down" | "remove", label: string, off = false): Markup =>
    html`<button class="plain" name="action" value="${action}" aria-label="${label}: ${item.title}"${off && trusted(" disabled")}>${label}</button>`;
  return html`<li><img src="${item.picture}" alt="" width="128" height="72" loading="lazy"><span class="name">${at + 1}. ${item.title}</span>
<form class="row" method="post" action="/playlist/${playlist.id}/items/">${tokenField(frame)}<input type="hidden" name="track" value="${item.track_id}">
${button("up", words.up, at === 0)}${button("down", words.down, at === playlist.items.length - 1)}${button("remove", words.remove)}</form></li>`;
}

export function playlistPage(
  frame: PageFrame,
  playlist: PlaylistView,
  errors: Errors & { readonly add?: string | undefined },
  done?: string,
): string {
  const words = texts.playlist;
  const address = `/playlist/${playlist.id}/`;
  const rows = playlist.items.map((item, at) => itemRow(frame, playlist, item, at));
  return page(
    frame,
    words.title,
    html`${notice(done)}${alert(errors.form)}<p><a href="${frame.shell}/plst/${playlist.id}/">${words.open}</a></p>
<form method="post" action="${address}">${tokenField(frame)}${textInput({ name: "title", label: texts.fields.title, error: errors.title }, playlist.title, 100)}
${textArea({ name: "description", label: texts.fields.description, error: errors.description }, playlist.description, 5000)}
<button class="primary" type="submit">${words.save}</button></form>
<h2 id="order">${words.order}</h2>${
      rows.length > 0
        ? html`<ol class="list" aria-labelledby="order">${rows}</ol>`
        : html`<p class="hint">${words.empty}</p>`
    }
<h2>${words.add}</h2>
<form method="post" action="${address}items/">${tokenField(frame)}<input type="hidden" name="action" value="add">
${field(
  { name: "link", label: words.addLabel, hint: words.addHint, error: errors.add },
  (attributes) => html`<input ${attributes} type="text" maxlength="500" autocomplete="off" required>`,
)}
<button class="plain" type="submit">${words.add}</button></form>
${
  playlist.own.length > 0 &&
  html`<form method="post" action="${address}items/">${tokenField(frame)}<input type="hidden" name="action" value="add">
${select(
  { name: "own", label: words.addOwn },
  playlist.own.map(({ id, title }) => [id, title] as const),
  "",
)}<button class="plain" type="submit">${words.addOwnAction}</button></form>`
}
<details><summary>${words.delete}</summary><p>${words.deleteWarning}</p>
<form method="post" action="${address}delete/">${tokenField(frame)}
<button class="plain danger" type="submit">${words.deleteConfirm}</button></form></details>`,
  );
}

export const newPlaylistPage = (
  frame: PageFrame,
  values: { title: string; description: string },
  errors: Errors,
): string =>
  page(
    frame,
    texts.playlist.newTitle,
    html`${alert(errors.form)}<form method="post" action="/playlist/new/">${tokenField(frame)}
${textInput({ name: "title", label: texts.fields.title, error: errors.title }, values.title, 100)}
${textArea({ name: "description", label: texts.fields.description, error: errors.description }, values.description, 5000)}
<button class="primary" type="submit">${texts.playlist.create}</button></form>`,
  );

/** A page that only says something, with one way on. */
export const messagePage = (
  frame: PageFrame,
  title: string,
  text: string,
  way?: readonly [href: string, label: string],
): string =>
  page(
    frame,
    title,
    html`<p class="lead">${text}</p>${way !== undefined && html`<p><a href="${way[0]}">${way[1]}</a></p>`}`,
  );
