import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { Badge } from "@kadr/design-system/primitives/Badge";
import { TabLinks } from "@kadr/design-system/primitives/TabLinks";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import type { TvShow } from "@kadr/openapi/client";
import { pathTo, seasonIn } from "@kadr/openapi/pages";
import { SubscriberCount } from "../../features/follow/SubscriberCount.tsx";
import { useVisit } from "../../features/follow/useVisit.ts";
import { CardShelf } from "../../features/show-cards/CardShelf.tsx";
import { PlaceHead } from "../../features/show-place/PlaceHead.tsx";
import * as styles from "../../features/show-place/PlacePage.styles.ts";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { TrailerButton } from "../../features/watch-trailer/TrailerButton.tsx";
import { channelPath } from "../../links/addresses.ts";
import { ownHref } from "../../links/ownHref.ts";
import { creditCard, yearsOf } from "../../presenters/places.ts";
import { episodesQuery, tvShowQuery } from "../../queries/places.ts";
import type { PageProps } from "../PageProps.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { placeTexts } from "../../texts/places.ts";
import { counted } from "../../texts/plural.ts";
import { videoTexts } from "../../texts/video.ts";
import { Subscribe } from "../../features/follow/Subscribe.tsx";
import { PageError } from "../PageError.tsx";
import { PlaceSkeleton } from "../PlaceSkeleton.tsx";

const { show: texts, counts } = placeTexts;

/** A show: what it is, its episodes by the season, and its people. */
export default function TvShowPage({ params, search }: Pick<PageProps, "params" | "search">) {
  const id = params["id"] ?? "";
  return <TvShowOf key={id} id={id} season={seasonIn(search)} />;
}

function TvShowOf({ id, season }: { id: string; season: number | undefined }) {
  const { api, prefetched } = useHost();
  const query = useQuery(tvShowQuery(api, id, prefetched));
  if (query.data) return <TvShowBody show={query.data} season={season} />;
  if (query.isError && !query.isFetching) return <PageError error={query.error} onRetry={() => void query.refetch()} />;
  return <PlaceSkeleton label={texts.loading} />;
}

interface TvShowBodyProps {
  show: TvShow;
  /** As the address says; one that the show does not have is the first. */
  season: number | undefined;
}

const TvShowBody = observer(function TvShowBody({ show, season: wanted }: TvShowBodyProps) {
  usePageArrival({ title: show.name });
  useVisit("tv", show.id);
  const { mediaUrl, overlays } = useHost();
  const place = { model: "tv", id: show.id };
  const { age } = show.pg_rating;
  const { trailer } = show;
  return (
    <div className={styles.page}>
      <PlaceHead
        name={show.name}
        cover={mediaUrl(show.picture)}
        mark={
          <Badge>
            <VisuallyHidden>{videoTexts.ageRating}: </VisuallyHidden>
            {`${age}+`}
          </Badge>
        }
        lines={[
          [show.type.name, yearsOf(show), ...show.countries, ...show.genres],
          [
            <SubscriberCount key="subscribers" place={place} count={show.subscribers_count} />,
            counted(show.seasons_count, counts.seasons),
            counted(show.episodes_count, counts.episodes),
          ],
          [
            <span key="channel">
              {texts.channel} <a href={channelPath(show.channel.id)}>{show.channel.name}</a>
            </span>,
          ],
        ]}
      >
        {trailer !== null && (
          <TrailerButton
            onNear={() => overlays.prepare("trailer")}
            onPress={() => overlays.open("trailer", { videoId: trailer.id, title: show.name })}
          />
        )}
        {show.can_subscribe && <Subscribe place={place} name={show.name} trigger="subscription" />}
      </PlaceHead>
      {show.description.trim() !== "" && (
        <p className={styles.description} dir="auto">
          {show.description}
        </p>
      )}
      <Episodes show={show} season={wanted} />
    </div>
  );
});

const Episodes = observer(function Episodes({ show, season: wanted }: TvShowBodyProps) {
  const { api, prefetched } = useHost();
  const context = useCardContext();
  const { onAction, onMenuOpen, menu } = useCardActions();
  const query = useQuery(episodesQuery(api, show.id, prefetched));
  const season = show.seasons.find(({ number }) => number === wanted) ?? show.seasons[0];
  const cards = useMemo(
    () => query.data?.results.filter((one) => one.season === season?.number).map(({ video }) => video),
    [query.data, season?.number],
  );
  const people = useMemo(() => show.persons.map(creditCard), [show.persons]);
  const lists = { context, onAction, onMenuOpen };
  const address = pathTo("tvShow", { id: show.id });
  return (
    <>
      {season !== undefined && show.seasons.length > 1 && (
        <TabLinks
          label={texts.seasons}
          currentId={String(season.number)}
          items={show.seasons.map(({ number, name }, at) => ({
            id: String(number),
            label: name,
            href: ownHref(at === 0 ? address : `${address}?season=${number}`),
          }))}
        />
      )}
      {season === undefined || cards?.length === 0 ? (
        <EmptyState {...texts.none} headingLevel={2} />
      ) : (
        <CardShelf
          id="show-episodes"
          title={show.seasons.length > 1 ? season.name : texts.episodes}
          layout="grid"
          kind="video"
          cards={cards}
          query={query}
          {...lists}
          hidesAuthor
        />
      )}
      {people.length > 0 && (
        <CardShelf
          id="show-persons"
          title={texts.persons}
          kind="person"
          cards={people}
          query={{ data: people, isError: false, isFetching: false, refetch: () => undefined }}
          {...lists}
        />
      )}
      {menu}
    </>
  );
});
