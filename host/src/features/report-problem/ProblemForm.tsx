import { hasVisible } from "@kadr/openapi/pages";
import { useEffect, useState } from "react";
import { isApiFailure } from "../../presenters/failure.ts";
import { Button } from "@kadr/design-system/primitives/Button";
import { Form, FormNote } from "@kadr/design-system/primitives/Form";
import { TextArea } from "@kadr/design-system/primitives/TextArea";
import { TextField } from "@kadr/design-system/primitives/TextField";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import { SuccessIcon } from "@kadr/design-system/primitives/Icon";
import { useHost } from "../../ports/Host.ts";
import { infoTexts } from "../../texts/info.ts";

const { problem: texts } = infoTexts;
/** Characters that the server takes. */
const maxTextLength = 2000;

interface Errors {
  readonly text?: string;
  readonly email?: string;
}

/** Without drafts the text is still on the screen. */
const ignore = (): void => undefined;

const errorsOf = (error: unknown): Errors => {
  const body = (error as { body?: { fields?: Errors } | null }).body;
  const { text, email } = body?.fields ?? {};
  return { ...(typeof text === "string" ? { text } : {}), ...(typeof email === "string" ? { email } : {}) };
};

function wordsOf(error: unknown): string {
  if (!isApiFailure(error)) return texts.failed;
  if (error.kind === "offline") return texts.offline;
  return error.status === 429 ? texts.tooMany(Math.max(1, Math.ceil((error.retryAfter ?? 0) / 60))) : texts.failed;
}

/** The form about problems (route `problem`): the words that are written stay until the server has them, also through a reload. */
export function ProblemForm() {
  const { api, problemDraft: drafts } = useHost();
  const [text, setText] = useState("");
  const [email, setEmail] = useState("");
  const [phase, setPhase] = useState<"typing" | "sending" | "done">("typing");
  const [errors, setErrors] = useState<Errors>({});
  const [note, setNote] = useState<string | null>(null);
  const [failure, setFailure] = useState<object>();
  const [isRead, setRead] = useState(false);

  useEffect(() => {
    let isOver = false;
    void drafts().then((kept) => {
      if (isOver) return;
      const draft = kept.read();
      setText((typed) => typed || (draft?.text ?? ""));
      setEmail((typed) => typed || (draft?.email ?? ""));
      setRead(true);
    }, ignore);
    return () => {
      isOver = true;
    };
  }, [drafts]);
  useEffect(() => {
    if (isRead) void drafts().then((kept) => kept.write(text === "" && email === "" ? null : { text, email }), ignore);
  }, [drafts, isRead, text, email]);

  const refuse = (found: Errors, words: string | null) => {
    setPhase("typing");
    setErrors(found);
    setNote(words);
    setFailure({});
  };
  const send = async () => {
    if (phase === "sending") return;
    if (!hasVisible(text)) return refuse({ text: texts.required }, null);
    if (text.length > maxTextLength) return refuse({ text: texts.tooLong(text.length, maxTextLength) }, null);
    setPhase("sending");
    setErrors({});
    setNote(null);
    try {
      await api.call("sendProblem", { body: { text, ...(email.trim() === "" ? {} : { email: email.trim() }) } });
      setText("");
      setPhase("done");
    } catch (error) {
      const found = errorsOf(error);
      refuse(found, Object.keys(found).length > 0 ? null : wordsOf(error));
    }
  };

  if (phase === "done")
    return (
      <div role="status">
        <EmptyState
          icon={<SuccessIcon size={32} />}
          title={texts.done.title}
          text={texts.done.text}
          action={<Button onPress={() => setPhase("typing")}>{texts.done.again}</Button>}
        />
      </div>
    );
  return (
    <Form aria-label={texts.title} onSubmit={() => void send()} failure={failure}>
      <TextArea
        label={texts.text}
        minRows={5}
        maxLength={maxTextLength}
        counterFrom={maxTextLength - 200}
        tooLongLabel={texts.tooLong}
        value={text}
        onChange={(next) => {
          setText(next);
          setErrors({});
        }}
        error={errors.text}
      />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        description={texts.emailHint}
        value={email}
        onChange={(next) => {
          setEmail(next);
          setErrors({});
        }}
        error={errors.email}
      />
      {note !== null && <FormNote>{note}</FormNote>}
      <div>
        <Button type="submit" variant="primary" isPending={phase === "sending"} pendingLabel={texts.sending}>
          {texts.send}
        </Button>
      </div>
    </Form>
  );
}
