import { observer } from "mobx-react-lite";
import { Component, useEffect, useRef, type ReactNode } from "react";
import { Dialog } from "@kadr/design-system/primitives/Dialog";
import { useHost } from "../../ports/Host.ts";
import { stepOf } from "../../stores/paying/premiumMachine.ts";
import type { PremiumView } from "./premiumView.ts";
import { steps } from "./steps.tsx";

export interface PremiumFlowProps extends Omit<PremiumView, "link"> {
  isOpen: boolean;
  /** Back was pressed, and it was a step back: the popup stays, with its address. */
  onStay: () => void;
}

/** The steps of the premium flow in one dialog, from the first to the last (PAY-FLOW-14). */
export const PremiumFlow = observer(function PremiumFlow({ isOpen, onStay, ...props }: PremiumFlowProps) {
  const { link } = useHost();
  const view = { ...props, link };
  const { store } = view;
  const step = stepOf(store.shown);
  const parts = (steps[step] ?? steps["error"])?.(view);
  if (parts === undefined) return null;
  const { children, ...dialog } = parts;
  // A number stays as it is typed while it is saved, and when it could not be.
  const place = step === "phone.saving" ? "phone.asking" : step;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) store.send({ type: "CANCEL" });
      }}
      onBack={() => {
        const way = (["BACK", "RETRY", "CANCEL"] as const).find((type) => store.can({ type }));
        if (way !== undefined) store.send({ type: way });
        if (!store.isDone) onStay();
      }}
      {...dialog}
    >
      <StepBoundary key={`boundary ${place}`} onBroken={() => store.send({ type: "BROKEN" })}>
        <StepFocus key={place} hasOwn={dialog.role !== undefined || step.startsWith("phone")}>
          {children}
        </StepFocus>
      </StepBoundary>
    </Dialog>
  );
});

/** A step that cannot be drawn becomes the error popup (PAY-FLOW-13). */
class StepBoundary extends Component<{ children: ReactNode; onBroken: () => void }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onBroken();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** With each step after the first the dialog is told anew, by its name: what was pressed is no longer there. */
function StepFocus({ children, hasOwn }: { children: ReactNode; hasOwn: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasOwn) place.current?.closest<HTMLElement>("[role=dialog], [role=alertdialog]")?.focus();
  }, [hasOwn]);
  return <div ref={place}>{children}</div>;
}
