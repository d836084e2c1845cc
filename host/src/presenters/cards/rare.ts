import type { Card } from "@kadr/openapi/client";
import type { ProgrammeLine, RareLook } from "@kadr/design-system/cards";
import { cardSentence } from "../../texts/cards.ts";
import { counted } from "../../texts/plural.ts";
import { nouns } from "../../texts/time.ts";
import {
  clockTime,
  durationInWords,
  parseMoment,
  percentOf,
  publishedWords,
  timeCode,
  viewCount,
} from "../duration.ts";
import type { PresentKind } from "./compositions.ts";
import { avatarAt } from "../avatars.ts";
import { ageOf, isAdult, labelOf, needsSubscription, pageBasics, quietLine, videoBasics } from "./parts.ts";

interface RareOptions {
  /** `video`: the item is a video; else the folder of its page when it has no address of its own. Default `video`. */
  page?: "plst" | "feeds" | "channel" | "metainfo/tv";
}

/** The documents do not show what a line of `schedule` holds: a title and a moment or a ready time are read, the rest is left. */
function linesOf(card: Card): readonly ProgrammeLine[] {
  return (card.schedule ?? []).flatMap((line) => {
    const { title, time, start_ts: start } = line as Readonly<Record<string, unknown>>;
    const moment = typeof start === "string" ? parseMoment(start) : undefined;
    const clock = typeof time === "string" ? time : moment === undefined ? undefined : clockTime(moment);
    return typeof title === "string" && clock !== undefined ? [{ time: clock, title }] : [];
  });
}

/** Of the kinds that are seldom met: all that is known of the item, from which the composition of the look takes its own. */
export const presentRare =
  (look: RareLook, { page }: RareOptions = {}): PresentKind =>
  (card, context, place) => {
    const basics =
      page === undefined
        ? videoBasics(card, context, place)
        : pageBasics(card, context, place, `/${page}/${encodeURIComponent(card.id)}/`);
    const isLive = card.is_livestream === true;
    const adult = isAdult(card);
    const seconds = isLive ? 0 : (card.duration ?? 0);
    const share = seconds > 0 ? (context.watchedShare?.(card.id, seconds) ?? 0) : 0;
    const subscription = needsSubscription(card, context);
    const author = place.hidesAuthor === true ? undefined : card.author;
    const published = parseMoment(card.publication_ts ?? card.created_ts);
    const count =
      card.videos_count === undefined || place.hidesVideoCount === true
        ? undefined
        : counted(card.videos_count, nouns.video);
    const { time, info } = card.extra_params ?? {};
    const isVideo = page === undefined;
    return {
      type: "rare",
      look,
      ...basics,
      label: labelOf(basics, [
        basics.title,
        time,
        author?.name,
        author?.is_official === true && cardSentence.official,
        info,
        isLive && cardSentence.live,
        adult ? cardSentence.adult : seconds > 0 && durationInWords(seconds),
        share > 0 && cardSentence.watched(percentOf(share)),
        subscription && cardSentence.inSubscription,
        !adult && ageOf(card),
        count,
      ]),
      time,
      lines: linesOf(card),
      note: info,
      description: card.description?.trim() || undefined,
      count,
      duration: seconds > 0 ? timeCode(seconds) : undefined,
      age: ageOf(card),
      isAdult: adult,
      isLive,
      needsSubscription: subscription,
      progress: share,
      author:
        author === undefined
          ? undefined
          : {
              name: author.name,
              avatarSrc: avatarAt(context.mediaUrl(author.avatar_url)) ?? null,
              isOfficial: author.is_official === true,
            },
      meta: quietLine([
        isVideo && card.hits !== undefined ? viewCount(card.hits) : undefined,
        published === undefined || isLive ? undefined : publishedWords(published, context.now),
      ]),
      previewSrc: context.mediaUrl(card.preview_url),
      frameSrc: look === "frame" && card.iframe_url !== undefined ? context.frameAddress?.(card.iframe_url) : undefined,
    };
  };
