import { css } from "linaria";
import { color, focusRing, font, media, numerals, radius, space } from "../tokens/index.ts";
import { timeCode } from "./timeCode.ts";
import type { PlayerOffer } from "./model.ts";

/** So many stand beside each other at most. */
const most = 4;

/* Only where what is next keeps its room: neither on a small player nor on a telephone on its side. */
const place = css`
  display: none;
  width: min(880px, 100cqw - 32px);
  margin-top: ${space[4]};
  @container player (min-width: 720px) {
    display: block;
    @media (max-height: 520px) {
      display: none;
    }
  }
  & > h3 {
    margin-bottom: ${space[2]};
    color: ${color.textMutedOnPlayer};
    font: ${font.body};
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(${most}, minmax(0, 1fr));
    gap: ${space[3]};
    list-style: none;
  }
`;

const item = css`
  display: grid;
  gap: ${space[1]};
  border-radius: ${radius.control};
  color: ${color.textOnPlayer};
  font: ${font.caption};
  &:focus-visible {
    outline: ${focusRing.onPlayer};
    outline-offset: 2px;
  }
  & > b {
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.hover} {
    &:hover > b {
      text-decoration: underline;
    }
  }
`;

const picture = css`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.thumbnail};
  background: ${color.player};
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > span {
    position: absolute;
    inset: auto ${space[1]} ${space[1]} auto;
    padding: 0 ${space[1]};
    border-radius: ${radius.badge};
    background: ${color.badge};
    color: ${color.textOnBadge};
    font: ${font.captionStrong};
    font-variant-numeric: ${numerals.tabular};
  }
`;

/** Further offers, small, at the end of a video. */
export function MoreOffers({ title, offers }: { title: string; offers: readonly PlayerOffer[] }) {
  return (
    <section className={place} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {offers.slice(0, most).map(({ href, title: name, thumbnailUrl, durationSeconds }) => (
          <li key={href}>
            <a className={item} href={href}>
              <span className={picture} aria-hidden>
                {thumbnailUrl !== null && <img src={thumbnailUrl} alt="" decoding="async" />}
                {durationSeconds !== null && <span>{timeCode(durationSeconds)}</span>}
              </span>
              <b dir="auto">{name}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
