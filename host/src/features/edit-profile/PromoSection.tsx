import { useId } from "react";
import { Button } from "@kadr/design-system/primitives/Button";
import { promoTexts } from "../../texts/purchase.ts";
import { Section } from "./Section.tsx";

/** The way to the form of promo codes. */
export function PromoSection({ onOpen }: { onOpen: () => void }) {
  const headingId = useId();
  return (
    <Section title={promoTexts.section.title} headingId={headingId}>
      <>
        <p>{promoTexts.section.text}</p>
        <div>
          <Button onPress={onOpen}>{promoTexts.title}</Button>
        </div>
      </>
    </Section>
  );
}
