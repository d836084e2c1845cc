import { expect, it } from "vitest";
import { sanitised } from "./sanitised.ts";

it.each([
  ["до<script>alert(1)</script>после", "допосле"],
  ["до<SCRIPT type='x'>a</ScRiPt >после", "допосле"],
  ["до<script>без конца", "до"],
  ["<b class='x'>жирный</b>", "жирный"],
  ["<scripted>не скрипт</scripted>", "не скрипт"],
  ["<!-- a\nb -->виден", "виден"],
  ["<!doctype html>виден", "виден"],
  ["2 < 3 > 1", "2 &lt; 3 &gt; 1"],
  [`& " ' \``, "&amp; &quot; &#39; &#96;"],
])("%j is handed out as %j", (text, clean) => {
  expect(sanitised(text)).toBe(clean);
});
