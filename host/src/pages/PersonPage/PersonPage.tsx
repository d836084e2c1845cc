import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import type { Person } from "@kadr/openapi/client";
import { pageIn, pathTo } from "@kadr/openapi/pages";
import { SubscriberCount } from "../../features/follow/SubscriberCount.tsx";
import { useVisit } from "../../features/follow/useVisit.ts";
import { CardShelf } from "../../features/show-cards/CardShelf.tsx";
import { PagedCards } from "../../features/show-cards/PagedCards.tsx";
import { PlaceHead } from "../../features/show-place/PlaceHead.tsx";
import * as styles from "../../features/show-place/PlacePage.styles.ts";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { ownHref } from "../../links/ownHref.ts";
import { avatarAt } from "../../presenters/avatars.ts";
import { dayInWords, personShowCard } from "../../presenters/places.ts";
import { personQuery, personVideosQuery } from "../../queries/places.ts";
import type { PageProps } from "../PageProps.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { placeTexts } from "../../texts/places.ts";
import { counted } from "../../texts/plural.ts";
import { nouns } from "../../texts/time.ts";
import { Subscribe } from "../../features/follow/Subscribe.tsx";
import { PageError } from "../PageError.tsx";
import { PlaceSkeleton } from "../PlaceSkeleton.tsx";

const { person: texts } = placeTexts;

/** A person of the catalogue: who it is, the shows, and every video by the page (PERSON-PAGE-01). */
export default function PersonPage({ params, search }: Pick<PageProps, "params" | "search">) {
  const id = params["id"] ?? "";
  return <PersonOf key={id} id={id} page={pageIn(search)} />;
}

function PersonOf({ id, page }: { id: string; page: number }) {
  const { api, prefetched } = useHost();
  const query = useQuery(personQuery(api, id, prefetched));
  if (query.data) return <PersonBody person={query.data} page={page} />;
  if (query.isError && !query.isFetching) return <PageError error={query.error} onRetry={() => void query.refetch()} />;
  return <PlaceSkeleton label={texts.loading} />;
}

const PersonBody = observer(function PersonBody({ person, page }: { person: Person; page: number }) {
  usePageArrival({ title: person.name });
  useVisit("person", person.id);
  const { api, prefetched, mediaUrl } = useHost();
  const context = useCardContext();
  const { onAction, onMenuOpen, menu } = useCardActions();
  const place = { model: "person", id: person.id };
  const shows = useMemo(() => person.tv_shows.map(personShowCard), [person.tv_shows]);
  const videos = useQuery(personVideosQuery(api, person.id, prefetched, page));
  const lists = { context, onAction, onMenuOpen };
  const at = (number: number) => ownHref(pathTo("person", { id: person.id }) + (number > 1 ? `?page=${number}` : ""));
  return (
    <div className={styles.page}>
      <PlaceHead
        name={person.name}
        portrait={{ src: avatarAt(mediaUrl(person.picture)) }}
        lines={[
          person.professions,
          [
            <SubscriberCount key="subscribers" place={place} count={person.subscribers_count} />,
            counted(person.videos_count, nouns.video),
          ],
          person.birth_date === null ? [] : [texts.born(dayInWords(person.birth_date))],
        ].filter((facts) => facts.length > 0)}
      >
        {person.can_subscribe && <Subscribe place={place} name={person.name} trigger="subscription" />}
      </PlaceHead>
      {person.description.trim() !== "" && (
        <p className={styles.description} dir="auto">
          {person.description}
        </p>
      )}
      {shows.length > 0 && page === 1 && (
        <CardShelf
          id="person-shows"
          title={texts.shows}
          kind="person-tvs"
          cards={shows}
          query={{ data: shows, isError: false, isFetching: false, refetch: () => undefined }}
          {...lists}
        />
      )}
      <PagedCards
        id="person-videos"
        title={texts.videos}
        query={videos}
        page={page}
        at={at}
        none={texts.none}
        pagesLabel={texts.pages}
        {...lists}
      />
      {menu}
    </div>
  );
});
