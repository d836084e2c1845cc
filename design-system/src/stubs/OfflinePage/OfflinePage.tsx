import { css } from "linaria";
import { color, font, media, radius, space } from "../../tokens/index.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";
import { ErrorPage } from "../ErrorPage/index.ts";

export interface OfflinePageProps {
  title: string;
  text: string;
  retry: { readonly label: string; readonly onPress: () => void };
  /** Pages opened on this device lately, the last one first. Without one the section is not shown. */
  history: {
    readonly title: string;
    readonly items: readonly { readonly id: string; readonly title: string; readonly href: SafeHref }[];
  };
  /** Next step of the page by itself, and its state now: heard when it changes. */
  status: string;
}

const list = css`
  /* of the window, not of the grid around, which a long line would widen */
  width: min(480px, 100vw - 2 * var(--k-gutter));
  margin-top: ${space[8]};
  text-align: start;
  & > h2 {
    margin-bottom: ${space[2]};
    padding-inline: ${space[3]};
    font: ${font.leadStrong};
  }
`;

const line = css`
  display: block;
  overflow: hidden;
  padding: ${space[3]};
  border-radius: ${radius.control};
  color: ${color.text};
  font: ${font.body};
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }
`;

const quiet = css`
  margin-top: ${space[4]};
  color: ${color.textMuted};
  font: ${font.body};
`;

/** The page that stands where none could be had: no network. It says what can still be done, and goes on by itself. */
export function OfflinePage({ title, text, retry, history, status }: OfflinePageProps) {
  return (
    <ErrorPage code={null} title={title} text={text} action={retry}>
      <p className={quiet} role="status">
        {status}
      </p>
      {history.items.length > 0 && (
        <section className={list} aria-labelledby="offline-history">
          <h2 id="offline-history">{history.title}</h2>
          <ul role="list">
            {history.items.map((item) => (
              <li key={item.id}>
                <a className={line} href={item.href} dir="auto">
                  {item.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </ErrorPage>
  );
}
