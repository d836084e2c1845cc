import { observer } from "mobx-react-lite";
import { Button } from "@kadr/design-system/primitives/Button";
import { LatePlace } from "@kadr/design-system/primitives/Late";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import { ChosenInterests } from "../../features/choose-interests/ChosenInterests.tsx";
import { AvatarForm } from "../../features/edit-profile/AvatarForm.tsx";
import { EmailForm } from "../../features/edit-profile/EmailForm.tsx";
import { InfoForm } from "../../features/edit-profile/InfoForm.tsx";
import { PasswordForm } from "../../features/edit-profile/PasswordForm.tsx";
import { PhoneForm } from "../../features/edit-profile/PhoneForm.tsx";
import { PromoSection } from "../../features/edit-profile/PromoSection.tsx";
import { RemoveAccount } from "../../features/edit-profile/RemoveAccount.tsx";
import { homePath } from "../../links/addresses.ts";
import { navigate } from "../../routes/navigation.ts";
import type { PageProps } from "../PageProps.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import type { ProfileStore } from "../../stores/ProfileStore.ts";
import { useHost } from "../../ports/Host.ts";
import { useLoaded } from "../../ports/useStore.ts";
import { lateTexts } from "../../texts/late.ts";
import { profileTexts } from "../../texts/profile.ts";
import { PaymentHistory } from "./PaymentHistory.tsx";
import { PaymentsSection } from "./PaymentsSection.tsx";
import { GuestProfile, ProfileFrame, type ProfileTab } from "./ProfileFrame.tsx";
import { ProfileWaiting } from "./ProfileWaiting.tsx";

/**
 * The person's own pages: the account, the data about the person, the payments (routes `profile`, `profile.edit`, `paymentsHistory`).
 */
export default function ProfilePage({ params }: Pick<PageProps, "params">) {
  const section = params["rest"]?.replace(/\/$/, "") ?? "";
  return <ProfileSection section={sections[section] ?? "account"} />;
}

type SectionName = Exclude<ProfileTab, "notifications"> | "history";

/** By what stands behind `/profile/`. */
const sections: Readonly<Partial<Record<string, SectionName>>> = {
  "info/edit": "info",
  payments: "payments",
  "payments/history": "history",
};

function ProfileSection({ section }: { section: SectionName }) {
  const title = profileTexts.titles[section];
  usePageArrival({ title });
  return (
    <ProfileFrame tab={section === "history" ? "payments" : section} title={title}>
      {section === "account" || section === "info" ? <ProfileForms tab={section} /> : <Payments section={section} />}
    </ProfileFrame>
  );
}

/** Of who is signed in. */
const Payments = observer(function Payments({ section }: { section: "payments" | "history" }) {
  const { userId, phase } = useHost().stores.session;
  if (userId === null) return phase === "unknown" ? <ProfileWaiting /> : <GuestProfile />;
  return section === "history" ? <PaymentHistory /> : <PaymentsSection />;
});

interface ProfileFormsProps {
  tab: "account" | "info";
}

function ProfileForms(props: ProfileFormsProps) {
  const { profile } = useHost().stores;
  return (
    <LatePlace of={{ store: profile }} pending={<ProfileWaiting />} texts={lateTexts}>
      {({ store }) => <Forms {...props} store={store} />}
    </LatePlace>
  );
}

const Forms = observer(function Forms({ tab, store }: ProfileFormsProps & { store: ProfileStore }) {
  const { stores, overlays } = useHost();
  const { session, toasts } = stores;
  const { userId, phase } = session;
  useLoaded(userId === null ? null : store, userId);
  if (userId === null && phase !== "unknown") return <GuestProfile />;
  if (store.saved === null) return store.phase === "error" ? <Failed store={store} /> : <ProfileWaiting />;
  if (tab === "info")
    return (
      <>
        <AvatarForm store={store} />
        <InfoForm store={store} />
        <ChosenInterests onChange={() => overlays.open("interests", { part: "profile" })} />
      </>
    );
  return (
    <>
      <EmailForm store={store} />
      <PhoneForm store={store} />
      <PasswordForm store={store} />
      <PromoSection onOpen={() => overlays.open("purchase", { kind: "coupon", id: "" })} />
      <RemoveAccount
        store={store}
        onRemoved={() => {
          navigate(homePath);
          void session.logout();
          toasts.notify({ type: "success", text: profileTexts.remove.done });
        }}
      />
    </>
  );
});

function Failed({ store }: { store: ProfileStore }) {
  const { failed } = profileTexts;
  return (
    <EmptyState
      kind="failed"
      title={failed.title}
      text={failed.text}
      action={<Button onPress={() => void store.load()}>{failed.retry}</Button>}
    />
  );
}
