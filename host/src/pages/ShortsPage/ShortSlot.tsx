import { observer } from "mobx-react-lite";
import { I18nProvider } from "react-aria-components/I18nProvider";
import type { PlayerSource } from "@kadr/design-system/player";
import { AgeCheck } from "@kadr/design-system/stubs/AgeCheck";
import { WatchShort } from "../../features/watch-video/WatchShort.tsx";
import { homePath } from "../../links/addresses.ts";
import { ageCheckTexts } from "../../texts/stubs.ts";
import type { PlayerParts } from "../../ports/Host.ts";
import * as styles from "./ShortsPage.styles.ts";

export interface ShortSlotProps {
  parts: PlayerParts;
  id: string;
  title: string;
  source: PlayerSource;
  isAdult: boolean;
  isCurrent: boolean;
  onSettled: () => void;
}

/** The player of one short; a short for adults is asked about first. */
const ShortSlot = observer(function ShortSlot(props: ShortSlotProps) {
  const { parts, id, title, source, isAdult, isCurrent, onSettled } = props;
  const { store, ports } = parts;
  if (isAdult && !store.isAdult)
    return (
      <div className={styles.gate}>
        <AgeCheck
          {...ageCheckTexts}
          onConfirm={store.confirmAge}
          leave={{ label: ageCheckTexts.leave, href: homePath }}
        />
      </div>
    );
  return (
    <I18nProvider locale="ru-RU">
      <WatchShort
        video={{ id, source }}
        title={title}
        store={store}
        ports={ports}
        isCurrent={isCurrent}
        onSettled={onSettled}
      />
    </I18nProvider>
  );
});

export default ShortSlot;
