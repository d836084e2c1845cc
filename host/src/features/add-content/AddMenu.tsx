import { observer } from "mobx-react-lite";
import { UploadMenu } from "@kadr/design-system/navigation/UploadMenu";
import { ownOriginHref } from "../../links/ownHref.ts";
import { useHost } from "../../ports/Host.ts";
import { shellTexts } from "../../texts/shell.ts";

export interface AddMenuProps {
  /** Leaves this site for the studio. */
  onLeave: (address: string) => void;
}

const { add: texts } = shellTexts;

/** Entries of the menu: address, event, and the trigger of the sign-in that a guest is asked for. */
const entries = {
  video: { path: "/uploader/", event: "owner.uploadVideo", trigger: "header" },
  shorts: { path: "/uploader/", event: "owner.uploadShorts", trigger: "header" },
  stream: { path: "/create-stream/", event: "owner.createStream", trigger: "create-stream" },
} as const;
/** In the documents' order (SHELL-HEADER-05). */
const order = ["video", "shorts", "stream"] as const;

/** The upload menu of the header. A guest signs in first and is then led straight to what was chosen (AUTH-POPUP-09). */
export const AddMenu = observer(function AddMenu({ onLeave }: AddMenuProps) {
  const { stores, measure, studioUrl } = useHost();
  const { session, authPopup } = stores;

  const add = async (id: string) => {
    const { path, event, trigger } = entries[id as keyof typeof entries];
    const address = ownOriginHref(studioUrl, path);
    if (address === undefined) return;
    const isHere = session.isAuthorised;
    if (!isHere && !(await authPopup.require(trigger))) return;
    measure(event, { location: "header", link: address });
    // A signed-in person has pressed a link, which leads there by itself.
    if (!isHere) onLeave(address);
  };

  return (
    <UploadMenu
      label={texts.button}
      items={order.map((id) => ({
        id,
        label: texts.entries[id],
        href: session.isAuthorised ? ownOriginHref(studioUrl, entries[id].path) : undefined,
      }))}
      onAction={(id) => void add(id)}
    />
  );
});
