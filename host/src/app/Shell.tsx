import { useQuery } from "@tanstack/react-query";
import { css } from "linaria";
import { observer } from "mobx-react-lite";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { Header } from "@kadr/design-system/navigation/Header";
import { SkipLink } from "@kadr/design-system/navigation/SkipLink";
import { Announcements } from "@kadr/design-system/primitives/announce";
import { Spinner } from "@kadr/design-system/primitives/Spinner";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import { OfflineBar } from "@kadr/design-system/stubs/OfflineBar";
import { color } from "@kadr/design-system/tokens";
import { pathTo } from "@kadr/openapi/pages";
import { PageBoundary } from "../pages/Boundary.tsx";
import { watchOnline } from "../platform/device/leaving.ts";
import { avatarAt } from "../presenters/avatars.ts";
import { redirectsQuery } from "../queries/navigation.ts";
import { miniPlayerId } from "../features/watch-video/miniPlayerId.ts";
import { partnersQuery } from "../queries/settings.ts";
import { searchPath } from "../links/addresses.ts";
import { destinationOf, passageOf } from "../routes/destination.ts";
import { leadOn, useIsLost } from "../routes/leadOn.ts";
import { navigate, usePlace } from "../routes/navigation.ts";
import { lostMatch, matchRoute } from "../routes/table.ts";
import { shellTexts } from "../texts/shell.ts";
import type { AppParts } from "./createApp.ts";
import { Layers } from "./Layers.tsx";
import { useLateTooltip } from "./useLateTooltip.ts";
import { useFocusKeeping } from "./useFocusKeeping.ts";

const main = css`
  display: block;
  min-height: calc(100dvh - var(--k-header-height));
  outline: none;
  & h1:focus {
    outline: none;
  }
`;

const pagePlace = css`
  display: grid;
  place-items: center;
  min-height: 60vh;
  color: ${color.textMuted};
`;

export interface ShellProps {
  app: AppParts;
}

/** The frame around every page: header, page, toasts, and the layers that come on demand. */
export const Shell = observer(function Shell({ app }: ShellProps) {
  const { overlays } = app;
  const { session, theme, authPopup } = app.stores;
  const { path, search } = usePlace();
  const userButton = useRef<HTMLButtonElement>(null);
  const isOnline = useOnline();
  useFocusKeeping();
  const Tooltip = useLateTooltip();

  const user = session.phase === "unknown" ? "pending" : session.profile && { name: session.profile.name, avatarUrl: avatarAt(app.pagePorts.mediaUrl(session.profile.avatarUrl)) ?? null };

  const players = app.player.parts?.store;
  const hasMini = players != null && players.kept !== null && players.isMiniVisible(path);

  return (
    <>
      <SkipLink>{shellTexts.skipToContent}</SkipLink>
      {hasMini && <SkipLink href={`#${miniPlayerId}`}>{shellTexts.skipToMini}</SkipLink>}
      <Header
        user={user}
        userButtonRef={userButton}
        isUserMenuOpen={overlays.isOpen("account")}
        onUserMenu={() => overlays.open("account", null)}
        onSignIn={() => authPopup.open("header")}
        theme={theme.theme}
        onThemeToggle={theme.toggle}
        onMenu={() => overlays.open("menu", null)}
        isMenuOpen={overlays.isOpen("menu")}
        onPrepare={app.pagePorts.overlays.prepare}
        query={path === pathTo("search") ? (new URLSearchParams(search).get("query") ?? "") : ""}
        hasSearchKey={app.hasPageKeys}
        onSearch={(query) => navigate(searchPath(query))}
        texts={shellTexts.header}
      />
      <OfflineBar isOffline={!isOnline} text={shellTexts.offline} onlineText={shellTexts.online} />
      <main id="main" tabIndex={-1} className={main}>
        <PageBoundary path={path}>
          <Outlet app={app} path={path} search={search} />
        </PageBoundary>
      </main>
      <Announcements />
      {Tooltip !== null && <Tooltip />}
      <Layers app={app} path={path} userButton={userButton} />
    </>
  );
});

interface OutletProps {
  app: AppParts;
  path: string;
  search: string;
}

/** The page of the address, after the addresses that only lead to others. */
function Outlet({ app, path, search }: OutletProps) {
  const { data: redirects, isPending: mayRedirect } = useQuery(redirectsQuery(app.api));
  const destination = destinationOf(path, search, redirects);
  const passage = destination === null ? null : passageOf(app.judge(destination));
  const isForeign = passage?.kind === "ask";
  const isLost = useIsLost() || passage?.kind === "lost";
  const match = isLost ? lostMatch : matchRoute(path);
  // Only the list tells a partner from a stranger: nobody is asked before it is here, or will not come. It is fetched for later on
  // every page, which must stand meanwhile.
  const { isLoading } = useQuery({ ...partnersQuery(app.api), enabled: isForeign });
  const mayBePartner = isForeign && isLoading;

  const pass = useEffectEvent(() => {
    if (passage?.kind === "replace") leadOn(passage.path);
    else if (passage?.kind === "leave") window.location.replace(passage.href);
    else if (passage?.kind === "ask") app.leaving.ask(passage);
  });
  useEffect(() => {
    if (destination !== null && !mayBePartner) pass();
  }, [destination, mayBePartner, app, path, search]);

  // What leads on is no page, and an unknown address may be one that does.
  if (!isLost && ((destination !== null && !isForeign) || mayBePartner || (match.name === "notFound" && mayRedirect))) return <PagePlace />;
  const { Component } = match.page;
  return (
    <Suspense fallback={<PagePlace />}>
      <Component key={`${match.name} ${JSON.stringify(match.params)}`} params={match.params} path={path} search={search} />
    </Suspense>
  );
}

/** Where a page comes whose code is on its way. */
function PagePlace() {
  return (
    <div className={pagePlace} role="status">
      <Spinner size={32} />
      <VisuallyHidden>{shellTexts.loadingPage}</VisuallyHidden>
    </div>
  );
}

function useOnline(): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => watchOnline(setOnline), []);
  return isOnline;
}
