import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { css } from "linaria";
import { observer } from "mobx-react-lite";
import { FooterLinks } from "@kadr/design-system/navigation/FooterLinks";
import { LeftMenu, type LeftMenuSection } from "@kadr/design-system/navigation/LeftMenu";
import { Avatar } from "@kadr/design-system/primitives/Avatar";
import { Button } from "@kadr/design-system/primitives/Button";
import { InfoIcon } from "@kadr/design-system/primitives/Icon";
import { color, font, space } from "@kadr/design-system/tokens";
import type { Api, MenuItem } from "@kadr/openapi/client";
import { linksQuery, menuKeys, navigationQuery } from "../../queries/navigation.ts";
import { subscriptionsQuery } from "../../queries/subscriptions.ts";
import { useStores } from "../../stores/StoresContext.ts";
import { layerTexts } from "../../texts/layers.ts";
import { menuIcon } from "./menuIcons.tsx";
import type { LinkGate, MediaGate } from "../../links/gates.ts";

export interface SiteMenuProps {
  api: Api;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  path: string;
  link: LinkGate;
  mediaUrl: MediaGate;
  /** Opens the log of messages: also who is not signed in gets toasts. */
  onMessages: () => void;
  /** For the copyright line. */
  year: number;
}

/** «Мои подписки» shows so many before «Ещё N» (A §2). */
const subscriptionsShown = 5;

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

/** The left menu (A §2) with what the server knows; without it the way home stays. */
export const SiteMenu = observer(function SiteMenu({ api, isOpen, onOpenChange, path, link, mediaUrl, onMessages, year }: SiteMenuProps) {
  const { session, authPopup } = useStores();
  const navigation = useQuery(navigationQuery(api));
  const links = useQuery(linksQuery(api, "footer")).data;
  const subscriptions = useInfiniteQuery({ ...subscriptionsQuery(api), enabled: session.isAuthorised }).data;
  const judged = (items: readonly MenuItem[]) =>
    items.flatMap(({ title, url, icon, newness }) => {
      const target = link(url);
      return target === null ? [] : [{ title, url: target.href, icon: menuIcon(icon, mediaUrl), isNew: newness === true }];
    });
  const sectionOf = (id: (typeof menuKeys)[number]): LeftMenuSection[] => {
    const items = judged(navigation.data?.[id] ?? []);
    return items.length === 0 ? [] : [{ id, title: texts.sections[id], links: items, isCollapsible: id === "topics" }];
  };
  const channels = (session.isAuthorised ? (subscriptions?.pages ?? []) : []).flatMap(({ results }) =>
    results.flatMap(({ object, newness }) => {
      const target = link(object.url);
      return target === null ? [] : [{ title: object.title, url: target.href, icon: <Avatar name={object.title} src={mediaUrl(object.icon)} size={24} />, isNew: newness === true }];
    }),
  );
  const own: LeftMenuSection[] = channels.length === 0 ? [] : [{ id: "subscriptions", title: texts.sections.subscriptions, links: channels, limit: subscriptionsShown }];
  const sections = menuKeys.flatMap((id) => [...sectionOf(id), ...(id === "topics" ? own : [])]);
  return (
    <LeftMenu
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      sections={sections}
      phase={navigation.data ? "ready" : navigation.isError && !navigation.isFetching ? "failed" : "loading"}
      onRetry={() => void navigation.refetch()}
      prompt={
        session.phase === "guest" && (
          <div className={invitation}>
            <p>{texts.signIn}</p>
            <Button onPress={() => { onOpenChange(false); authPopup.open("header"); }}>{texts.signInButton}</Button>
          </div>
        )
      }
      activePath={path}
      actions={[{ id: "messages", title: layerTexts.messageLog.title, icon: <InfoIcon />, onPress: onMessages }]}
      footer={<FooterLinks links={(links?.results ?? []).flatMap(({ title, url }) => { const target = link(url); return target === null ? [] : [{ title, url: target.href }]; })} label={texts.links} copyright={texts.copyright(year)} />}
      texts={menuTexts}
    />
  );
});
