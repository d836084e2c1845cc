import type { NotificationSettings } from "@kadr/openapi/client";
import type { NotificationSettingsGroup } from "@kadr/design-system/notifications";
import { notificationsTexts } from "../texts/notifications.ts";
import { webPushTexts } from "../texts/webPush.ts";

export interface SettingsFacts {
  /** By which ways a person is told (v5, G16). */
  readonly ways: NotificationSettings;
  /** Of what a person is told (v4). */
  readonly events: NotificationSettings;
  /** Answer of this browser to pushes. Default "askable". */
  readonly pushes?: "allowed" | "askable" | keyof typeof webPushTexts.here;
}

/** Why this browser shows no pushes, whatever its switch says, and what helps. */
const ofPushes = (permission: SettingsFacts["pushes"] = "askable"): string | undefined =>
  permission === "refused" || permission === "impossible" ? webPushTexts.here[permission] : undefined;

/** The rows of the page of switches, in the order of the words; a code without words is left out, a group without switches too. */
export function presentSettings(facts: SettingsFacts): readonly NotificationSettingsGroup[] {
  const { ways, events } = notificationsTexts.settings;
  const groups = [
    { id: "ways", title: ways.title, items: ways.items, states: facts.ways },
    { id: "events", title: events.title, items: events.items, states: facts.events },
  ] as const;
  return groups.flatMap(({ id, title, items, states }) => {
    const switches = Object.entries(items).flatMap(([code, label]) => {
      const isOn = states[code];
      return isOn === undefined
        ? []
        : [{ code, label, isOn, text: code === "push" ? ofPushes(facts.pushes) : undefined }];
    });
    return switches.length === 0 ? [] : [{ id, title, switches }];
  });
}
