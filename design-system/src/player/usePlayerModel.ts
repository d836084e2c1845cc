import { createContext, use } from "react";
import type { PlayerMode, PlayerModel, PlayerPreferences, PlayerQueue } from "./model.ts";
import type { PlayerCommand } from "./shortcuts.ts";

/** The model as the parts of one player read it, with what they may ask of that player. */
export interface PartsModel extends PlayerModel {
  readonly preferences: PlayerPreferences;
  readonly queue: PlayerQueue;
  readonly mode: PlayerMode;
  readonly onModeChange: ((mode: PlayerMode) => void) | undefined;
  readonly send: (command: PlayerCommand) => void;
  /** Gives the focus to the player itself: what had it goes. */
  readonly focusPlayer: () => void;
  /** Does it and gives the focus to the player: what was pressed goes away. */
  readonly thenFocus: (act: () => void) => void;
}

export const PartsModelContext = createContext<PartsModel | null>(null);

export function usePlayerModel(): PartsModel {
  const model = use(PartsModelContext);
  if (model === null) throw new Error("A part of the player is drawn outside of a player");
  return model;
}
