import { css } from "linaria";
import { color, font, space } from "@kadr/design-system/tokens";
import { ProblemForm } from "../../features/report-problem/ProblemForm.tsx";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { infoTexts } from "../../texts/info.ts";

const page = css`
  display: grid;
  gap: ${space[4]};
  max-width: 560px;
  margin: 0 auto;
  padding: ${space[8]} var(--k-gutter) ${space[16]};
  & > h1 {
    font: ${font.heading};
  }
  & > p {
    color: ${color.textMuted};
    font: ${font.lead};
  }
`;

export default function ProblemPage() {
  const { title, lead } = infoTexts.problem;
  usePageArrival({ title });
  return (
    <div className={page}>
      <h1>{title}</h1>
      <p>{lead}</p>
      <ProblemForm />
    </div>
  );
}
