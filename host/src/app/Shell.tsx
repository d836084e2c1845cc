import { useQuery } from "@tanstack/react-query";
import { css } from "linaria";
import { observer } from "mobx-react-lite";
import { Suspense, useEffect, useRef, useState } from "react";
import { Header } from "@kadr/design-system/navigation/Header";
import { SkipLink } from "@kadr/design-system/navigation/SkipLink";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import { OfflineBar } from "@kadr/design-system/stubs/OfflineBar";
import { PageBoundary } from "../pages/Boundary.tsx";
import { watchOnline } from "../platform/device/leaving.ts";
import { redirectsQuery } from "../queries/navigation.ts";
import { leaveAccount } from "../features/use-account/leaveAccount.ts";
import { searchPath } from "../routes/addresses.ts";
import { destinationOf, passageOf } from "../routes/destination.ts";
import { navigate, usePlace } from "../routes/navigation.ts";
import { matchRoute } from "../routes/table.ts";
import { usePageAnnouncement } from "../routes/usePageArrival.ts";
import { shellTexts } from "../texts/shell.ts";
import type { AppParts } from "./createApp.ts";
import { Layers } from "./Layers.tsx";

const main = css`
  display: block;
  min-height: calc(100dvh - var(--k-header-height));
  outline: none;
  & h1:focus {
    outline: none;
  }
`;

export interface ShellProps {
  app: AppParts;
}

/** The frame around every page: header, page, toasts, and the layers that come on demand. */
export const Shell = observer(function Shell({ app }: ShellProps) {
  const { session, theme, authPopup } = app.stores;
  const { path, search } = usePlace();
  const userButton = useRef<HTMLButtonElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const [layer, setLayer] = useState<"user" | "menu" | "log" | null>(null);
  const logOpener = useRef(menuButton);
  // The menu that led to the log is gone when the log closes: focus goes to the button of that menu.
  useEffect(() => {
    if (layer !== "log") return undefined;
    const opener = logOpener.current;
    return () => opener.current?.focus();
  }, [layer]);
  const isOnline = useOnline();
  const announcement = usePageAnnouncement();

  const logout = () => {
    setLayer(null);
    leaveAccount({ path, navigate, logout: session.logout });
  };
  const user = session.phase === "unknown" ? "pending" : session.profile && { name: session.profile.name, avatarUrl: app.pagePorts.mediaUrl(session.profile.avatarUrl) ?? null };

  return (
    <>
      <SkipLink>{shellTexts.skipToContent}</SkipLink>
      <Header
        user={user}
        userButtonRef={userButton}
        isUserMenuOpen={layer === "user"}
        onUserMenu={() => setLayer("user")}
        onSignIn={() => authPopup.open("header")}
        theme={theme.theme}
        onThemeToggle={theme.toggle}
        onMenu={() => setLayer("menu")}
        isMenuOpen={layer === "menu"}
        menuButtonRef={menuButton}
        query={path === "/search/" ? (new URLSearchParams(search).get("query") ?? "") : ""}
        onSearch={(query) => navigate(searchPath(query))}
        texts={shellTexts.header}
      />
      <OfflineBar isOffline={!isOnline} text={shellTexts.offline} />
      <main id="main" tabIndex={-1} className={main}>
        <PageBoundary path={path}>
          <Outlet app={app} path={path} search={search} />
        </PageBoundary>
      </main>
      <VisuallyHidden as="div"><span role="status">{announcement}</span></VisuallyHidden>
      <Layers
        app={app}
        path={path}
        layer={layer}
        onClose={() => setLayer(null)}
        onLog={() => {
          logOpener.current = layer === "user" ? userButton : menuButton;
          setLayer("log");
        }}
        onLogout={logout}
        userButton={userButton}
      />
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
  const redirects = useQuery(redirectsQuery(app.api)).data;
  const match = matchRoute(path);
  const destination = destinationOf(path, search, redirects);

  useEffect(() => {
    if (destination === null) return;
    const passage = passageOf(app.judge(destination), path + search);
    if (passage.kind === "replace") navigate(passage.path, { replace: true });
    else if (passage.kind === "leave") window.location.replace(passage.href);
    else if (passage.kind === "ask") app.leaving.ask(passage);
  }, [destination, app, path, search]);

  const { Component } = match.page;
  return (
    <Suspense fallback={<PagePlace />}>
      <Component key={`${match.name} ${JSON.stringify(match.params)}`} params={match.params} path={path} search={search} />
    </Suspense>
  );
}

/** Holds the height of a page whose code is on its way, so that nothing below jumps. */
function PagePlace() {
  return <VisuallyHidden as="div"><span role="status">{shellTexts.loadingPage}</span></VisuallyHidden>;
}

function useOnline(): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => watchOnline(setOnline), []);
  return isOnline;
}
