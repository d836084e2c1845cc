import { expect, userEvent, waitFor } from "storybook/test";

/** The first Tab into a story. Storybook may still hide it when its play begins, and there is nothing to reach in what is hidden. */
export async function tabIn(): Promise<void> {
  await waitFor(() => expect(document.getElementById("storybook-root")).toBeVisible());
  await userEvent.tab();
}
