import { observer } from "mobx-react-lite";
import { useEffect, useEffectEvent } from "react";
import { Waiting } from "@kadr/design-system/pay/Waiting";
import { outcomeParts } from "@kadr/design-system/popups/OutcomePopup";
import { Button } from "@kadr/design-system/primitives/Button";
import { Dialog, type DialogProps } from "@kadr/design-system/primitives/Dialog";
import { dateOf } from "../../presenters/tariffs.ts";
import { roubles } from "../../presenters/money.ts";
import type { MachineStore } from "../../stores/paying/MachineStore.ts";
import type { ManagementContext, ManagementEvent, managementMachine } from "../../stores/paying/managementMachine.ts";
import { paymentsTexts } from "../../texts/payments.ts";
import { useConnected } from "../../ports/useStore.ts";
import { SubscriptionFacts } from "./SubscriptionFacts.tsx";
import * as styles from "./ManagePopup.styles.ts";

const texts = paymentsTexts.manage;

export type ManagementStore = MachineStore<typeof managementMachine>;

export interface ManagePopupProps {
  store: ManagementStore;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface View {
  readonly context: ManagementContext;
  readonly send: (event: ManagementEvent) => void;
  readonly can: (event: ManagementEvent) => boolean;
  /** Its change is on its way. */
  readonly isPending: boolean;
}

type Parts = Omit<DialogProps, "isOpen" | "onOpenChange">;

const dateIn = (time: string | null | undefined): string | null => (time == null ? null : dateOf(time));

/** The person's subscription, and the actions on it. */
const managed = ({ context, send, can, isPending }: View): Parts => ({
  title: context.managed?.tariff.nameTransformed ?? texts.title,
  closeLabel: paymentsTexts.close,
  size: "s",
  children: context.managed !== null && <SubscriptionFacts managed={context.managed} />,
  footer: (can({ type: "RESCIND" }) || can({ type: "RECOVER" }) || isPending) && (
    <>
      {can({ type: "RESCIND" }) && (
        <Button autoFocus size="l" className={styles.wide} onPress={() => send({ type: "RESCIND" })}>
          {texts.cancel}
        </Button>
      )}
      {(can({ type: "RECOVER" }) || isPending) && (
        <Button
          autoFocus
          variant="primary"
          size="l"
          className={styles.wide}
          isPending={isPending}
          pendingLabel={texts.recovering}
          onPress={() => send({ type: "RECOVER" })}
        >
          {texts.recover}
        </Button>
      )}
    </>
  ),
});

interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly pending: string;
  readonly isDanger: boolean;
}

/** A question with a yes and a no; the no, which changes nothing, is focused. */
const questionParts = ({ send, isPending }: View, { title, text, yes, no, pending, isDanger }: Question): Parts => ({
  title,
  role: "alertdialog",
  isDismissable: false,
  size: "s",
  children: <p className={styles.words}>{text}</p>,
  footer: (
    <>
      <Button
        autoFocus={!isPending}
        size="l"
        className={styles.wide}
        onPress={() => send({ type: "NO" })}
        isDisabled={isPending}
      >
        {no}
      </Button>
      <Button
        autoFocus={isPending}
        variant={isDanger ? "danger" : "primary"}
        size="l"
        className={styles.wide}
        isPending={isPending}
        pendingLabel={pending}
        onPress={() => send({ type: "YES" })}
      >
        {yes}
      </Button>
    </>
  ),
});

const rescission = (view: View): Parts => {
  const tariff = view.context.managed?.tariff;
  return questionParts(view, {
    title: texts.question,
    text: texts.questionText(tariff?.nameTransformed ?? "", dateIn(tariff?.billingPeriodExpired)),
    yes: texts.yes,
    no: texts.no,
    pending: texts.cancelling,
    isDanger: true,
  });
};

const recovery = (view: View): Parts => {
  const tariff = view.context.managed?.tariff;
  return questionParts(view, {
    title: texts.recoverQuestion,
    text: texts.recoverText(roubles(tariff?.tariff.mainPrice.price ?? 0), dateIn(tariff?.endTime)),
    yes: texts.recover,
    no: texts.notNow,
    pending: texts.recovering,
    isDanger: false,
  });
};

const resultParts = (
  { send }: View,
  tone: "success" | "failure",
  title: string,
  text: string,
  { label, type }: { readonly label: string; readonly type: "NEXT" | "RETRY" },
): Parts =>
  outcomeParts({
    tone,
    title,
    text,
    closeLabel: paymentsTexts.close,
    action: { label, onPress: () => send({ type }) },
  });

const ok = { label: texts.ok, type: "NEXT" } as const;
const retry = { label: texts.retry, type: "RETRY" } as const;

/** Each state of the machine as a dialog. */
const views: Readonly<Record<string, (view: View) => Parts>> = {
  management: managed,
  recurrent_rescission: rescission,
  rescinding: rescission,
  recurrent_recovery: recovery,
  recovering: (view) => (view.context.entry === "recovery" ? recovery(view) : managed(view)),
  recurrent_rescission_success: (view) =>
    resultParts(
      view,
      "success",
      texts.cancelled,
      texts.cancelledText(dateIn(view.context.managed?.tariff.endTime)),
      ok,
    ),
  rescission_error: (view) => resultParts(view, "failure", texts.failed, texts.failedText, retry),
  recovery_success: (view) => resultParts(view, "success", texts.recovered, texts.recoveredText, ok),
  recovery_error: (view) => resultParts(view, "failure", texts.recoverFailed, texts.recoverFailedText, retry),
  unread: (view) => resultParts(view, "failure", texts.unread, texts.unreadText, retry),
  over: (view) => resultParts(view, "failure", texts.over, texts.overText, ok),
};

const waiting = (): Parts => ({
  title: texts.title,
  closeLabel: paymentsTexts.close,
  size: "s",
  children: <Waiting text={texts.loading} />,
});

/** Management of a subscription (MANAGE-STATUS-17): one dialog from the first step to the last. */
export const ManagePopup = observer(function ManagePopup({ store, isOpen, onOpenChange }: ManagePopupProps) {
  useConnected(store);
  const { isDone } = store;
  const onDone = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone]);
  const { value, context } = store.snapshot;
  const step = String(value);
  const view = views[step] ?? waiting;
  return (
    <Dialog
      isOpen={isOpen && !isDone}
      onOpenChange={(next) => {
        if (!next) store.send({ type: "CANCEL" });
        onOpenChange(next);
      }}
      {...view({
        context,
        send: store.send,
        can: store.can,
        isPending: step === "rescinding" || step === "recovering",
      })}
    />
  );
});
