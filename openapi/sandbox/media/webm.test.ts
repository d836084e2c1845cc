import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { block, cluster, element, uint, webm } from "./testing/webm.ts";
import { readWebm } from "./webm.ts";

const folder = mkdtempSync(join(tmpdir(), "kadr-webm-"));
let files = 0;
function written(bytes: Buffer): string {
  const file = join(folder, `${(files += 1)}.webm`);
  writeFileSync(file, bytes);
  return file;
}

const blocks = [block(0), block(33), block(20, 2)];
const group = (offset: number, length: number) =>
  element("a0", [element("a1", Buffer.from([0x81, offset >> 8, offset & 0xff, 0])), element("9b", uint(length))]);
const clusterId = Buffer.from("1f43b675", "hex");

it.each<[string, number | null, Buffer]>([
  ["its header tells it", 7.5, webm({ ticks: 7500, parts: [cluster(0, blocks)] })],
  ["its last cluster ends there", 2.033, webm({ parts: [cluster(0, blocks), cluster(2000, blocks)] })],
  ["clusters say how long they are", 2.033, webm({ parts: [cluster(0, blocks, false), cluster(2000, blocks, false)] })],
  ["the last block says how long it is", 2.14, webm({ parts: [cluster(2000, [block(0), group(100, 40)])] })],
  ["sound ends behind the pictures", 2.09, webm({ parts: [cluster(2000, [block(90, 2), block(33)])] })],
  [
    "an index stands behind the last cluster",
    2.033,
    webm({ parts: [cluster(2000, blocks), element("1c53bb6b", uint(0))] }),
  ],
  ["it was cut within a block", 2.033, webm({ parts: [cluster(2000, [...blocks, block(66).subarray(0, 9)])] })],
  [
    "a picture holds what looks like a cluster",
    2.033,
    webm({
      parts: [
        cluster(2000, [
          ...blocks,
          element("a3", Buffer.concat([Buffer.from([0x81, 0, 5, 0x80]), clusterId, Buffer.alloc(40, 0x77)])),
        ]),
      ],
    }),
  ],
  [
    "the last cluster is longer than what is read first",
    2.5,
    webm({ parts: [cluster(2000, [block(0, 1, 400_000), block(500)])] }),
  ],
  ["a cluster is empty", 0.033, webm({ parts: [cluster(0, blocks), cluster(2000, [])] })],
  ["there is no cluster", null, webm({ parts: [] })],
  ["there is nothing but bytes", null, Buffer.alloc(1000, 0x1f)],
])("knows the length of a film: %s", async (_what, seconds, bytes) => {
  const { duration } = await readWebm(written(bytes));
  if (seconds === null) expect(duration).toBeNull();
  else expect(duration).toBeCloseTo(seconds, 3);
});

it("gives up on a film that is made to be read for ever: each of its parts begins what looks like a cluster to its end", async () => {
  const part = element("ec", Buffer.concat([clusterId, Buffer.from("01ffffffffffffff", "hex")]));
  const trap = webm({ parts: [Buffer.alloc(4_000_000, part)] });
  expect((await readWebm(written(trap))).duration).toBeNull();
});
