import { memo } from "react";
import { CardFrame } from "../CardFrame/index.ts";
import { CardLine } from "../parts/CardLine.tsx";
import type { CategoryCardProps } from "../props.ts";

/** A category: its picture with the name over it. */
export const CategoryCard = memo(function CategoryCard(props: CategoryCardProps) {
  return (
    <CardFrame card={props} layout="over">
      {props.meta === undefined ? null : <CardLine isSpokenByLink={props.label !== undefined} facts={props.meta} />}
    </CardFrame>
  );
});
