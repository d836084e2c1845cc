import { observer } from "mobx-react-lite";
import { useState, useId } from "react";
import { ConfirmDialog } from "@kadr/design-system/popups/ConfirmDialog";
import { Button } from "@kadr/design-system/primitives/Button";
import type { ProfileStore } from "../../stores/ProfileStore.ts";
import { profileTexts } from "../../texts/profile.ts";
import { Section } from "./Section.tsx";

const { remove: texts } = profileTexts;

export interface RemoveAccountProps {
  store: ProfileStore;
  /** The account is blocked: nobody is here any more. */
  onRemoved: () => void;
}

/** The account is blocked for 30 days (PROFILE-REMOVE-01), after a question. */
export const RemoveAccount = observer(function RemoveAccount({ store, onRemoved }: RemoveAccountProps) {
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);
  const form = store.form("removal");
  const confirm = async () => {
    if (await store.remove()) onRemoved();
  };
  return (
    <Section title={texts.title} headingId={headingId}>
      <>
        <p>{texts.text}</p>
        <div>
          <Button
            variant="danger"
            onPress={() => {
              store.begin("removal");
              setOpen(true);
            }}
          >
            {texts.button}
          </Button>
        </div>
        <ConfirmDialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          onConfirm={() => void confirm()}
          title={texts.question}
          confirmLabel={texts.confirm}
          cancelLabel={texts.cancel}
          isDanger
          isPending={form.isSending}
          pendingLabel={texts.pending}
          error={form.note ?? undefined}
        >
          {texts.text}
        </ConfirmDialog>
      </>
    </Section>
  );
});
