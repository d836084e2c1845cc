import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { AnyCard } from "@kadr/design-system/cards";
import {
  BellIcon,
  ClockIcon,
  CommentIcon,
  CrownIcon,
  HistoryIcon,
  LikeIcon,
  PinIcon,
  PlayIcon,
  PlaylistIcon,
} from "@kadr/design-system/primitives/Icon";
import { useArrived } from "@kadr/design-system/primitives/Late";
import { Shelf } from "@kadr/design-system/shelves/Shelf";
import type { Card } from "@kadr/openapi/client";
import { ownPlace } from "../../features/browse-menu/ownPlaces.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { mySectionPath } from "../../links/addresses.ts";
import { presentCards } from "../../presenters/cards.ts";
import { useHost } from "../../ports/Host.ts";
import { libraryTexts } from "../../texts/library.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import * as styles from "./LibraryPage.styles.ts";
import { librarySections, type LibrarySection } from "./sections.ts";

const icons: Readonly<Record<LibrarySection, ReactNode>> = {
  history: <HistoryIcon />,
  future: <ClockIcon />,
  liked: <LikeIcon />,
  playlists: <PlaylistIcon />,
  "future/favorite": <PinIcon />,
  subscriptions: <BellIcon />,
  comments: <CommentIcon />,
  shorts: <PlayIcon />,
  purchases: <CrownIcon />,
};

/** The ways into the area, and what was opened in this tab. */
export const Places = observer(function Places() {
  const { stores, measure } = useHost();
  const context = useCardContext();
  const opened = useArrived(stores.sessionHistory)?.entries ?? [];
  const items = opened.toReversed().map(({ id, url, title, thumbnailUrl, isAudio }): Card => ({
    id,
    card_type: "video-compact",
    title,
    video_url: url,
    is_audio: isAudio,
    ...(thumbnailUrl === null ? {} : { thumbnail_url: thumbnailUrl }),
  }));
  return (
    <>
      <nav aria-label={libraryTexts.sections}>
        <ul className={styles.places}>
          {librarySections.map((section) => (
            <li key={section}>
              <a
                className={styles.place}
                href={mySectionPath(section)}
                onClick={() => {
                  const event = ownPlace(mySectionPath(section))?.event;
                  if (event !== undefined) measure(event, { location: "my", link: mySectionPath(section) });
                }}
              >
                {icons[section]}
                <span>
                  <b>{libraryTexts.tabs[section]}</b>
                  <small>{libraryTexts.leads[section]}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Shelf id="session" title={libraryTexts.session} layout="grid" size="compact" texts={shelfTexts}>
        {presentCards(items, context, {}).map((card, index) => (
          <AnyCard key={`${card.id}-${index}`} {...card} />
        ))}
      </Shelf>
    </>
  );
});
