import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { InterestsPopup } from "@kadr/design-system/interests";
import type { InterestsStore } from "../../stores/InterestsStore.ts";
import { useHost } from "../../ports/Host.ts";
import { interestsTexts } from "../../texts/interests.ts";
import { Topics } from "./Topics.tsx";
import { useChoice } from "./useChoice.ts";

export interface InterestsDialogProps {
  interests: InterestsStore;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The first choice, after a registration, or another one, from the profile. */
  part: "select" | "profile";
  /** The choice is kept. */
  onSaved: () => void;
}

/** The choice of topics in a popup: saved, or put off. */
export const InterestsDialog = observer(function InterestsDialog({
  interests,
  isOpen,
  onOpenChange,
  part,
  onSaved,
}: InterestsDialogProps) {
  const { measure } = useHost();
  const choice = useChoice(interests);
  useEffect(() => measure(`interests.popup.${part}`), [measure, part]);
  const { title, lead } = interestsTexts.popup[part];
  return (
    <InterestsPopup
      isOpen={isOpen}
      title={title}
      lead={lead}
      error={choice.error}
      saveLabel={choice.saveLabel}
      isSaveDisabled={choice.chosen.length === 0}
      isSaving={choice.isSaving}
      onSave={() => {
        void choice.save().then((isSaved) => {
          if (!isSaved) return;
          onOpenChange(false);
          onSaved();
        });
      }}
      onPostpone={() => {
        interests.postpone();
        onOpenChange(false);
      }}
      texts={{ ...interestsTexts.popup, saving: interestsTexts.saving }}
    >
      <Topics choice={choice} />
    </InterestsPopup>
  );
});
