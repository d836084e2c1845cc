import type { Card } from "@kadr/openapi/client";
import { pathTo } from "@kadr/openapi/pages";
import type { CardPresentation } from "@kadr/design-system/cards";
import { cardSentence, cardWords } from "../../texts/cards.ts";
import { counted } from "../../texts/plural.ts";
import { nouns } from "../../texts/time.ts";
import { avatarAt } from "../avatars.ts";
import { durationInWords, parseMoment, percentOf, publishedWords, timeCode, viewCount } from "../duration.ts";
import { isAudioContent } from "../isAudioContent.ts";
import type { CardContext, CardPlace } from "./context.ts";
import { channelMenuOf } from "./menu.ts";
import {
  ageOf,
  channelOf,
  isAdult,
  isPending,
  labelOf,
  needsSubscription,
  pageBasics,
  pictureOf,
  quietLine,
  videoBasics,
} from "./parts.ts";

export type PresentKind = (card: Card, context: CardContext, place: CardPlace) => CardPresentation | null;

interface VideoOptions {
  /** Default `column`. */
  layout?: "column" | "row";
  /** Shows the place in the list. Default false. */
  isRanked?: boolean;
  /** A preview in a popup comes sooner (CARD-PREVIEW-01). Default false. */
  isPopup?: boolean;
  /** Plays its preview while it is in sight, a live one too (CARD-PREVIEW-04). Default false. */
  isPreviewedInSight?: boolean;
  /** Says why it is recommended. Default false. */
  isForPerson?: boolean;
}

/** Popup previews wait 100 ms (preview.hover.popupMs). */
const POPUP_PREVIEW_MS = 100;

export const presentVideo =
  ({
    layout = "column",
    isRanked = false,
    isPopup = false,
    isPreviewedInSight = false,
    isForPerson = false,
  }: VideoOptions = {}): PresentKind =>
  (card, context, place) => {
    const basics = videoBasics(card, context, place);
    const isLive = card.is_livestream === true;
    const adult = isAdult(card);
    const pending = isPending(card, context.now);
    const isAudio = isAudioContent(card);
    const seconds = isLive ? 0 : (card.duration ?? 0);
    const share = seconds > 0 ? (context.watchedShare?.(card.id, seconds) ?? 0) : 0;
    const subscription = needsSubscription(card, context);
    const author = place.hidesAuthor === true ? undefined : card.author;
    const published = parseMoment(card.publication_ts ?? card.created_ts);
    const rank = isRanked && place.index !== undefined ? place.index + 1 : undefined;
    const note = isForPerson ? (card.extra_params?.info ?? cardWords.forYou) : undefined;
    const label = labelOf(basics, [
      basics.title,
      note,
      rank !== undefined && cardSentence.rank(rank),
      author?.name,
      author?.is_official === true && cardSentence.official,
      isLive && cardSentence.live,
      isAudio && cardSentence.audio,
      pending && cardSentence.pending,
      // the 18+ marker stands in place of rating and duration (CARD-RENDER-06), also for who listens
      adult ? cardSentence.adult : seconds > 0 && !pending && durationInWords(seconds),
      !adult && ageOf(card),
      share > 0 && cardSentence.watched(percentOf(share)),
      subscription && cardSentence.inSubscription,
    ]);
    return {
      type: "video",
      ...basics,
      label,
      layout,
      note,
      rank,
      duration: seconds > 0 ? timeCode(seconds) : undefined,
      progress: share,
      age: ageOf(card),
      isLive,
      isAdult: adult,
      isAudio,
      isPending: pending,
      needsSubscription: subscription,
      author: author && channelOf(author, context),
      meta: quietLine([
        card.hits === undefined ? undefined : viewCount(card.hits),
        published === undefined || isLive ? undefined : publishedWords(published, context.now),
      ]),
      previewSrc: context.mediaUrl(card.preview_url),
      previewDelayMs: isPopup ? POPUP_PREVIEW_MS : undefined,
      isPreviewedInSight,
    };
  };

export const presentShorts: PresentKind = (card, context, place) => {
  const basics = videoBasics(card, context, place);
  const adult = isAdult(card);
  return {
    type: "shorts",
    ...basics,
    label: labelOf(basics, [basics.title, card.author?.name, cardSentence.shorts, adult && cardSentence.adult]),
    isAdult: adult,
    meta: card.hits === undefined ? undefined : quietLine([viewCount(card.hits)]),
    previewSrc: context.mediaUrl(card.preview_url),
  };
};

export const presentPoster: PresentKind = (card, context, place) => {
  const basics = { ...videoBasics(card, context, place), image: pageBasics(card, context, place, "").image };
  const adult = isAdult(card);
  const subscription = needsSubscription(card, context);
  const seconds = card.duration ?? 0;
  const share = seconds > 0 ? (context.watchedShare?.(card.id, seconds) ?? 0) : 0;
  return {
    type: "poster",
    ...basics,
    label: labelOf(basics, [
      basics.title,
      card.extra_params?.info,
      adult ? cardSentence.adult : ageOf(card),
      share > 0 && cardSentence.watched(percentOf(share)),
      subscription && cardSentence.inSubscription,
    ]),
    age: ageOf(card),
    isAdult: adult,
    needsSubscription: subscription,
    progress: share,
    meta: card.extra_params?.info ?? card.author?.name,
  };
};

export const presentPlaylist: PresentKind = (card, context, place) => {
  const basics = pageBasics(card, context, place, pathTo("playlist", { id: card.id }));
  const count = counted(card.videos_count ?? 0, nouns.video);
  return {
    type: "playlist",
    ...basics,
    label: labelOf(basics, [basics.title, cardSentence.playlist, count, card.author?.name]),
    count,
    meta: place.hidesAuthor === true ? undefined : card.author?.name,
  };
};

export const presentCircle =
  (size: "regular" | "compact" = "regular", of: "channel" | "person" = "channel"): PresentKind =>
  (card, context, place) => {
    const basics = pageBasics(card, context, place, pathTo("channel", { personId: card.id }));
    const pictureAt = avatarAt(context.mediaUrl(pictureOf(card)));
    const isLive = card.is_livestream === true;
    const isOfficial = card.is_official === true;
    const count =
      card.videos_count === undefined || place.hidesVideoCount === true
        ? undefined
        : counted(card.videos_count, nouns.video);
    return {
      type: "circle",
      ...basics,
      image: pictureAt === undefined ? null : { src: pictureAt },
      title: card.name?.trim() || basics.title,
      label: labelOf(basics, [
        card.name?.trim() || basics.title,
        cardSentence[of],
        isOfficial && cardSentence.official,
        isLive && cardSentence.live,
        count,
      ]),
      size,
      isLive,
      isOfficial,
      meta: count,
      menu: of === "channel" ? channelMenuOf(card, context) : undefined,
    };
  };

export const presentCategory: PresentKind = (card, context, place) => {
  const basics = pageBasics(card, context, place, pathTo("feed", { slug: card.id }));
  const count =
    card.videos_count === undefined || place.hidesVideoCount === true
      ? undefined
      : counted(card.videos_count, nouns.video);
  return { type: "category", ...basics, label: labelOf(basics, [basics.title, count]), meta: count };
};
