import { LatePlace } from "@kadr/design-system/primitives/Late";
import { lateTexts } from "../../texts/late.ts";
import { useHost } from "../../ports/Host.ts";
import { playerSlot } from "./latePlayer.ts";
import { PlayerFallback, type PlayerFallbackProps } from "./PlayerFallback.tsx";
import type { PlayerSlotProps } from "./PlayerSlot.tsx";
import * as styles from "./VideoPage.styles.ts";

export interface LatePlayerSlotProps extends Omit<PlayerSlotProps, "parts">, Pick<PlayerFallbackProps, "stream"> {}

/** The player's place: its code and what it plays with come together. */
export function LatePlayerSlot({ stream, ...props }: LatePlayerSlotProps) {
  const { player } = useHost();
  return (
    <LatePlace
      of={{ PlayerSlot: playerSlot, parts: player }}
      pending={<PlayerFallback poster={props.poster} stream={stream} />}
      texts={lateTexts}
      className={styles.poster}
    >
      {({ PlayerSlot, parts }) => <PlayerSlot {...props} parts={parts} />}
    </LatePlace>
  );
}
