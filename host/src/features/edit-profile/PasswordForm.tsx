import { observer } from "mobx-react-lite";
import { useState, useId } from "react";
import { Form } from "@kadr/design-system/primitives/Form";
import { TextField } from "@kadr/design-system/primitives/TextField";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import type { ProfileStore } from "../../stores/ProfileStore.ts";
import { profileTexts } from "../../texts/profile.ts";
import { Section } from "./Section.tsx";
import { SendRow } from "./SendRow.tsx";

const { password: texts } = profileTexts;

/** Both passwords; neither is kept anywhere. */
export const PasswordForm = observer(function PasswordForm({ store }: { store: ProfileStore }) {
  const headingId = useId();
  const form = store.form("password");
  const [old, setOld] = useState("");
  const [next, setNext] = useState("");
  const send = async () => {
    if (!(await store.changePassword(old, next))) return;
    setOld("");
    setNext("");
  };
  return (
    <Section title={texts.title} headingId={headingId}>
      <Form aria-labelledby={headingId} onSubmit={() => void send()} failure={form.failure}>
        {/* a password manager has to know whose password it keeps */}
        <VisuallyHidden>
          <input
            type="text"
            autoComplete="username"
            value={store.saved?.email ?? ""}
            readOnly
            tabIndex={-1}
            aria-hidden
          />
        </VisuallyHidden>
        <TextField
          label={texts.old}
          type="password"
          autoComplete="current-password"
          value={old}
          onChange={(text) => {
            setOld(text);
            store.right("password", "password");
          }}
          error={form.errors.password}
        />
        <TextField
          label={texts.next}
          type="password"
          autoComplete="new-password"
          description={texts.hint}
          value={next}
          onChange={(text) => {
            setNext(text);
            store.right("password", "newPassword");
          }}
          error={form.errors.newPassword}
        />
        <SendRow form={form} isDisabled={old === "" && next === ""}>
          {texts.change}
        </SendRow>
      </Form>
    </Section>
  );
});
