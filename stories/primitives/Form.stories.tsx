import { Button } from "@kadr/design-system/primitives/Button";
import { Form, FormNote, type FormProps } from "@kadr/design-system/primitives/Form";
import { TextField } from "@kadr/design-system/primitives/TextField";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, within } from "storybook/test";

const fields = (error?: string) => (
  <>
    <TextField label="Имя" defaultValue="Анна Соколова" />
    <TextField label="Электронная почта" type="email" defaultValue="anna@" error={error} />
    <div>
      <Button type="submit" variant="primary">
        Сохранить
      </Button>
    </div>
  </>
);

/** The server finds something wrong with every sending. */
function Refused({ onSubmit, ...props }: FormProps) {
  const [failure, setFailure] = useState<object>();
  return (
    <Form
      {...props}
      failure={failure}
      onSubmit={() => {
        onSubmit();
        setFailure({});
      }}
    >
      {fields(failure && "Введите валидный email")}
    </Form>
  );
}

export default {
  title: "Primitives/Form",
  component: Form,
  args: { "aria-label": "Личные данные", children: fields(), onSubmit: fn() },
} satisfies Meta<typeof Form>;
type Story = StoryObj<typeof Form>;

export const Default: Story = {};
export const WithFailure: Story = {
  args: {
    children: (
      <>
        {fields()}
        <FormNote>Не удалось обновить информацию</FormNote>
      </>
    ),
  },
};
export const WithSuccess: Story = {
  args: {
    children: (
      <>
        {fields()}
        <FormNote kind="success">Письмо отправлено на anna@kadr.example</FormNote>
      </>
    ),
  },
};
/** An error of the server stands at its field, which gets the focus. */
export const RefusedByServer: Story = {
  render: (args) => <Refused {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await fireEvent.click(canvas.getByRole("button", { name: "Сохранить" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    const field = canvas.getByRole("textbox", { name: "Электронная почта" });
    await expect(field).toHaveAccessibleDescription("Введите валидный email");
    await expect(field).toHaveFocus();
  },
};
