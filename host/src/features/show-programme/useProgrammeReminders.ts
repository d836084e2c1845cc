import { announce } from "@kadr/design-system/primitives/announce";
import { useArrived } from "@kadr/design-system/primitives/Late";
import type { ProgrammeView } from "@kadr/design-system/tv";
import { livePath } from "../../presenters/programme.ts";
import type { Late } from "../../stores/ports.ts";
import type { RemindersStore } from "../../stores/RemindersStore.ts";
import { tvTexts } from "../../texts/tv.ts";

/** Reminders of programmes; read it in an observer. Until the store is here nothing is set, and a press waits for it. */
export function useProgrammeReminders(late: Late<RemindersStore>) {
  const store = useArrived(late);
  return {
    isReminded: (programmeId: string): boolean => store?.has(programmeId) ?? false,
    toggle: (item: ProgrammeView, channelId: string): void => {
      void late.load().then(
        (reminders) => {
          reminders.toggle(item.id, [item.title, livePath(channelId), item.start]);
          announce(reminders.has(item.id) ? tvTexts.reminded(item.title) : tvTexts.notReminded(item.title));
        },
        () => undefined,
      );
    },
  };
}
