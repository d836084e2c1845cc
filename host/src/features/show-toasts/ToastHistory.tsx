import { observer } from "mobx-react-lite";
import { ToastLog } from "@kadr/design-system/popups/ToastLog";
import { useHost } from "../../ports/Host.ts";
import { layerTexts } from "../../texts/layers.ts";

export interface ToastHistoryProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const clockTime = new Intl.DateTimeFormat("ru", { hour: "2-digit", minute: "2-digit" });

/** Every message of this visit, for who was too slow for a toast. */
export const ToastHistory = observer(function ToastHistory({ isOpen, onOpenChange }: ToastHistoryProps) {
  const { toasts } = useHost().stores;
  return (
    <ToastLog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      messages={toasts.log.map(({ id, type, text, at }) => ({
        id,
        type,
        text,
        time: clockTime.format(at),
        dateTime: new Date(at).toISOString(),
      }))}
      texts={layerTexts.toastLog}
    />
  );
});
