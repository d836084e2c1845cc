import { observer } from "mobx-react-lite";
import { HintPopup } from "@kadr/design-system/popups/HintPopup";
import { invitationTexts } from "../../texts/auth.ts";

export interface SignInOfferProps {
  isOpen: boolean;
  /** Subject of the invitation. */
  about: keyof typeof invitationTexts.about;
  /** No other overlay lies over the page; while one does, the invitation waits under it. */
  isAlone: () => boolean;
  onSignIn: () => void;
  onClose: () => void;
  onHold?: ((isHeld: boolean) => void) | undefined;
}

/**
 * Tells a guest what signing in would give them: after the first dismissed sign-in (AUTH-GUEST-15), or as the offer of the day
 * (SHELL-AUTHOFFER-03).
 */
export const SignInOffer = observer(function SignInOffer({
  isOpen,
  about,
  isAlone,
  onSignIn,
  onClose,
  onHold,
}: SignInOfferProps) {
  if (!isOpen || !isAlone()) return null;
  const { about: words, signIn, close } = invitationTexts;
  return (
    <HintPopup
      title={words[about].title}
      text={words[about].text}
      action={{ label: signIn, onPress: onSignIn }}
      closeLabel={close}
      onClose={onClose}
      onHold={onHold}
    />
  );
});
