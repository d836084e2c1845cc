import { useMemo } from "react";
import { AddCard, type AddCardProps } from "../features/manage-cards/AddCard.tsx";
import { createCardFrame } from "./cardFrame.ts";
import type { AppParts } from "./AppParts.ts";

export interface AddCardOverlayProps extends Omit<AddCardProps, "frame"> {
  app: AppParts;
}

/** The popup of a new card with the frame of this app. */
export function AddCardOverlay({ app, ...popup }: AddCardOverlayProps) {
  const frame = useMemo(() => createCardFrame(app.config.paymentUrl), [app.config.paymentUrl]);
  return <AddCard frame={frame} {...popup} />;
}
