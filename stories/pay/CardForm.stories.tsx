import { CardForm } from "@kadr/design-system/pay/CardForm";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { cardTexts } from "../../host/src/texts/card.ts";
import { forgetAnnouncements } from "../support/announcements.ts";

const [before, link, after] = cardTexts.disclaimer.pay;
const place = { maxWidth: 440 } as const;

export default {
  title: "Pay/CardForm",
  component: CardForm,
  args: {
    onSubmit: fn(() => Promise.resolve([])),
    onError: fn(),
    texts: { ...cardTexts.form, submit: cardTexts.submit.pay },
    disclaimer: (
      <>
        {before}
        <a href="#terms">{link}</a>
        {after}
      </>
    ),
  },
  beforeEach: () => forgetAnnouncements,
  render: (args) => (
    <div style={place}>
      <CardForm {...args} />
    </div>
  ),
} satisfies Meta<typeof CardForm>;
type Story = StoryObj<typeof CardForm>;

function fieldsIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  return {
    canvas,
    number: canvas.getByRole("textbox", { name: "Номер карты" }),
    expiry: canvas.getByRole("textbox", { name: "Срок действия" }),
    code: canvas.getByLabelText<HTMLInputElement>("CVC/CVV"),
    pay: canvas.getByRole("button", { name: "Оплатить" }),
  };
}

async function type(canvasElement: HTMLElement, card: readonly [string, string, string]) {
  const { number, expiry, code } = fieldsIn(canvasElement);
  for (const [field, text] of [
    [number, card[0]],
    [expiry, card[1]],
    [code, card[2]],
  ] as const) {
    await userEvent.click(field);
    await userEvent.keyboard(text);
  }
}

/** «Оплатить» and what is agreed to by pressing it. [PAY-SCREEN-04] */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, pay } = fieldsIn(canvasElement);
    await expect(pay).toBeVisible();
    await expect(canvas.getByText(/Нажимая «Оплатить», вы принимаете/)).toBeVisible();
  },
};
/** The card is only kept. */
export const Added: Story = {
  args: { texts: { ...cardTexts.form, submit: cardTexts.submit.add }, disclaimer: cardTexts.disclaimer.add.join("") },
};
/** Digits in their groups, the code hidden, the scheme shown by its first digits. [PAY-CARD-05] */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, number, expiry, code } = fieldsIn(canvasElement);
    await type(canvasElement, ["2200000000000004999", "12345", "12345"]);
    await expect(number).toHaveValue("2200 0000 0000 0004");
    await expect(expiry).toHaveValue("12/34");
    await expect(code).toHaveValue("123");
    await expect(code).toHaveAttribute("type", "password");
    await expect(canvas.getByRole("img", { name: "Мир" })).toBeVisible();
    await expect([number, expiry, code].map((field) => field.getAttribute("autocomplete"))).toEqual([
      "cc-number",
      "cc-exp",
      "cc-csc",
    ]);
  },
};
/** An error is said when its field is left, and goes as soon as the field is right. [PAY-CARD-04] */
export const LeftWrong: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, number } = fieldsIn(canvasElement);
    await type(canvasElement, ["4111111111111112", "13/34", "12"]);
    await userEvent.tab();
    await expect(canvas.getByText(cardTexts.form.errors.number)).toBeVisible();
    await expect(canvas.getByText(cardTexts.form.errors.expiry)).toBeVisible();
    await expect(canvas.getByText(cardTexts.form.errors.code)).toBeVisible();
    await userEvent.click(number);
    await userEvent.keyboard("{End}{Backspace}1");
    await expect(canvas.queryByText(cardTexts.form.errors.number)).toBeNull();
  },
};
/** Each field is required: nothing is sent, and the first that is wrong has the focus. [PAY-CARD-01] [PAY-CARD-02] [PAY-CARD-03] */
export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, number, expiry, code, pay } = fieldsIn(canvasElement);
    const wrong = (field: HTMLElement, text: string) =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(text) as unknown as string);
    await userEvent.click(pay);
    await wrong(number, "Неверный номер карты. Попробуйте ещё раз");
    await wrong(expiry, "Неверный срок действия. Попробуйте ещё раз");
    await wrong(code, "Неверный CVC/CVV. Попробуйте ещё раз");
    await waitFor(() => expect(number).toHaveFocus());
    // A slip of the finger, a month that is none, two digits.
    await type(canvasElement, ["4111 1111 1111 1112", "00/34", "12"]);
    await userEvent.click(pay);
    await expect(canvas.getAllByText(/^Неверный/)).toHaveLength(3);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(number);
    await userEvent.clear(expiry);
    await userEvent.clear(code);
    await type(canvasElement, ["4111 1111 1111 1111", "12/34", "123"]);
    await expect(canvas.queryByText(/^Неверный/)).toBeNull();
    await userEvent.click(pay);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      number: "4111 1111 1111 1111",
      expiry: "12/34",
      code: "123",
    });
    // Taken: nothing of it is left, and the button waits for the next step.
    await waitFor(() => expect(number).toHaveValue(""));
    forgetAnnouncements();
  },
};
/** A card that the tokeniser refuses: its words stand under the fields. [PAY-CARD-06] */
export const Refused: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.resolve(["invalid_number", "invalid_expiry_month", "invalid_expiry_year", "invalid_cvc"]),
    ),
  },
  play: async ({ canvasElement }) => {
    const { canvas, number, pay } = fieldsIn(canvasElement);
    await type(canvasElement, ["4111111111111111", "0120", "123"]);
    await userEvent.click(pay);
    const alert = await canvas.findByRole("alert");
    for (const field of ["number", "expiry", "code"] as const)
      await expect(alert).toHaveTextContent(cardTexts.form.errors[field]);
    await expect(number).toHaveFocus();
    await expect(number).toHaveValue("4111 1111 1111 1111");
    forgetAnnouncements();
  },
};
/** The payment did not go through, and no cause is given. [PAY-CARD-07] */
export const NotProcessed: Story = {
  args: { onSubmit: fn(() => Promise.resolve(["processing_error"])) },
  play: async ({ canvasElement, args }) => {
    const { canvas, pay } = fieldsIn(canvasElement);
    await type(canvasElement, ["4000000000000119", "1234", "123"]);
    await userEvent.click(pay);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Не получилось оплатить. Проверьте данные карты или попробуйте ещё раз позже",
    );
    (args.onSubmit as ReturnType<typeof fn>).mockImplementationOnce(() => Promise.resolve(["missing"]));
    await userEvent.click(pay);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(cardTexts.form.errors.processing);
    forgetAnnouncements();
  },
};
/** A word that the form does not know goes to who handles errors. [PAY-CARD-08] */
export const UnknownError: Story = {
  args: { onSubmit: fn(() => Promise.resolve(["card_blocked"])) },
  play: async ({ canvasElement, args }) => {
    const { canvas, pay } = fieldsIn(canvasElement);
    await type(canvasElement, ["4111111111111111", "1234", "123"]);
    await userEvent.click(pay);
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith("card_blocked"));
    await expect(canvas.queryByRole("alert")).toBeNull();
    forgetAnnouncements();
  },
};
/** Pressed twice, a card is looked at once. */
export const Pending: Story = {
  args: { onSubmit: fn(() => new Promise<readonly string[]>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    const { pay } = fieldsIn(canvasElement);
    await type(canvasElement, ["4111111111111111", "1234", "123"]);
    await userEvent.dblClick(pay);
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
