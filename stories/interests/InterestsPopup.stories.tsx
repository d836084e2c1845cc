import { ChannelChoice, InterestPicker, InterestsPopup } from "@kadr/design-system/interests";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { interestsTexts } from "../../host/src/texts/interests.ts";

const picker = (
  <InterestPicker
    topics={examples.listInterestTags.all.results}
    chosen={["3", "2", "11"]}
    max={5}
    onToggle={fn()}
    texts={interestsTexts.picker}
  />
);
const { select, profile, recommend } = interestsTexts.popup;

const meta = {
  title: "Interests/InterestsPopup",
  component: InterestsPopup,
  args: {
    ...select,
    isOpen: true,
    children: picker,
    saveLabel: interestsTexts.save,
    onSave: fn(),
    onPostpone: fn(),
    texts: { ...interestsTexts.popup, saving: interestsTexts.saving },
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof InterestsPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Select: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: select.title });
    await userEvent.keyboard("{Escape}");
    await expect(args.onPostpone).toHaveBeenCalledOnce();
    await fireEvent.click(within(dialog).getByRole("button", { name: "Позже" }));
    await expect(args.onPostpone).toHaveBeenCalledTimes(2);
    await fireEvent.click(within(dialog).getByRole("button", { name: "Сохранить" }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const NothingChosen: Story = { args: { isSaveDisabled: true } };
export const Saving: Story = { args: { isSaving: true } };
export const Profile: Story = { args: profile };
/** The person whose choice it was has left. */
export const Refused: Story = { args: { error: interestsTexts.guestFailed, saveLabel: interestsTexts.retry } };
export const Recommend: Story = {
  args: {
    ...recommend,
    saveLabel: interestsTexts.popup.done,
    children: (
      <ChannelChoice
        channels={examples.listInterestChannels.first.results.map(({ id, name }) => ({
          id,
          name,
          isSubscribed: id === "1007",
        }))}
        onToggle={fn()}
        texts={interestsTexts.channels}
      />
    ),
  },
};
