import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { CardMenuRequest } from "@kadr/design-system/cards";
import { DottedLine } from "@kadr/design-system/primitives/DottedLine";
import { createLate, LateOverlay, LatePlace } from "@kadr/design-system/primitives/Late";
import { Short, ShortAbout } from "@kadr/design-system/shorts";
import type { Short as ShortData } from "@kadr/openapi/client";
import { avatarAt } from "../../presenters/avatars.ts";
import { presentCard, type CardContext } from "../../presenters/cards.ts";
import { parseMoment, publishedWords, viewCount } from "../../presenters/duration.ts";
import { playerSourceOf } from "../../presenters/video.ts";
import { channelPath, problemPath } from "../../links/addresses.ts";
import { clientSettingsQuery, hiddenPartsOf } from "../../queries/settings.ts";
import { useHost } from "../../ports/Host.ts";
import { lateTexts } from "../../texts/late.ts";
import { shortsTexts as texts } from "../../texts/shorts.ts";
import { Subscribe } from "../../features/follow/Subscribe.tsx";
import { ClosedPlace } from "./places.tsx";
import { ShortButtons } from "./ShortButtons.tsx";
import * as styles from "./ShortsPage.styles.ts";

const shortSlot = createLate(() => import("./ShortSlot.tsx").then((module) => module.default));
const shortComments = createLate(() => import("./ShortComments.tsx").then((module) => module.default));

export interface ShortItemProps {
  short: ShortData;
  context: CardContext;
  isCurrent: boolean;
  /** The line is free for it: the one in sight is seen. */
  mayLoad: boolean;
  onSettled: () => void;
  onMenuOpen: (request: CardMenuRequest) => void;
  /** Of the page. */
  address: { readonly path: string; readonly search: string };
}

/** Hidden as from a list of this name (HIDE-TOGGLE-01). */
const hidesAs = "shorts";

/** One short of the list: its player, what it is, what can be done with it. */
export const ShortItem = observer(function ShortItem(props: ShortItemProps) {
  const { short, context, isCurrent, mayLoad, onSettled, onMenuOpen, address } = props;
  const { video, description } = short;
  const { api, stores, mediaUrl, link, now, player } = useHost();
  const { commentsPorts } = stores;
  const hidden = hiddenPartsOf(useQuery(clientSettingsQuery(api)).data);
  const isAsked = new URLSearchParams(address.search).has("comment_id");
  const [comments, setComments] = useState<"never" | "open" | "closed">(isAsked && isCurrent ? "open" : "never");
  const openComments = (isOpen: boolean) => setComments(isOpen ? "open" : "closed");
  // Once it has begun to load it goes on.
  const [hasBegun, setBegun] = useState(mayLoad);
  if (mayLoad && !hasBegun) setBegun(true);

  const { author } = video;
  const published = parseMoment(video.publication_ts);
  const source = playerSourceOf(short, mediaUrl);
  // A video for adults shows no picture before the age check.
  const poster = video.is_adult === true ? null : (source?.poster ?? mediaUrl(video.thumbnail_url) ?? null);
  const still = poster === null ? null : <img className={styles.poster} src={poster} alt="" fetchPriority="high" />;
  return (
    <>
      <Short
        stage={
          source === null ? (
            <ClosedPlace id={video.id} />
          ) : hasBegun ? (
            <LatePlace
              of={{ ShortSlot: shortSlot, parts: player }}
              pending={still}
              texts={lateTexts}
              className={styles.poster}
            >
              {({ ShortSlot, parts }) => (
                <ShortSlot
                  parts={parts}
                  id={video.id}
                  title={video.title}
                  source={{ ...source, poster }}
                  isAdult={video.is_adult === true}
                  isCurrent={isCurrent}
                  onSettled={onSettled}
                />
              )}
            </LatePlace>
          ) : (
            still
          )
        }
        about={
          <ShortAbout
            title={video.title}
            description={description}
            author={
              author && {
                name: author.name,
                href: link(author.site_url)?.href ?? channelPath(author.id),
                avatarSrc: avatarAt(mediaUrl(author.avatar_url)),
                isOfficial: author.is_official === true,
              }
            }
            follow={
              author !== undefined && isCurrent ? (
                <Subscribe place={{ model: "userchannel", id: author.id }} name={author.name} trigger="subscription" />
              ) : undefined
            }
            facts={
              <DottedLine
                parts={[
                  video.hits !== undefined && viewCount(video.hits),
                  published !== undefined && publishedWords(published, now()),
                ]}
              />
            }
            texts={texts}
          />
        }
        actions={
          <ShortButtons
            short={short}
            hidden={hidden}
            isCurrent={isCurrent}
            onComments={() => openComments(true)}
            onMenu={(trigger) =>
              onMenuOpen({
                cardId: video.id,
                items: [
                  ...(presentCard(video, context, { hidesAs })?.menu ?? []),
                  { id: "complain", label: texts.complain, icon: "flag", href: problemPath },
                ],
                trigger,
              })
            }
          />
        }
      />
      {author !== undefined && isCurrent && comments !== "never" && (
        <LateOverlay
          of={{ ShortComments: shortComments, ports: commentsPorts }}
          label={texts.comments}
          texts={lateTexts}
          onClose={() => setComments("never")}
        >
          {({ ShortComments, ports }) => (
            <ShortComments
              ports={ports}
              video={{ id: video.id, author: { id: author.id } }}
              hidden={hidden}
              {...address}
              isOpen={comments === "open"}
              onOpenChange={openComments}
            />
          )}
        </LateOverlay>
      )}
    </>
  );
});
