import { observer } from "mobx-react-lite";
import { useState, useId } from "react";
import { Form, FormNote } from "@kadr/design-system/primitives/Form";
import { TextField } from "@kadr/design-system/primitives/TextField";
import type { ProfileStore } from "../../stores/ProfileStore.ts";
import { profileTexts } from "../../texts/profile.ts";
import { Section } from "./Section.tsx";
import { SendRow } from "./SendRow.tsx";

const { email: texts } = profileTexts;

/** The address: a change asks for the password, and the letter's code makes it the person's. */
export const EmailForm = observer(function EmailForm({ store }: { store: ProfileStore }) {
  const headingId = useId();
  const form = store.form("email");
  const [password, setPassword] = useState("");
  const { saved, letter } = store;
  const isChange = store.changes.email !== undefined;
  const isWaiting = saved !== null && !saved.isEmailConfirmed && saved.email !== null;
  const send = async () => {
    if (await store.saveEmail(password)) setPassword("");
  };
  return (
    <Section title={texts.title} headingId={headingId}>
      <>
        <Form aria-labelledby={headingId} onSubmit={() => void send()} failure={form.failure}>
          <TextField
            label={texts.label}
            type="email"
            inputMode="email"
            autoComplete="email"
            description={saved?.isEmailConfirmed && !isChange ? texts.confirmed : undefined}
            value={store.value("email")}
            onChange={(text) => store.type("email", text)}
            error={form.errors.email}
          />
          {isChange && (
            <TextField
              label={texts.password}
              type="password"
              autoComplete="current-password"
              description={texts.passwordHint}
              value={password}
              onChange={(text) => {
                setPassword(text);
                store.right("email", "password");
              }}
              error={form.errors.password}
            />
          )}
          {isChange || isWaiting ? (
            <SendRow form={form} variant={isChange ? "primary" : "secondary"}>
              {isChange ? texts.change : texts.resend}
            </SendRow>
          ) : (
            form.note !== null && <FormNote>{form.note}</FormNote>
          )}
        </Form>
        {letter !== null && <FormNote kind="success">{letter}</FormNote>}
        {isWaiting && !isChange && <CodeForm store={store} />}
      </>
    </Section>
  );
});

const CodeForm = observer(function CodeForm({ store }: { store: ProfileStore }) {
  const form = store.form("code");
  const [code, setCode] = useState("");
  return (
    <Form aria-label={texts.code} onSubmit={() => void store.confirmEmail(code)} failure={form.failure}>
      <p>{texts.unconfirmed}</p>
      <TextField
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(text) => {
          setCode(text);
          store.right("code", "code");
        }}
        error={form.errors.code}
      />
      <SendRow form={form} variant="primary">
        {texts.confirm}
      </SendRow>
    </Form>
  );
});
