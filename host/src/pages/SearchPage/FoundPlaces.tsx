import { observer } from "mobx-react-lite";
import { PlaceRow } from "@kadr/design-system/subscriptions";
import type { SearchCard } from "@kadr/openapi/client";
import { avatarAt } from "../../presenters/avatars.ts";
import { cardTexts } from "../../texts/cards.ts";
import { counted } from "../../texts/plural.ts";
import { searchTexts } from "../../texts/search.ts";
import { nouns } from "../../texts/time.ts";
import { Subscribe } from "../../features/follow/Subscribe.tsx";
import { useHost } from "../../ports/Host.ts";
import * as styles from "./SearchPage.styles.ts";

const factsOf = ({ content_type: kind, subscribers_count: followers, video_count: videos }: SearchCard): string[] => [
  ...(kind === "userchannel" ? [] : [searchTexts.kinds[kind]]),
  ...(followers === undefined ? [] : [counted(followers, nouns.subscriber)]),
  counted(videos, nouns.video),
];

/** Channels, playlists and shows that were found, each with its button where it can be followed. */
export const FoundPlaces = observer(function FoundPlaces({ places }: { places: readonly SearchCard[] }) {
  const { link, mediaUrl } = useHost();
  return (
    <ul className={styles.places}>
      {places.map((place) => {
        const target = link(place.absolute_url);
        return target === null ? null : (
          <li key={`${place.content_type} ${place.id}`}>
            <PlaceRow
              name={place.name}
              href={target.href}
              picture={avatarAt(mediaUrl(place.picture ?? undefined))}
              official={place.is_official ? cardTexts.official : undefined}
              facts={factsOf(place)}
              description={place.description}
            >
              {place.content_type === "playlist" ? undefined : (
                <Subscribe
                  place={{ model: place.content_type, id: place.id }}
                  name={place.name}
                  trigger="subscribe-search"
                />
              )}
            </PlaceRow>
          </li>
        );
      })}
    </ul>
  );
});
