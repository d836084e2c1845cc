import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { MessageLog } from "@kadr/design-system/popups/MessageLog";
import { useStores } from "../../stores/StoresContext.ts";
import { layerTexts } from "../../texts/layers.ts";

export interface NoticeLogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const clockTime = new Intl.DateTimeFormat("ru", { hour: "2-digit", minute: "2-digit" });

/** Every message of this visit, for who was too slow for a toast. */
export const NoticeLog = observer(function NoticeLog({ isOpen, onOpenChange }: NoticeLogProps) {
  const { notices } = useStores();
  useEffect(() => {
    if (isOpen) notices.readLog();
  }, [isOpen, notices]);
  return (
    <MessageLog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      messages={notices.log.map(({ id, type, text, at }) => ({ id, type, text, time: clockTime.format(at), dateTime: new Date(at).toISOString() }))}
      texts={layerTexts.messageLog}
    />
  );
});
