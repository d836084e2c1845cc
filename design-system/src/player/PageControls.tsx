import { CentreControls } from "./CentreControls.tsx";
import { ControlBar, type ControlBarProps } from "./ControlBar.tsx";
import { controls } from "./Player.styles.ts";
import { useFact } from "./useEngine.ts";
import { usePlayerModel } from "./usePlayerModel.ts";

/** The controls of a player that has room: the bar under the picture, and for fingers the large ones in its middle. */
export function PageControls({ isHidden, ...bar }: ControlBarProps & { isHidden: boolean }) {
  const { engine } = usePlayerModel();
  const isEnded = useFact(engine, (snapshot) => snapshot.phase === "ended");
  return (
    <>
      {!isEnded && <CentreControls isHidden={isHidden} />}
      <div className={controls} data-hidden={isHidden || undefined}>
        <ControlBar {...bar} />
      </div>
    </>
  );
}
