import { useState, type FormEvent } from "react";
import { SearchIcon } from "@kadr/design-system/primitives/Icon";
import { IconButton } from "@kadr/design-system/primitives/IconButton";
import { TextField } from "@kadr/design-system/primitives/TextField";
import { channelPath } from "../../links/addresses.ts";
import { navigate } from "../../routes/navigation.ts";
import { useHost } from "../../ports/Host.ts";
import { channelTexts } from "../../texts/channel.ts";
import * as styles from "./ChannelPage.styles.ts";

const { search: texts } = channelTexts;

/** Looks for a video of this channel; what is looked for stands in the address. A form of its own, so that it works before the script. */
export function ChannelSearch({ personId, query }: { personId: string; query: string }) {
  const { measure } = useHost();
  const [text, setText] = useState(query);
  const path = channelPath(personId, "videos");
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted !== "") measure("channel.search", { location: "channel" });
    navigate(wanted === "" ? path : `${path}?${new URLSearchParams({ query: wanted })}`);
  };
  return (
    <form role="search" aria-label={texts.label} className={styles.search} action={path} onSubmit={onSubmit}>
      <TextField
        type="search"
        name="query"
        label={texts.label}
        isLabelHidden
        placeholder={texts.label}
        maxLength={200}
        value={text}
        onChange={setText}
      />
      <IconButton type="submit" variant="filled" icon={<SearchIcon size={20} />} label={texts.submit} />
    </form>
  );
}
