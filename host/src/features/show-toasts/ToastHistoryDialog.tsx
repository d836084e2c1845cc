import { observer } from "mobx-react-lite";
import { ToastHistory } from "@kadr/design-system/popups/ToastHistory";
import { useHost } from "../../ports/Host.ts";
import { layerTexts } from "../../texts/layers.ts";

export interface ToastHistoryDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const clockTime = new Intl.DateTimeFormat("ru", { hour: "2-digit", minute: "2-digit" });

/** Every message of this visit, for who was too slow for a toast. */
export const ToastHistoryDialog = observer(function ToastHistoryDialog({
  isOpen,
  onOpenChange,
}: ToastHistoryDialogProps) {
  const { toasts } = useHost().stores;
  return (
    <ToastHistory
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      toasts={toasts.history.map(({ id, type, text, at }) => ({
        id,
        type,
        text,
        time: clockTime.format(at),
        dateTime: new Date(at).toISOString(),
      }))}
      texts={layerTexts.toastHistory}
    />
  );
});
