import { observer } from "mobx-react-lite";
import { type ComponentType } from "react";
import { Button } from "@kadr/design-system/primitives/Button";
import { UserIcon } from "@kadr/design-system/primitives/Icon";
import { useIsHydrated } from "@kadr/design-system/primitives/hydration";
import { TabLinks } from "@kadr/design-system/primitives/TabLinks";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import { ownPlace } from "../../features/browse-menu/ownPlaces.ts";
import { channelPath, mySectionPath } from "../../links/addresses.ts";
import { useRedirect } from "../../routes/followRedirect.ts";
import type { PageProps } from "../PageProps.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { useHost } from "../../ports/Host.ts";
import { libraryTexts } from "../../texts/library.ts";
import { HistorySection } from "./HistorySection.tsx";
import * as styles from "./LibraryPage.styles.ts";
import { LibrarySkeleton } from "./LibraryList.tsx";
import { OwnComments } from "./OwnComments.tsx";
import { Places } from "./Places.tsx";
import { FavoritePlaylists, OwnPlaylists } from "./PlaylistSections.tsx";
import { Purchases } from "./Purchases.tsx";
import { librarySections, sectionOf, type LibrarySection } from "./sections.ts";
import { ShortsSection } from "./ShortsSection.tsx";
import { SubscriptionsSection } from "./SubscriptionsSection.tsx";
import { FutureSection, LikedSection } from "./VideoSections.tsx";

export interface LibrarySectionProps {
  /** The person who is here. */
  readonly userId: string;
  /** Of the page, with its question mark. */
  readonly search: string;
}

const parts: Readonly<Record<LibrarySection, ComponentType<LibrarySectionProps>>> = {
  history: HistorySection,
  future: FutureSection,
  liked: LikedSection,
  playlists: OwnPlaylists,
  "future/favorite": FavoritePlaylists,
  subscriptions: SubscriptionsSection,
  comments: OwnComments,
  shorts: ShortsSection,
  purchases: Purchases,
};

/** The person's own area: one frame, a part for each section (ROUTE-ADDRESS-17). */
export default function LibraryPage({ params, search }: Pick<PageProps, "params" | "search">) {
  const section = sectionOf(params["rest"]);
  if (section === null && params["rest"]) return <OwnVideos />;
  return section === null ? <Overview /> : <SectionPage key={section} section={section} search={search} />;
}

function Overview() {
  const { title } = libraryTexts;
  usePageArrival({ title });
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{title}</h1>
      <Places />
    </div>
  );
}

function SectionPage({ section, search }: { section: LibrarySection; search: string }) {
  const { measure } = useHost();
  const title = libraryTexts.tabs[section];
  usePageArrival({ title });
  return (
    <div className={styles.page}>
      <TabLinks
        label={libraryTexts.sections}
        items={librarySections.map((id) => ({ id, label: libraryTexts.tabs[id], href: mySectionPath(id) }))}
        currentId={section}
        onPress={(id) => {
          const event = ownPlace(mySectionPath(id))?.event;
          if (event !== undefined) measure(event, { location: "my", link: mySectionPath(id) });
        }}
      />
      <h1 className={styles.heading}>{title}</h1>
      <Section section={section} search={search} />
    </div>
  );
}

/** Own published videos lie on the channel, where their author sees it as its owner. */
const OwnVideos = observer(function OwnVideos() {
  const { userId, phase } = useHost().stores.session;
  usePageArrival({ title: libraryTexts.videos });
  useRedirect(userId === null ? null : channelPath(userId, "videos"));
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{libraryTexts.videos}</h1>
      {phase === "guest" ? <Guest /> : <LibrarySkeleton />}
    </div>
  );
});

const Section = observer(function Section({ section, search }: { section: LibrarySection; search: string }) {
  const { userId, phase } = useHost().stores.session;
  // A server draws no more of it than its place.
  if (!useIsHydrated()) return <LibrarySkeleton />;
  if (userId === null) return phase === "guest" ? <Guest section={section} /> : <LibrarySkeleton />;
  const Part = parts[section];
  return <Part key={userId} userId={userId} search={search} />;
});

/** A guest's library: the guest signs in first, in place (AUTH-GUEST-11, -12). */
function Guest({ section }: { section?: LibrarySection }) {
  const { authPopup } = useHost().stores;
  const { guest } = libraryTexts;
  const trigger = (section && ownPlace(mySectionPath(section))?.trigger) ?? "my-menu";
  return (
    <EmptyState
      icon={<UserIcon size={32} />}
      headingLevel={2}
      title={section === "history" ? guest.history : section === "liked" ? guest.liked : guest.title}
      text={guest.text}
      action={
        <Button variant="primary" onPress={() => void authPopup.require(trigger)}>
          {guest.action}
        </Button>
      }
    />
  );
}
