import { LatePlace } from "@kadr/design-system/primitives/Late";
import { useId, type ReactNode } from "react";
import { SavedCards } from "../../features/manage-cards/SavedCards.tsx";
import { Subscriptions } from "../../features/manage-subscription/Subscriptions.tsx";
import { paymentHistoryPath, premiumPath } from "../../links/addresses.ts";
import { navigate } from "../../routes/navigation.ts";
import { useHost } from "../../ports/Host.ts";
import { lateTexts } from "../../texts/late.ts";
import { paymentsTexts } from "../../texts/payments.ts";
import { ProfileWaiting } from "./ProfileWaiting.tsx";
import * as styles from "./ProfilePage.styles.ts";

function Part({ title, children }: { title: string; children: (headingId: string) => ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <h2 id={headingId} className={styles.partHeading}>
        {title}
      </h2>
      {children(headingId)}
    </section>
  );
}

/** The subscriptions that are paid for, the cards that pay (PROFILE-EDIT-12), and the way to the history of payments (PAY-SCREEN-08). */
export function PaymentsSection() {
  const { stores, overlays } = useHost();
  const { savedCards } = stores;
  return (
    <>
      <Part title={paymentsTexts.subscriptions.title}>
        {(headingId) => (
          <Subscriptions
            headingId={headingId}
            onManage={(entry, productCode) =>
              overlays.open(entry === "recovery" ? "manageRecovery" : "managePurchase", { productCode })
            }
            onOffer={() => navigate(premiumPath)}
          />
        )}
      </Part>
      <Part title={paymentsTexts.cards.title}>
        {(headingId) => (
          <LatePlace of={{ store: savedCards }} pending={<ProfileWaiting />} texts={lateTexts}>
            {({ store }) => (
              <SavedCards store={store} headingId={headingId} onAdd={() => overlays.open("addCard", null)} />
            )}
          </LatePlace>
        )}
      </Part>
      <a className={styles.link} href={paymentHistoryPath}>
        {paymentsTexts.history.link}
      </a>
    </>
  );
}
