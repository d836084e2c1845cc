import { hasVisible } from "@kadr/openapi/pages";
import { observer } from "mobx-react-lite";
import { useMemo, type ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { ChatPanel, type ChatMessageView } from "@kadr/design-system/chat";
import { presentMessage } from "../../presenters/chat.ts";
import { clockTime } from "../../presenters/duration.ts";
import { LiveChatStore, maxMessageLength, type LiveChatPorts, type Outgoing } from "../../stores/LiveChatStore.ts";
import { useHost } from "../../ports/Host.ts";
import { useConnected } from "../../ports/useStore.ts";
import { chatTexts as texts } from "../../texts/chat.ts";

export interface LiveChatPanelProps {
  ports: LiveChatPorts;
  videoId: string;
  /** Default 2. */
  headingLevel?: 1 | 2 | undefined;
  /** Beside the heading. */
  actions?: ReactNode;
}

/** The chat of one stream, with a store of its own that lives as long as it is shown: also through a login and a log-out. */
export const LiveChatPanel = observer(function LiveChatPanel(props: LiveChatPanelProps) {
  const { ports, videoId, headingLevel, actions } = props;
  const { stores, mediaUrl } = useHost();
  const { session } = stores;
  const store = useMemo(() => new LiveChatStore(ports, videoId), [ports, videoId]);
  useConnected(store);
  const { userId, phase, messages } = store;
  const shown = useMemo(
    () => messages.map((message) => presentMessage(message, { mediaUrl, userId })),
    [messages, mediaUrl, userId],
  );
  const name = session.profile?.name ?? "";
  const own = (one: Outgoing): ChatMessageView => ({
    id: one.key,
    authorName: name,
    text: one.text,
    time: clockTime(one.at),
    dateTime: new Date(one.at).toISOString(),
    isOwn: true,
    phase: one.phase,
  });
  return (
    <I18nProvider locale="ru-RU">
      <ChatPanel
        phase={phase}
        onReload={store.reload}
        notice={store.isBehind && phase === "ready" ? texts.offline : undefined}
        messages={shown}
        outgoing={store.outgoing.map(own)}
        onRetry={(key) => void store.retry(key)}
        onRemove={store.remove}
        form={{
          value: store.draft,
          onChange: store.type,
          onSubmit: () => void store.send(),
          maxLength: maxMessageLength,
          isBlank: !hasVisible(store.draft),
          isWaiting: store.isCooling,
          note: store.isCooling ? texts.coolDown : store.isGuest && store.draft !== "" ? texts.guest : undefined,
        }}
        blocked={store.block ?? undefined}
        actions={actions}
        headingLevel={headingLevel}
        texts={texts}
      />
    </I18nProvider>
  );
});
