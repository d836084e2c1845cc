// The cards of the design system as the host draws them: one shared menu, everything that a presenter gives.
import { AnyCard, useCardMenu, type CardPresentation } from "@kadr/design-system/cards";
import { href, media } from "@kadr/design-system/primitives/SafeAddress/testing";
import { content, words, type Content } from "./content.ts";
import { setStage } from "./stage.tsx";
import "./list.css";

const present = (card: Content): CardPresentation => ({
  type: "video",
  id: card.id,
  href: href(card.href),
  title: card.title,
  label: card.label,
  image: { src: (widthPx) => media(card.picture(widthPx)) },
  texts: words,
  layout: "column",
  duration: card.duration,
  age: card.age,
  progress: card.progress,
  isLive: card.isLive,
  author: {
    name: card.author.name,
    href: href(card.author.href),
    avatarSrc: media(card.author.avatar),
    isOfficial: card.author.isOfficial,
  },
  meta: [card.views, card.published],
  previewSrc: media("/preview.mp4"),
  menu: card.menu,
});
const cards = content.map(present);

function List() {
  const { onMenuOpen, menu } = useCardMenu({ label: words.menu, onAction: () => undefined });
  return (
    <main>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <AnyCard {...card} onMenuOpen={onMenuOpen} />
          </li>
        ))}
      </ul>
      {menu}
    </main>
  );
}

setStage(<List />);
