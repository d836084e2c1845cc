import { useQuery } from "@tanstack/react-query";
import { css } from "linaria";
import { FooterLinks } from "@kadr/design-system/navigation/FooterLinks";
import type { LeftMenuProps, LeftMenuSection } from "@kadr/design-system/navigation/LeftMenu";
import { Avatar } from "@kadr/design-system/primitives/Avatar";
import { Button } from "@kadr/design-system/primitives/Button";
import { CrownIcon, InfoIcon, TicketIcon } from "@kadr/design-system/primitives/Icon";
import { color, font, space } from "@kadr/design-system/tokens";
import type { MenuItem, Subscription } from "@kadr/openapi/client";
import { menuKeys, linksQuery, navigationQuery } from "../../queries/navigation.ts";
import { hasNew } from "../../stores/SubscriptionsStore.ts";
import { useHost } from "../../ports/Host.ts";
import { layerTexts } from "../../texts/layers.ts";
import { menuIcon } from "./menuIcons.tsx";
import { ownPlace } from "./ownPlaces.ts";
import { useFollowed } from "./useFollowed.ts";

export interface MenuPorts {
  path: string;
  /** Goes to a page of ours, once a guest has signed in for it. */
  onGo: (path: string) => void;
  /** Opens the toast history: a guest gets toasts, too. */
  onToastHistory: () => void;
  /** Opens the form of promo codes. */
  onPromo: () => void;
  /** Opens the tariffs of premium. */
  onPremium: () => void;
}

/** «Мои подписки» shows so many before «Ещё N» (`menu.subscriptions.visible`). */
export const subscriptionsShown = 5;

const invitation = css`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[3]};
  color: ${color.textMuted};
  font: ${font.body};
`;

const texts = layerTexts.menu;
/** The texts, with what the list of links is called. */
const menuTexts = { ...texts, sections: texts.all };

/**
 * The contents of the left menu in each of its variants (MENU-LEFT-01, MENU-LEFT-02): all that the server knows; without it the way home
 * stays. In an observer.
 */
export function useMenu(
  { path, onGo, onToastHistory, onPromo, onPremium }: MenuPorts,
  onClose: () => void,
): Omit<LeftMenuProps, "isOpen" | "onOpenChange"> {
  const { api, stores, measure, link, mediaUrl, now } = useHost();
  const { session, authPopup, leftMenu } = stores;
  const navigation = useQuery(navigationQuery(api));
  const links = useQuery(linksQuery(api, "footer"));
  const followed = useFollowed();
  const at = now();
  const checked = (items: readonly MenuItem[]) =>
    items.flatMap(({ title, url, icon, newness }) => {
      const target = link(url);
      return target === null
        ? []
        : [{ title, url: target.href, icon: menuIcon(icon, mediaUrl), isNew: newness === true }];
    });
  const sectionOf = (id: (typeof menuKeys)[number]): LeftMenuSection[] => {
    const items = checked(navigation.data?.[id] ?? []);
    return items.length === 0 ? [] : [{ id, title: texts.sections[id], links: items, isCollapsible: id === "topics" }];
  };
  const channelOf = (subscription: Subscription) => {
    const { title, url, icon } = subscription.object;
    const target = link(url);
    return target === null
      ? []
      : [
          {
            title,
            url: target.href,
            icon: <Avatar name={title} src={mediaUrl(icon)} size={24} />,
            isNew: hasNew(subscription, at),
          },
        ];
  };
  // Of thousands only those that are shown are drawn, on every page anew.
  const isWhole = leftMenu.sections.subscriptions?.isWhole === true;
  const channels = (isWhole ? followed.list : followed.list.slice(0, subscriptionsShown)).flatMap(channelOf);
  const { hasFailed, isTrying, retry } = followed;
  const own: LeftMenuSection[] =
    channels.length === 0 && !hasFailed
      ? []
      : [
          {
            id: "subscriptions",
            title: texts.sections.subscriptions,
            links: channels,
            limit: subscriptionsShown,
            count: followed.list.length,
            failure: hasFailed ? { text: texts.subscriptionsFailed, onRetry: retry, isTrying } : undefined,
          },
        ];
  return {
    sections: menuKeys.flatMap((id) => [...sectionOf(id), ...(id === "topics" ? own : [])]),
    sectionStates: leftMenu.sections,
    onSectionState: leftMenu.setSection,
    onLink: (section, target) => {
      measure("navigation.section", { section, location: "left-menu", link: target });
      const place = ownPlace(target);
      if (place === undefined) return false;
      if (place.event !== undefined) measure(place.event, { location: "left-menu", link: target });
      if (session.phase !== "guest") return false;
      void authPopup.require(place.trigger).then((isHere) => {
        if (isHere) onGo(target);
      });
      return true;
    },
    phase: navigation.data ? "ready" : navigation.isError && !navigation.isFetching ? "failed" : "loading",
    onRetry: () => void navigation.refetch(),
    prompt: session.phase === "guest" && (
      <div className={invitation}>
        <p>{texts.signIn}</p>
        <Button
          onPress={() => {
            onClose();
            authPopup.open("left-menu");
          }}
        >
          {texts.signInButton}
        </Button>
      </div>
    ),
    activePath: path,
    actions: [
      {
        id: "premium",
        title: texts.premium,
        icon: <CrownIcon />,
        onPress: () => {
          onClose();
          onPremium();
        },
        after: own.length > 0 ? "subscriptions" : "topics",
      },
      {
        id: "promo",
        title: texts.promo,
        icon: <TicketIcon />,
        onPress: () => {
          onClose();
          onPromo();
        },
        after: own.length > 0 ? "subscriptions" : "topics",
      },
      { id: "toastHistory", title: layerTexts.toastHistory.title, icon: <InfoIcon />, onPress: onToastHistory },
    ],
    footer: (
      <FooterLinks
        links={(links.data?.results ?? []).flatMap(({ title, url }) => {
          const target = link(url);
          return target === null ? [] : [{ title, url: target.href }];
        })}
        label={texts.links}
        failure={
          links.isError && !links.isFetching && links.data === undefined
            ? { text: texts.linksFailed, retry: texts.retry, onRetry: () => void links.refetch() }
            : undefined
        }
        copyright={texts.copyright(new Date(at).getFullYear())}
      />
    ),
    texts: menuTexts,
  };
}
