import { startTransition, useEffect, useReducer, useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether one component was drawn by a server: the server's snapshot is asked for there and while React takes that over, and never else. */
class Drawing {
  #isDrawn = false;
  readonly isOver = (): boolean => !this.#isDrawn;
  readonly isOverOnServer = (): boolean => {
    this.#isDrawn = true;
    return false;
  };
  readonly end = (): void => {
    this.#isDrawn = false;
  };
}

/**
 * False while a server draws and while React takes that drawing over, so that both draw the same; true ever after, and from the
 * beginning where nothing was drawn before. What only this device knows is asked for when it is true. It turns true in a transition:
 * what follows may be a player, and the page answers meanwhile.
 */
export function useIsHydrated(): boolean {
  const [drawing] = useState(() => new Drawing());
  const isHydrated = useSyncExternalStore(never, drawing.isOver, drawing.isOverOnServer);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (drawing.isOver()) return;
    startTransition(() => {
      drawing.end();
      drawAgain();
    });
  }, [drawing]);
  return isHydrated;
}
