import { css } from "linaria";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "@kadr/design-system/primitives/Button";
import { Form, FormNote } from "@kadr/design-system/primitives/Form";
import { LatePlace } from "@kadr/design-system/primitives/Late";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { TextField } from "@kadr/design-system/primitives/TextField";
import { color, font } from "@kadr/design-system/tokens";
import type { ReceiptEmail } from "../../stores/paying/purchaseTypes.ts";
import type { ProfileStore } from "../../stores/ProfileStore.ts";
import { useHost } from "../../ports/Host.ts";
import { lateTexts } from "../../texts/late.ts";
import { profileTexts } from "../../texts/profile.ts";
import { purchaseTexts } from "../../texts/purchase.ts";

const { email: texts } = purchaseTexts;

const words = css`
  margin: 0;
  color: ${color.textMuted};
  font: ${font.body};
  text-wrap: pretty;
`;

/** Before a purchase the person adds an e-mail, or confirms the one there is (PAY-SINGLE-01, PAY-SINGLE-02): the receipt goes there. */
export function ConfirmEmail({ email }: { email: ReceiptEmail }) {
  const { profile } = useHost().stores;
  return (
    <LatePlace of={{ store: profile }} pending={<Skeleton height="160px" />} texts={lateTexts}>
      {({ store }) => <OwnEmail store={store} email={email} />}
    </LatePlace>
  );
}

const OwnEmail = observer(function OwnEmail({ store, email }: { store: ProfileStore; email: ReceiptEmail }) {
  useEffect(() => {
    if (store.phase === "idle") void store.load();
  }, [store]);
  return email.address === null ? <AddEmail store={store} /> : <EnterCode store={store} address={email.address} />;
});

const AddEmail = observer(function AddEmail({ store }: { store: ProfileStore }) {
  const form = store.form("email");
  const [password, setPassword] = useState("");
  // The server's response says whether the account has a password to ask for.
  const [asksPassword, setAsksPassword] = useState(false);
  const needsPassword = asksPassword || form.errors.password !== undefined;
  return (
    <Form
      aria-label={texts.addTitle}
      onSubmit={() => {
        setAsksPassword(needsPassword);
        void store.saveEmail(password);
      }}
      failure={form.failure}
    >
      <p className={words}>{texts.addText}</p>
      <TextField
        autoFocus
        label={texts.label}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={store.value("email")}
        onChange={(text) => store.type("email", text)}
        error={form.errors.email}
      />
      {needsPassword && (
        <TextField
          label={profileTexts.email.password}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(text) => {
            setPassword(text);
            setAsksPassword(true);
            store.right("email", "password");
          }}
          error={form.errors.password}
        />
      )}
      {form.note !== null && <FormNote>{form.note}</FormNote>}
      <Button
        type="submit"
        variant="primary"
        size="l"
        isWide
        isPending={form.isSending}
        pendingLabel={profileTexts.saving}
      >
        {texts.send}
      </Button>
    </Form>
  );
});

const EnterCode = observer(function EnterCode({ store, address }: { store: ProfileStore; address: string }) {
  const form = store.form("code");
  const letter = store.form("email");
  const [code, setCode] = useState("");
  const note = form.note ?? letter.note;
  return (
    <Form aria-label={texts.confirmTitle} onSubmit={() => void store.confirmEmail(code)} failure={form.failure}>
      <p className={words}>{texts.confirmText(address)}</p>
      <TextField
        autoFocus
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
      {note !== null && <FormNote>{note}</FormNote>}
      {store.letter !== null && <FormNote kind="success">{store.letter}</FormNote>}
      <Button
        type="submit"
        variant="primary"
        size="l"
        isWide
        isPending={form.isSending}
        pendingLabel={profileTexts.saving}
      >
        {texts.confirm}
      </Button>
      <Button
        isWide
        isPending={letter.isSending}
        pendingLabel={profileTexts.saving}
        onPress={() => void store.saveEmail("")}
      >
        {texts.again}
      </Button>
    </Form>
  );
});
