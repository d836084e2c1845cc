import { InterestPicker } from "@kadr/design-system/interests";
import { Button } from "@kadr/design-system/primitives/Button";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import { interestsTexts } from "../../texts/interests.ts";
import { maxInterests, type Choice } from "./useChoice.ts";

/** The chips of a choice, or why they are not here. */
export function Topics({ choice }: { choice: Choice }) {
  if (choice.state === "failed") {
    const { title, text, retry } = interestsTexts.notLoaded;
    return (
      <EmptyState kind="failed" title={title} text={text} action={<Button onPress={choice.retry}>{retry}</Button>} />
    );
  }
  return (
    <InterestPicker
      topics={choice.topics}
      chosen={choice.chosen}
      max={maxInterests}
      onToggle={choice.toggle}
      isLoading={choice.state === "loading"}
      texts={interestsTexts.picker}
    />
  );
}
