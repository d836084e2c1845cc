import { css } from "linaria";
import { observer } from "mobx-react-lite";
import { Button } from "@kadr/design-system/primitives/Button";
import { color, font, space } from "@kadr/design-system/tokens";
import { interestsTexts } from "../../texts/interests.ts";
import { Topics } from "./Topics.tsx";
import { useChoice } from "./useChoice.ts";

const form = css`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
`;

const error = css`
  color: ${color.danger};
  font: ${font.body};
`;

/** The choice of topics on a page: chips and a button (B §2 Other screens). */
export const InterestsForm = observer(function InterestsForm() {
  const choice = useChoice();
  return (
    <div className={form}>
      <Topics choice={choice} />
      {choice.error !== undefined && (
        <p className={error} role="alert">
          {choice.error}
        </p>
      )}
      <Button
        variant="primary"
        size="l"
        isDisabled={choice.chosen.length === 0}
        isPending={choice.isSaving}
        pendingLabel={interestsTexts.saving}
        onPress={() => void choice.save()}
      >
        {choice.saveLabel}
      </Button>
    </div>
  );
});
