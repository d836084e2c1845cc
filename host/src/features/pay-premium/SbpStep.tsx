import { useEffect, useState } from "react";
import { SbpCode } from "@kadr/design-system/pay/SbpCode";
import { premiumTexts } from "../../texts/premium.ts";
import { useHost } from "../../ports/Host.ts";
import type { PremiumView } from "./premiumView.ts";

const { sbp: texts } = premiumTexts;

/** A code can be paid by for so long, ms (ours: the documents do not say). */
const codeLifeMs = 15 * 60 * 1000;

/** Paying by SBP: a code on a desktop, the bank's app on a phone (PAY-SCREEN-05). */
export function SbpStep({ store, link, isMobile }: PremiumView) {
  const { copyText, now } = useHost();
  const { news, intent } = store.shown.context;
  const address = news?.confirmationData ?? null;
  const appLink = isMobile && address !== null ? link(address) : null;
  const [time, setTime] = useState(now);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 1000);
    return () => clearInterval(timer);
  }, [now]);
  const leftMs = intent === null ? 0 : intent.begunAt + codeLifeMs - time;
  return (
    <SbpCode
      address={address}
      appHref={appLink?.href}
      secondsLeft={address === null || leftMs <= 0 ? null : Math.ceil(leftMs / 1000)}
      isCopied={isCopied}
      onCopy={() => {
        // A closed clipboard is ignored silently (OWNER-TOOLS-07): the address is there to be copied by hand.
        if (address !== null) void copyText(address).then(setCopied);
      }}
      texts={{ ...texts, hint: isMobile ? texts.hintMobile : texts.hint }}
    />
  );
}
