import { expect, it, vi } from "vitest";
import { leaveAccount } from "./leaveAccount.ts";

function leave(path: string): readonly string[] {
  const done: string[] = [];
  leaveAccount({
    path,
    goHome: (then) => {
      done.push("home");
      then();
    },
    logout: vi.fn(async () => void done.push("log out")),
  });
  return done;
}

it("goes home first from a page of the profile, and stays anywhere else", () => {
  expect(leave("/profile/")).toEqual(["home", "log out"]);
  expect(leave("/profile/info/edit/")).toEqual(["home", "log out"]);
  expect(leave("/video/a1/")).toEqual(["log out"]);
});
