import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import { PlayerStub } from "@kadr/design-system/stubs/PlayerStub";
import type { StubView } from "../../presenters/stub.ts";
import { useStores } from "../../stores/StoresContext.ts";
import { stubTexts } from "../../texts/stubs.ts";

export interface StubSlotProps {
  view: StubView;
  poster: SafeMediaUrl | null;
}

/** In the player's place when the video is not paid for. Its button waits for the payment popups, and says so. */
export default function StubSlot({ view, poster }: StubSlotProps) {
  const { notices } = useStores();
  return <PlayerStub {...view} poster={poster} onPress={() => notices.notify({ type: "info", text: stubTexts.soon })} />;
}
