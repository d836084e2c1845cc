import { observer } from "mobx-react-lite";
import type { Ref } from "react";
import { Bell } from "@kadr/design-system/navigation/Bell";
import { useHost } from "../../ports/Host.ts";
import { bellTexts } from "../../texts/bell.ts";

export interface BellButtonProps {
  isOpen: boolean;
  onPress: () => void;
  onPrepare: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** The bell of the header (SHELL-HEADER-06): for a guest, too, whom its panel asks to sign in. */
export const BellButton = observer(function BellButton(props: BellButtonProps) {
  const { count } = useHost().stores.bell;
  return <Bell {...props} count={count} label={bellTexts.label(count)} tooltip={bellTexts.title} />;
});
