import { css } from "linaria";
import { Button } from "../../primitives/Button/index.ts";
import { Image } from "../../primitives/Image/index.ts";
import type { SafeHref, SafeMediaUrl } from "../../primitives/SafeAddress/index.ts";
import { color, font, media, radius, space } from "../../tokens/index.ts";

export interface TariffCardProps {
  title: string;
  imageUrl: SafeMediaUrl | null;
  description: string;
  /** The price in lines, when one figure does not say it. */
  lines?: readonly string[] | undefined;
  /** Its terms, in a tab of their own. */
  terms?: { readonly label: string; readonly href: SafeHref } | undefined;
  /** State of the person's tariff. A muted one is coming to its end. */
  status?: { readonly text: string; readonly isMuted: boolean } | undefined;
  /** Action of the card; a tariff that is a gift has no button. */
  button?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** The one of several that is meant. Default false. */
  isMain?: boolean | undefined;
}

const card = css`
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: clip;
  border: 1px solid ${color.line};
  border-radius: ${radius.popup};
  background: ${color.surfaceRaised};
  &[data-main] {
    border-color: ${color.premium};
  }
`;

const picture = css`
  aspect-ratio: 3 / 1;
  ${media.mobile} {
    aspect-ratio: 4 / 1;
  }
`;

const words = css`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[4]};
`;

const heading = css`
  margin: 0;
  font: ${font.leadStrong};
  overflow-wrap: anywhere;
`;

const text = css`
  overflow-wrap: anywhere;
  hyphens: auto;
  color: ${color.textMuted};
  font: ${font.body};
`;

const price = css`
  margin: 0;
  padding: 0;
  font: ${font.bodyStrong};
  list-style: none;
`;

const link = css`
  align-self: start;
  color: ${color.accentText};
  font: ${font.body};
  text-underline-offset: 3px;
  ${media.coarse} {
    padding-block: ${space[3]};
  }
`;

const state = css`
  color: ${color.success};
  font: ${font.bodyStrong};
  &[data-muted] {
    color: ${color.textMuted};
  }
`;

const action = css`
  margin-top: auto;
  padding-top: ${space[2]};
`;

/** A product that can be subscribed to (PAY-SCREEN-01): what it is, what it costs, what the person has of it. */
export function TariffCard({
  title,
  imageUrl,
  description,
  lines = [],
  terms,
  status,
  button,
  isMain = false,
}: TariffCardProps) {
  return (
    <article className={card} data-main={isMain || undefined}>
      <Image src={imageUrl} width={480} alt="" className={picture} loading="eager" />
      <div className={words}>
        <h3 className={heading}>{title}</h3>
        <p className={text}>{description}</p>
        {lines.length > 0 && (
          <ul className={price}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {status !== undefined && (
          <p className={state} data-muted={status.isMuted || undefined}>
            {status.text}
          </p>
        )}
        {terms !== undefined && (
          <a className={link} href={terms.href} target="_blank" rel="noopener">
            {terms.label}
          </a>
        )}
        {button !== undefined && (
          <div className={action}>
            <Button variant={isMain ? "premium" : "secondary"} size="l" isWide onPress={button.onPress}>
              {button.label}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}
