import { Button } from "@kadr/design-system/primitives/Button";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { Waiting } from "@kadr/design-system/pay/Waiting";
import { premiumTexts } from "../../texts/premium.ts";
import { error, success, unknown } from "./outcomes.tsx";
import { ChooseCardStep, NewCardStep } from "./PaySteps.tsx";
import { PhoneStep } from "./PhoneStep.tsx";
import type { PremiumView, Step } from "./premiumView.ts";
import { SbpStep } from "./SbpStep.tsx";
import { TariffsStep } from "./TariffsStep.tsx";

const { title, close, pay, sbp, phone, waiting, loading, loadingTariffs } = premiumTexts;

const back = ({ store }: PremiumView) => (
  <Button onPress={() => store.send({ type: "BACK" })}>{premiumTexts.back}</Button>
);

const waitingFor =
  (heading: string, text: string): Step =>
  () => ({ title: heading, closeLabel: close, isDismissable: false, children: <Waiting text={text} /> });

const phoneStep: Step = (view) => {
  const { store } = view;
  return {
    title: phone.title,
    closeLabel: close,
    isDismissable: false,
    size: "s",
    children: (
      <PhoneStep
        isSaving={store.shown.matches({ phone: "saving" })}
        hasFailed={store.shown.context.hasPhoneFailed}
        onSave={(number) => store.send({ type: "PHONE", phone: number })}
      />
    ),
    footer: back(view),
  };
};

/** The bank thinks, or waits for the person on its own page. */
const statusStep: Step = ({ store, link }) => {
  const url = store.shown.context.news?.confirmationUrl ?? null;
  const toBank = url === null ? null : link(url);
  return {
    title: pay.title,
    closeLabel: close,
    isDismissable: false,
    children: <Waiting text={waiting.text} note={toBank === null ? waiting.note : waiting.bank} />,
    footer:
      toBank === null ? undefined : (
        <>
          <Button onPress={() => store.send({ type: "BACK" })}>{waiting.other}</Button>
          <LinkButton href={toBank.href} variant="primary">
            {waiting.toBank}
          </LinkButton>
        </>
      ),
  };
};

/** View of each state of the machine, by its name. */
export const steps: Readonly<Record<string, Step>> = {
  auth: waitingFor(title, loading),
  // Between two looks after a return from the bank nothing changes for the eye.
  already_has_subscription: (view) =>
    view.store.shown.context.looks > 0
      ? waitingFor(pay.title, waiting.text)(view)
      : waitingFor(title, loadingTariffs)(view),
  returning: waitingFor(pay.title, waiting.text),
  resume: waitingFor(pay.title, waiting.text),
  tariffs: (view) => ({
    title,
    closeLabel: close,
    size: "l",
    children: <TariffsStep {...view} />,
  }),
  "phone.checking": waitingFor(title, loading),
  "phone.asking": phoneStep,
  "phone.saving": phoneStep,
  "choose_card.loading": waitingFor(pay.title, loading),
  "choose_card.choosing": (view) => ({
    title: pay.title,
    closeLabel: close,
    children: <ChooseCardStep {...view} />,
    footer: back(view),
  }),
  "pay.deciding": waitingFor(pay.title, loading),
  "pay.new_card": (view) => ({
    title: pay.title,
    closeLabel: close,
    isDismissable: false,
    children: <NewCardStep {...view} />,
    footer: back(view),
  }),
  "pay.starting": waitingFor(pay.title, pay.starting),
  "pay.started": waitingFor(pay.title, pay.starting),
  qr: (view) => ({
    title: sbp.title,
    closeLabel: close,
    isDismissable: false,
    children: <SbpStep {...view} />,
    footer: <Button onPress={() => view.store.send({ type: "BACK" })}>{sbp.other}</Button>,
  }),
  prepare_payment: waitingFor(pay.title, waiting.text),
  payment_status_check: statusStep,
  unknown,
  success,
  error,
};
