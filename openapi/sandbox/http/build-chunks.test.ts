// @vitest-environment node
import { expect, it } from "vitest";
import { chunkGroups, filesOfChunks } from "./build-chunks.ts";

const entry = `u("a",function(e){e.exports=Promise.all([s("bLTAj")(r("5lAgG")),t("6UGku"),t("ewuRG")]).then(()=>s("ikM0R"))}),
u("b",function(e){e.exports=Promise.all([t("6UGku"),t("cMLUI")]).then(()=>s("x"))}),
i({"5lAgG":"VideoPage.aa11bb22.css","6UGku":"MenuPopover.3c754f12.js",ewuRG:"VideoPage.97dee88e.js",cMLUI:"Other.11223344.js"})`;
const files = ["VideoPage.aa11bb22.css", "VideoPage.97dee88e.js", "MenuPopover.3c754f12.js", "Other.11223344.js", "VideoPageOther.11223344.js"];

it("finds what a chunk shares with others", () => {
  expect(filesOfChunks(files, chunkGroups(entry), ["VideoPage"])).toEqual(["VideoPage.aa11bb22.css", "VideoPage.97dee88e.js", "MenuPopover.3c754f12.js"]);
});

it("makes do with the names where the entry says nothing", () => {
  expect(filesOfChunks(files, chunkGroups("console.log(1)"), ["VideoPage"])).toEqual(["VideoPage.aa11bb22.css", "VideoPage.97dee88e.js"]);
});
