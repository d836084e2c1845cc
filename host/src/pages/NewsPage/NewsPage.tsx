import { useQuery } from "@tanstack/react-query";
import { css } from "linaria";
import { observer } from "mobx-react-lite";
import { DottedLine } from "@kadr/design-system/primitives/DottedLine";
import { Image } from "@kadr/design-system/primitives/Image";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { color, font, media, radius, space } from "@kadr/design-system/tokens";
import type { NewsArticle } from "@kadr/openapi/client";
import { pathTo } from "@kadr/openapi/pages";
import { CardShelf } from "../../features/show-cards/CardShelf.tsx";
import * as styles from "../../features/show-place/PlacePage.styles.ts";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { ownHref } from "../../links/ownHref.ts";
import { imageAt } from "../../presenters/cards.ts";
import { newsFacts } from "../../presenters/catalogue.ts";
import { newsQuery } from "../../queries/catalogue.ts";
import type { PageProps } from "../PageProps.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { catalogueTexts } from "../../texts/catalogue.ts";
import { PageError } from "../PageError.tsx";
import { PlaceSkeleton } from "../PlaceSkeleton.tsx";

const { news: texts } = catalogueTexts;
/** Width of the picture at its widest, CSS px. */
const pictureWidth = 720;

const article = css`
  display: grid;
  gap: ${space[4]};
  justify-self: center;
  width: 100%;
  max-width: ${pictureWidth}px;
  font: ${font.lead};
  & > h1 {
    font: ${font.display};
    text-wrap: balance;
    overflow-wrap: anywhere;
    ${media.mobile} {
      font: ${font.heading};
    }
  }
  & > p {
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`;

const facts = css`
  color: ${color.textMuted};
  font: ${font.body};
`;

const lead = css`
  font: ${font.title};
`;

const picture = css`
  overflow: hidden;
  border-radius: ${radius.popup};
`;

const ways = css`
  margin-top: ${space[2]};
`;

/** One piece of news, with videos about the same. */
export default function NewsPage({ params }: Pick<PageProps, "params">) {
  const { category = "", slug = "" } = params;
  const { api, prefetched } = useHost();
  const query = useQuery(newsQuery(api, category, slug, prefetched));
  if (query.data) return <NewsBody key={query.data.id} news={query.data} />;
  if (query.isError && !query.isFetching) return <PageError error={query.error} onRetry={() => void query.refetch()} />;
  return <PlaceSkeleton label={texts.article} />;
}

const ready = { data: [], isError: false, isFetching: false, refetch: () => undefined };

const NewsBody = observer(function NewsBody({ news }: { news: NewsArticle }) {
  usePageArrival({ title: news.title });
  const host = useHost();
  const context = useCardContext();
  const { onAction, onMenuOpen, menu } = useCardActions();
  const image = imageAt(news.picture, host);
  return (
    <div className={styles.page}>
      <article className={article}>
        <h1 dir="auto">{news.title}</h1>
        <p className={facts}>
          <DottedLine parts={[news.category, newsFacts(news, context.now)]} />
        </p>
        {image !== null && (
          <Image className={picture} src={image.src} width={pictureWidth} ratio="video" alt="" loading="eager" />
        )}
        <p className={lead} dir="auto">
          {news.lead}
        </p>
        {news.paragraphs.map((text) => (
          <p key={text} dir="auto">
            {text}
          </p>
        ))}
        <div className={ways}>
          <LinkButton variant="secondary" href={ownHref(pathTo("newsList"))}>
            {texts.all}
          </LinkButton>
        </div>
      </article>
      {news.videos.length > 0 && (
        <CardShelf
          id="news-videos"
          title={texts.videos}
          kind="video"
          cards={news.videos}
          query={ready}
          context={context}
          onAction={onAction}
          onMenuOpen={onMenuOpen}
        />
      )}
      {menu}
    </div>
  );
});
