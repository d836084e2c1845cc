import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Image } from "./Image.tsx";
import { media } from "../SafeAddress/testing/index.ts";

it("offers the picture at densities 1, 1.5, 2, 2.5 and 3 [COMMON-IMAGE-01]", () => {
  render(<Image src={(width) => media(`/i.webp?width=${width}`)} width={300} alt="Кадр" />);
  expect(screen.getByRole("img").getAttribute("srcset")).toBe(
    "/i.webp?width=300 1x, /i.webp?width=450 1.5x, /i.webp?width=600 2x, /i.webp?width=750 2.5x, /i.webp?width=900 3x",
  );
});

it("puts a sign in the same box when the picture fails, and tries again with another address", () => {
  const onError = vi.fn();
  const view = render(<Image src={media("/broken.webp")} width={300} alt="Кадр" onError={onError} />);
  fireEvent.error(screen.getByRole("img"));
  expect(onError).toHaveBeenCalledOnce();
  expect(screen.getByRole("img", { name: "Кадр" }).tagName).toBe("SPAN");
  view.rerender(<Image src={media("/other.webp")} width={300} alt="Кадр" />);
  expect(screen.getByRole("img", { name: "Кадр" }).tagName).toBe("IMG");
});
