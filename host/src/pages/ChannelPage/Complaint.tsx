import { useState } from "react";
import { Button } from "@kadr/design-system/primitives/Button";
import { Dialog } from "@kadr/design-system/primitives/Dialog";
import { Form, FormNote } from "@kadr/design-system/primitives/Form";
import { RadioGroup } from "@kadr/design-system/primitives/RadioGroup";
import { TextArea } from "@kadr/design-system/primitives/TextArea";
import { isApiFailure } from "../../presenters/failure.ts";
import { useHost } from "../../ports/Host.ts";
import { channelTexts } from "../../texts/channel.ts";

const { complaint: texts } = channelTexts;
const reasons = ["spam", "insult", "violence", "adult", "fraud", "copyright", "other"] as const;
type Reason = (typeof reasons)[number];

/** Characters that the server takes. */
const maxTextLength = 500;

export interface ComplaintProps {
  channelId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Complaint about a channel. The chosen reason and the text stay until the server has them, however often the dialog is closed. */
export default function Complaint({ channelId, isOpen, onOpenChange }: ComplaintProps) {
  const { api, stores } = useHost();
  const { toasts } = stores;
  const [reason, setReason] = useState<Reason | null>(null);
  const [text, setText] = useState("");
  const [isSending, setSending] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  // One complaint, however often it is sent until an answer comes.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const send = async () => {
    if (isSending) return;
    setMissed(reason === null);
    if (reason === null) return;
    setSending(true);
    setNote(null);
    try {
      await api.call("complainAboutChannel", {
        path: { id: channelId },
        body: { reason, ...(text.trim() === "" ? {} : { text: text.trim() }) },
        idempotencyKey: key,
      });
      setReason(null);
      setText("");
      setKey(crypto.randomUUID());
      onOpenChange(false);
      toasts.notify({ type: "success", text: texts.done });
    } catch (error) {
      setNote(isApiFailure(error) && error.kind === "offline" ? texts.offline : texts.failed);
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts.title}
      closeLabel={texts.close}
      isDismissable={false}
      size="s"
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{texts.cancel}</Button>
          <Button variant="primary" isPending={isSending} pendingLabel={texts.sending} onPress={() => void send()}>
            {texts.send}
          </Button>
        </>
      }
    >
      <Form aria-label={texts.title} onSubmit={() => void send()}>
        <RadioGroup
          label={texts.label}
          layout="column"
          options={reasons.map((id) => ({ id, label: texts[id] }))}
          value={reason}
          onChange={(id) => {
            setReason(id as Reason);
            setMissed(false);
            setKey(crypto.randomUUID());
          }}
          error={isMissed ? texts.choose : undefined}
        />
        <TextArea label={texts.text} minRows={3} maxLength={maxTextLength} value={text} onChange={setText} />
        {note !== null && <FormNote>{note}</FormNote>}
      </Form>
    </Dialog>
  );
}
