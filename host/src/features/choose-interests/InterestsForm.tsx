import { css } from "linaria";
import { observer } from "mobx-react-lite";
import { InterestPicker } from "@kadr/design-system/interests";
import { Button } from "@kadr/design-system/primitives/Button";
import { LatePlace } from "@kadr/design-system/primitives/Late";
import { color, font, space } from "@kadr/design-system/tokens";
import type { InterestsStore } from "../../stores/InterestsStore.ts";
import { useHost } from "../../ports/Host.ts";
import { interestsTexts } from "../../texts/interests.ts";
import { lateTexts } from "../../texts/late.ts";
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

/** The choice of topics on a page: chips and a button (INTEREST-PICK-04). */
export function InterestsForm() {
  const { interests } = useHost().stores;
  return (
    <LatePlace
      of={{ interests }}
      pending={
        <InterestPicker
          topics={[]}
          chosen={[]}
          max={0}
          onToggle={() => undefined}
          isLoading
          texts={interestsTexts.picker}
        />
      }
      texts={lateTexts}
    >
      {(arrived) => <Form {...arrived} />}
    </LatePlace>
  );
}

const Form = observer(function Form({ interests }: { interests: InterestsStore }) {
  const choice = useChoice(interests);
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
