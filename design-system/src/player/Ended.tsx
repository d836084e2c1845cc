import { css, cx } from "linaria";
import { useEffect, useEffectEvent, type MouseEvent, type RefObject } from "react";
import { Button } from "../primitives/Button/index.ts";
import { PlayIcon, ReplayIcon } from "../primitives/Icon/index.ts";
import { color, font, numerals, radius, space } from "../tokens/index.ts";
import type { PlayerOffer, PlayerQueue } from "./model.ts";
import { MoreOffers } from "./MoreOffers.tsx";
import { actions, link, message } from "./Overlays.styles.ts";
import { onVideo } from "../primitives/onVideo/index.ts";
import { timeCode } from "./timeCode.ts";
import type { PlayerTexts } from "./types.ts";
import { useFocusLeft } from "./useFocusLeft.ts";
import { usePlayerModel } from "./usePlayerModel.ts";

const ground = css`
  position: absolute;
  inset: 0;
  background: ${color.playerChrome};
  pointer-events: none;
`;

const card = css`
  display: flex;
  align-items: center;
  gap: ${space[6]};
  max-width: min(720px, 100cqw - 32px);
  @container player (max-width: 419px) {
    max-width: calc(100cqw - 16px);
  }
`;

const picture = css`
  position: relative;
  flex: none;
  width: min(320px, 36cqw);
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.thumbnail};
  background: ${color.player};
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > span {
    position: absolute;
    inset: auto ${space[2]} ${space[2]} auto;
    padding: 2px ${space[1.5]};
    border-radius: ${radius.badge};
    background: ${color.badge};
    color: ${color.textOnBadge};
    font: ${font.captionStrong};
    font-variant-numeric: ${numerals.tabular};
  }
  @container player (max-width: 559px) {
    display: none;
  }
`;

const words = css`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  @container player (max-width: 559px) {
    gap: 0;
  }
  & > small {
    color: ${color.textMutedOnPlayer};
    font: ${font.body};
    font-variant-numeric: ${numerals.tabular};
  }
`;

const name = css`
  display: -webkit-box;
  overflow: hidden;
  font: ${font.title};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  @container player (max-width: 559px) {
    font: ${font.bodyStrong};
    -webkit-line-clamp: 1;
  }
`;

const offered = css`
  @container player (max-width: 559px) {
    display: none;
  }
`;

/* On a small player it stands right below, on the page. */
const watched = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  color: ${color.textMutedOnPlayer};
  font: ${font.body};
  @container player (max-width: 559px) {
    [data-player]:not([data-fullscreen]) & {
      display: none;
    }
  }
`;

/**
 * While the next video is about to begin, Escape keeps this one, in the player and where nothing has the focus, before it means
 * anything else; so does leaving the full screen, which in most browsers is the same key and is told nobody else.
 */
function useStaying(ended: RefObject<HTMLElement | null>, onStay: (() => void) | undefined): void {
  const isCounting = onStay !== undefined;
  const stay = useEffectEvent(() => onStay?.());
  useEffect(() => {
    if (!isCounting) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !(event.target instanceof Element)) return;
      const player = ended.current?.closest("[data-player]");
      const isOwn = event.target === document.body || player?.contains(event.target) === true;
      if (!isOwn || event.target.closest("dialog, [role=dialog]") !== null) return;
      event.preventDefault();
      event.stopPropagation();
      stay();
    };
    const onScreen = () => {
      if (!document.fullscreenElement) stay();
    };
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("fullscreenchange", onScreen);
    return () => {
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("fullscreenchange", onScreen);
    };
  }, [ended, isCounting]);
}

/** Offer at the end. */
function offerOf({ offer, next }: PlayerQueue): PlayerOffer | null {
  return offer ?? (next ? { ...next, thumbnailUrl: null, author: "", durationSeconds: null } : null);
}

/** The same for who listens. */
export function endedWords(texts: PlayerTexts, queue: PlayerQueue): string {
  const offer = offerOf(queue);
  if (offer === null) return texts.ended;
  return `${texts.ended}. ${(queue.offerIn == null ? texts.nextNamed : texts.offerBegins)(offer.title)}`;
}

/** The end of a video: what is next, whether it begins by itself, and once more from the beginning. */
export function Ended() {
  const { engine, texts, queue, focusPlayer, thenFocus } = usePlayerModel();
  const { offerIn = null, more = [], author, onTake, onStay } = queue;
  const offer = offerOf(queue);
  // It goes while focus is in it: somebody sought back by keys.
  const root = useFocusLeft<HTMLDivElement>(focusPlayer);
  useStaying(root, offerIn !== null ? onStay : undefined);
  const replay = (
    <Button
      variant={offer ? "secondary" : "primary"}
      icon={<ReplayIcon size={20} />}
      onPress={() => thenFocus(() => engine.play())}
    >
      {texts.replay}
    </Button>
  );
  const take = (event: MouseEvent) => {
    // Another tab, a new window: the browser's own ways to open a link.
    if (!onTake || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onTake();
  };
  const following = author && (
    <div className={watched}>
      <span>{texts.watchedFrom(author.name)}</span>
      {author.follow}
    </div>
  );
  return (
    <>
      <div className={ground} />
      <div ref={root} className={cx(message, onVideo)} data-ended>
        {!offer && (
          <div className={actions} data-alone>
            {replay}
            {following}
          </div>
        )}
        {offer && (
          <div className={card}>
            {offer.thumbnailUrl !== null && (
              <div className={picture} aria-hidden>
                <img src={offer.thumbnailUrl} alt="" decoding="async" />
                {offer.durationSeconds !== null && <span>{timeCode(offer.durationSeconds)}</span>}
              </div>
            )}
            <div className={words}>
              <small>{offerIn === null ? texts.offer : texts.offerIn(offerIn)}</small>
              <strong className={name}>{offer.title}</strong>
              {offer.author !== "" && <small className={offered}>{offer.author}</small>}
              <div className={actions} data-at="start">
                <a className={link} href={offer.href} onClick={take} aria-label={`${texts.offerTake}: ${offer.title}`}>
                  <PlayIcon size={20} />
                  <span>{texts.offerTake}</span>
                </a>
                {offerIn === null ? (
                  replay
                ) : (
                  <Button variant="secondary" onPress={() => onStay?.()}>
                    {texts.offerStay}
                  </Button>
                )}
              </div>
            </div>
          </div>
        )}
        {offer && following}
        {offer && more.length > 0 && <MoreOffers title={texts.more} offers={more} />}
      </div>
    </>
  );
}
