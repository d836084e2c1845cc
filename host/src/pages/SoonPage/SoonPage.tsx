import { css } from "linaria";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import { PlayIcon } from "@kadr/design-system/primitives/Icon";
import { color, font, media, radius, space } from "@kadr/design-system/tokens";
import { homePath } from "../../links/addresses.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { layerTexts } from "../../texts/layers.ts";

const page = css`
  display: grid;
  place-content: center;
  min-height: calc(100dvh - var(--k-header-height));
  padding: ${space[10]} var(--k-gutter);
`;

const heading = css`
  font: ${font.heading};
  text-align: center;
  text-wrap: balance;
`;

const home = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space[5]};
  border-radius: ${radius.control};
  background: ${color.accent};
  color: ${color.textOnAccent};
  font: ${font.leadStrong};
  ${media.hover} {
    &:hover {
      background: ${color.accentHover};
    }
  }
`;

/** A section that is named in the route table and not built yet. */
export default function SoonPage() {
  const { title, text, button } = layerTexts.soon;
  usePageArrival({ title });
  return (
    <div className={page}>
      <h1 className={heading}>{title}</h1>
      <EmptyState title={text} icon={<PlayIcon size={20} />} action={<a className={home} href={homePath}>{button}</a>} />
    </div>
  );
}
