import type { RefObject } from "react";
import { SearchTools } from "../features/search-otherwise/SearchTools.tsx";
import { hasSpeech } from "../platform/device/speech.ts";
import { useHost } from "../ports/Host.ts";
import type { AppParts } from "./AppParts.ts";

export interface SearchToolsOfProps {
  app: AppParts;
  field: RefObject<HTMLInputElement | null>;
}

/** The tools of the search line on this device. */
export function SearchToolsOf({ app, field }: SearchToolsOfProps) {
  const { environment } = app;
  const { overlays } = useHost();
  const { isIos, class: device } = environment.device();
  return (
    <SearchTools
      field={field}
      hasVoice={isIos && device === "mobile" && hasSpeech()}
      onVoice={(onHeard) => overlays.open("voice", { onHeard })}
      onPrepareVoice={() => overlays.prepare("voice")}
    />
  );
}
