import { examples } from "@kadr/openapi/examples";
import type { ChatMessageView } from "@kadr/design-system/chat";
import { media } from "@kadr/design-system/primitives/SafeAddress/testing";
import { presentMessage } from "../../host/src/presenters/chat.ts";
import { at, avatars } from "../fixtures/pictures.ts";

/** The conversation of the spec's example, as the host presents it; one of its people looks. */
export const conversation: readonly ChatMessageView[] = examples.listChatMessages.talk.results.map(
  (message, index) => ({
    ...presentMessage(message, { mediaUrl: () => undefined, userId: "3004" }),
    avatarSrc: message.user.avatar_url === null ? undefined : media(at(avatars, index)),
  }),
);

const first = conversation[0] as ChatMessageView;

/** So many messages, one after the other. */
export const longConversation = (count: number): readonly ChatMessageView[] =>
  Array.from({ length: count }, (_, index) => ({ ...first, id: `m${index}`, text: `Сообщение ${index + 1}` }));

export const sending: ChatMessageView = { ...first, id: "k1", text: "Уже лечу!", isOwn: true, phase: "sending" };
export const failed: ChatMessageView = { ...sending, id: "k2", text: "А у нас снег", phase: "failed" };
