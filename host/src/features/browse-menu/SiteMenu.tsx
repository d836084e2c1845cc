import { useQuery } from "@tanstack/react-query";
import { FooterLinks } from "@kadr/design-system/navigation/FooterLinks";
import { LeftMenu } from "@kadr/design-system/navigation/LeftMenu";
import type { Api } from "@kadr/openapi/client";
import { linksQuery, menuKeys, navigationQuery } from "../../queries/navigation.ts";
import { layerTexts } from "../../texts/layers.ts";

export interface SiteMenuProps {
  api: Api;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  path: string;
  link: (address: string) => { readonly href: string } | null;
  /** Opens the log of messages: also who is not signed in gets toasts. */
  onMessages: () => void;
  /** For the copyright line. */
  year: number;
}

/** The left menu (A §2) with what the server knows; without it the way home stays. */
export function SiteMenu({ api, isOpen, onOpenChange, path, link, onMessages, year }: SiteMenuProps) {
  const navigation = useQuery(navigationQuery(api)).data;
  const links = useQuery(linksQuery(api, "footer")).data;
  const judged = <T extends { readonly title: string; readonly url: string }>(items: readonly T[]) =>
    items.flatMap((item) => {
      const target = link(item.url);
      return target === null ? [] : [{ title: item.title, url: target.href }];
    });
  const texts = layerTexts.menu;
  const sections = menuKeys.flatMap((id) => {
    const items = judged(navigation?.[id] ?? []);
    return items.length === 0 ? [] : [{ id, ...(texts.sections[id] === undefined ? {} : { title: texts.sections[id] }), links: items }];
  });
  return (
    <LeftMenu
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      sections={sections}
      activeUrl={path}
      actions={[{ id: "messages", title: layerTexts.messageLog.title, onPress: onMessages }]}
      footer={<FooterLinks links={judged(links?.results ?? [])} label={texts.links} copyright={texts.copyright(year)} />}
      texts={texts}
    />
  );
}
