import { css } from "linaria";
import { color, font, space } from "@kadr/design-system/tokens";
import { InterestsForm } from "../../features/choose-interests/InterestsForm.tsx";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { interestsTexts } from "../../texts/interests.ts";

const page = css`
  max-width: 720px;
  margin: 0 auto;
  padding: ${space[8]} var(--k-gutter) ${space[16]};
`;

const heading = css`
  font: ${font.heading};
`;

const leadWords = css`
  margin-block: ${space[2]} ${space[6]};
  color: ${color.textMuted};
  font: ${font.body};
`;

/** The topics that a person is interested in (route `interests`); a guest may choose, too, and is told what is missing. */
export default function InterestsPage() {
  const { title, lead } = interestsTexts;
  usePageArrival({ title });
  return (
    <div className={page}>
      <h1 className={heading}>{title}</h1>
      <p className={leadWords}>{lead}</p>
      <InterestsForm />
    </div>
  );
}
