import { useQuery } from "@tanstack/react-query";
import { css } from "linaria";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import { color, font, space } from "@kadr/design-system/tokens";
import { infoPageQuery } from "../../queries/info.ts";
import type { PageProps } from "../PageProps.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { dayFormat } from "../../presenters/zone.ts";
import { infoTexts } from "../../texts/info.ts";
import { PageError } from "../PageError.tsx";

const page = css`
  max-width: 720px;
  margin: 0 auto;
  padding: ${space[8]} var(--k-gutter) ${space[16]};
  font: ${font.lead};
  & h1 {
    margin-bottom: ${space[4]};
    font: ${font.heading};
    text-wrap: balance;
  }
  & h2 {
    margin: ${space[8]} 0 ${space[3]};
    font: ${font.title};
  }
  & p + p,
  & ul {
    margin-top: ${space[3]};
  }
  & ul {
    padding-inline-start: ${space[6]};
    list-style: disc;
  }
`;

const quiet = css`
  margin-top: ${space[2]};
  color: ${color.textMuted};
  font: ${font.body};
`;

const waiting = css`
  display: grid;
  gap: ${space[4]};
`;

const dayOf = dayFormat({ day: "numeric", month: "long", year: "numeric" });

interface InfoPageProps extends Pick<PageProps, "params"> {
  /** A page with an address of its own. Default: the one that the address names. */
  name?: string;
}

/** A page about the service (route `info`): headings and words of the server's. */
export default function InfoPage({ params, name = params["rest"]?.replace(/\/$/, "") ?? "" }: InfoPageProps) {
  const { api, prefetched } = useHost();
  const { data, error, refetch } = useQuery(infoPageQuery(api, name, prefetched));
  usePageArrival({ title: data?.title ?? null });
  if (data === undefined && error !== null) return <PageError error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <div className={page} role="status">
        <VisuallyHidden>{infoTexts.loading}</VisuallyHidden>
        <div className={waiting}>
          <Skeleton width="60%" height="32px" />
          <Skeleton shape="text" />
          <Skeleton height="160px" />
        </div>
      </div>
    );
  return (
    <article className={page}>
      <h1>{data.title}</h1>
      {data.lead !== undefined && <p>{data.lead}</p>}
      {data.updated !== undefined && <p className={quiet}>{infoTexts.updated(dayOf(data.updated))}</p>}
      {data.sections.map(({ heading, paragraphs, items = [] }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {items.length > 0 && (
            <ul>
              {items.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
