import { observer } from "mobx-react-lite";
import { useId } from "react";
import { Form } from "@kadr/design-system/primitives/Form";
import { TextField } from "@kadr/design-system/primitives/TextField";
import type { ProfileStore } from "../../stores/ProfileStore.ts";
import { profileTexts } from "../../texts/profile.ts";
import { Section } from "./Section.tsx";
import { SendRow } from "./SendRow.tsx";

const { phone: texts } = profileTexts;

/** The number that payment offers first; an empty field takes it away. */
export const PhoneForm = observer(function PhoneForm({ store }: { store: ProfileStore }) {
  const headingId = useId();
  const form = store.form("phone");
  return (
    <Section title={texts.title} headingId={headingId}>
      <Form aria-labelledby={headingId} onSubmit={() => void store.savePhone()} failure={form.failure}>
        <TextField
          label={texts.label}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          description={texts.hint}
          value={store.value("phone")}
          onChange={(text) => store.type("phone", text)}
          error={form.errors.phone}
        />
        <SendRow form={form} isDisabled={store.changes.phone === undefined} />
      </Form>
    </Section>
  );
});
