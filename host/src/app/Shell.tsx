import { useQuery } from "@tanstack/react-query";
import { css } from "linaria";
import { observer } from "mobx-react-lite";
import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { AppBanner } from "@kadr/design-system/navigation/AppBanner";
import { Header } from "@kadr/design-system/navigation/Header";
import { SkipLink } from "@kadr/design-system/navigation/SkipLink";
import { Announcements } from "@kadr/design-system/primitives/announce";
import { Spinner } from "@kadr/design-system/primitives/Spinner";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import { OfflineBar } from "@kadr/design-system/stubs/OfflineBar";
import { color } from "@kadr/design-system/tokens";
import { destinationOf, pathTo } from "@kadr/openapi/pages";
import { PageBoundary, PlaceOfPage } from "../pages/Boundary.tsx";
import { useDrawnFor } from "../ports/useDrawnFor.ts";
import { watchOnline } from "../platform/device/leaving.ts";
import { logoSeason } from "../presenters/logoSeason.ts";
import { avatarAt } from "../presenters/avatars.ts";
import { redirectsQuery } from "../queries/navigation.ts";
import { AddMenu } from "../features/add-content/AddMenu.tsx";
import { BellButton } from "../features/read-notifications/BellButton.tsx";
import { miniPlayerId } from "../features/watch-video/miniPlayerId.ts";
import { partnersQuery } from "../queries/settings.ts";
import { applicationPath, searchPath } from "../links/addresses.ts";
import { redirectOf } from "../routes/destination.ts";
import { followRedirect, useIsRedirectLoop } from "../routes/followRedirect.ts";
import { leaveFor, navigate, usePlace } from "../routes/navigation.ts";
import { notFoundMatch, matchRoute } from "./pageTable.ts";
import { shellTexts } from "../texts/shell.ts";
import type { AppParts } from "./AppParts.ts";
import { content, frame } from "./Frame.styles.ts";
import { LateSearchTools } from "./LateSearchTools.tsx";
import { LateSuggestions } from "./LateSuggestions.tsx";
import { Layers } from "./Layers.tsx";
import { hasBottomMenu, isFitted, menuBeside, menuLimit, useRoom } from "./menuPlace.ts";
import { BottomBar, Column } from "./Menus.tsx";
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
  /** The page is there, and all of it answers. */
  onAlive: () => void;
}

/** The frame around every page: header, page, toasts, and the layers that come on demand. */
export const Shell = observer(function Shell({ app, onAlive }: ShellProps) {
  const { overlays } = app;
  // Not by the door: another host, once the page is taken over, draws the pages again and not the frame around them.
  const { stores, measure, mediaUrl, now, overlays: named } = app.host;
  const { session, theme, authPopup } = stores;
  const { path, search } = usePlace();
  const userButton = useRef<HTMLButtonElement>(null);
  const bellButton = useRef<HTMLButtonElement>(null);
  const { popups } = app;
  // Before anything is painted: the page never has the popup's address for its own.
  useLayoutEffect(() => popups.takeAddress(), [popups, path, search]);
  useEffect(() => app.startBackground(), [app]);
  const isOnline = useOnline();
  const drawnFor = useDrawnFor();
  useFocusKeeping();
  const Tooltip = useLateTooltip();

  const user =
    session.phase === "unknown"
      ? "pending"
      : session.profile && {
          name: session.profile.name,
          avatarUrl: avatarAt(mediaUrl(session.profile.avatarUrl)) ?? null,
        };

  const players = app.player.parts?.store;
  const hasMini = players != null && players.kept !== null && players.isMiniVisible(path);

  const page = matchRoute(path).name;
  const [isCollapsed, setCollapsed] = useState(false);
  const closeMenu = useCallback(() => overlays.close("menu"), [overlays]);
  const room = useRoom(closeMenu);
  const limit = menuLimit(page, isCollapsed);
  const beside = menuBeside(limit, room);
  // From 1434 px on the burger folds the menu beside the page; elsewhere it lays all of it over the page.
  const isInPlace = room === "wide" && menuLimit(page, false) === "wide";

  return (
    <div className={frame} data-menu={limit}>
      <SkipLink>{shellTexts.skipToContent}</SkipLink>
      {hasMini && <SkipLink href={`#${miniPlayerId}`}>{shellTexts.skipToMini}</SkipLink>}
      {app.appBanner.isShownAt(path) && (
        <AppBanner href={applicationPath} onClose={app.appBanner.close} texts={shellTexts.appBanner} />
      )}
      <Header
        user={user}
        userButtonRef={userButton}
        isUserMenuOpen={overlays.isOpen("account")}
        onUserMenu={() => overlays.open("account", null)}
        onSignIn={() => authPopup.open("header")}
        theme={drawnFor?.theme ?? theme.theme}
        onThemeToggle={() => {
          theme.toggle();
          measure(`theme.${theme.theme}`, { location: "header" });
        }}
        onMenu={
          limit === "none" ? undefined : () => (isInPlace ? setCollapsed(!isCollapsed) : overlays.open("menu", null))
        }
        isMenuOpen={isInPlace ? beside === "wide" : overlays.isOpen("menu")}
        isMenuInPlace={isInPlace}
        onPrepare={named.prepare}
        query={path === pathTo("search") ? (new URLSearchParams(search).get("query") ?? "") : ""}
        hasSearchKey={app.hasPageKeys}
        searchTools={(field) => <LateSearchTools app={app} field={field} />}
        suggestions={(field) => <LateSuggestions field={field} />}
        onSearch={(query) => {
          navigate(searchPath(query));
          void stores.searchLine.load().then((line) => line.submitted(), ignore);
        }}
        actions={
          <>
            <AddMenu onLeave={leaveSite} />
            <BellButton
              ref={bellButton}
              isOpen={overlays.isOpen("notifications")}
              onPress={() => {
                measure("notifications.bell", { count: stores.bell.count, location: "header" });
                overlays.open("notifications", null);
              }}
              onPrepare={() => named.prepare("notifications")}
            />
          </>
        }
        season={logoSeason(now())}
        texts={shellTexts.header}
      />
      {limit !== "none" && <Column app={app} path={path} variant={beside} />}
      <div className={content} data-over={hasBottomMenu(page) || undefined} data-fitted={isFitted(page) || undefined}>
        <OfflineBar isOffline={!isOnline} text={shellTexts.offline} onlineText={shellTexts.online} />
        <main id="main" tabIndex={-1} className={main}>
          <PageBoundary path={path}>
            <Outlet app={app} path={path} search={search} onAlive={onAlive} />
          </PageBoundary>
        </main>
      </div>
      {room === "none" && hasBottomMenu(page) && <BottomBar app={app} path={path} />}
      <Announcements />
      {Tooltip !== null && <Tooltip onShown={overlays.noteTooltip} />}
      <Layers app={app} path={path} userButton={userButton} bellButton={bellButton} />
    </div>
  );
});

interface OutletProps extends ShellProps {
  path: string;
  search: string;
}

/** The page of the address, after the addresses that only lead to others. */
const Outlet = memo(function Outlet({ app, path, search, onAlive }: OutletProps) {
  const { api } = app.host;
  const { data: redirects, isPending: mayRedirect } = useQuery(redirectsQuery(api));
  const destination = destinationOf(path, search, (spelling) =>
    redirects && Object.hasOwn(redirects, spelling) ? redirects[spelling] : undefined,
  );
  const redirect = destination === null ? null : redirectOf(app.linkPolicy(destination));
  const isForeign = redirect?.kind === "ask";
  const isNotFound = useIsRedirectLoop() || redirect?.kind === "notFound";
  // Only the list tells a partner from a stranger: nobody is asked before it is here, or will not come. It is fetched for later on
  // every page, which must stand meanwhile.
  const { isLoading } = useQuery({ ...partnersQuery(api), enabled: isForeign });
  const mayBePartner = isForeign && isLoading;

  const pass = useEffectEvent(() => {
    if (redirect?.kind === "replace") followRedirect(redirect.path);
    else if (redirect?.kind === "leave") window.location.replace(redirect.href);
    else if (redirect?.kind === "ask") app.leaving.ask(redirect);
  });
  useEffect(() => {
    if (destination !== null && !mayBePartner) pass();
  }, [destination, mayBePartner, app, path, search]);

  // An address that leads on is no page, and an unknown one may be such an address.
  if (
    !isNotFound &&
    ((destination !== null && !isForeign) || mayBePartner || (mayRedirect && matchRoute(path).name === "notFound"))
  )
    return <PagePlace />;
  return <Addressed {...{ app, path, search, onAlive, isNotFound }} />;
});

interface AddressedProps extends OutletProps {
  isNotFound: boolean;
}

/**
 * The page of an address that leads nowhere else. Drawn again only for another one: when the shell changes around a page that React is
 * taking over, or the list of addresses arrives, React would take it over at once and not in slices.
 */
const Addressed = memo(function Addressed({ app, path, search, onAlive, isNotFound }: AddressedProps) {
  const match = isNotFound ? notFoundMatch : matchRoute(path);
  const { code, isOne = false } = match.page;
  return (
    <PlaceOfPage path={path} of={code} pending={<PagePlace />}>
      {(Page) => (
        <>
          <Alive app={app} name={match.name} path={path} onAlive={onAlive} />
          <Page
            key={isOne ? match.name : `${match.name} ${JSON.stringify(match.params)}`}
            params={match.params}
            path={path}
            search={search}
          />
        </>
      )}
    </PlaceOfPage>
  );
});

/** Beside the page, which React takes over after the shell: from now on both answer, and each page is measured that is shown. */
function Alive({ app, name, path, onAlive }: ShellProps & { name: string; path: string }) {
  const { measurement } = app;
  useEffect(onAlive, [onAlive]);
  useEffect(() => measurement.page(name), [measurement, name, path]);
  return null;
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

const leaveSite = (address: string): void => {
  if (!leaveFor(address)) window.location.assign(address);
};

const ignore = (): void => undefined;

const isOnlineNow = () => navigator.onLine;
const isOnlineOnServer = () => true;

const useOnline = (): boolean => useSyncExternalStore(watchOnline, isOnlineNow, isOnlineOnServer);
