import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Avatar } from "./Avatar.tsx";
import { media } from "../SafeAddress/testing/index.ts";

it("shows the initial when the picture fails, as a picture", () => {
  render(<Avatar name="«Ёлка»" src={media("/broken.webp")} alt="Ёлка" />);
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByRole("img", { name: "Ёлка" }).dataset["initial"]).toBe("Ё");
});
