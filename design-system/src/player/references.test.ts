import { describe, expect, it } from "vitest";
import { withoutReferences } from "./references.ts";

describe("character references", () => {
  it.each([
    ["&amp; &lt;b&gt; &quot;&apos;", "& <b> \"'"],
    ["&laquo;Лёд&raquo; &mdash; &ndash; &hellip;", "«Лёд» — – …"],
    ["&#39;&#x27;&#X27;", "'''"],
    ["&#x2764;&#xFE0F; &#128512;", "❤️ 😀"],
    ["&nbsp;&shy;&yuml;", "\u00A0\u00ADÿ"],
    ["&Agrave;&agrave;&AElig;&szlig;&iquest;&frac12;&sup2;", "ÀàÆß¿½²"],
    ["&Alpha;&omega;&sigmaf;&thetasym;&piv;", "Αως\u03D1ϖ"],
    ["&bdquo;&ldquo;&rdquo;&lsquo;&rsquo;&sbquo;&lsaquo;&rsaquo;", "„“”‘’‚‹›"],
    ["&euro;&trade;&copy;&reg;&deg;&sect;&permil;", "€™©®°§‰"],
    ["&there4;&rarr;&hArr;&ne;&infin;&hearts;&lang;&lfloor;", "∴→⇔≠∞♥⟨⌊"],
    ["&lrm;&rlm;&zwj;&zwnj;&thinsp;", "\u200E\u200F\u200D\u200C\u2009"],
    // a number needs no semicolon, as browsers read it
    ["&#39 s &#x27 s", "' s ' s"],
    // Windows-1252, which numbers of old files mean
    ["&#133;&#147;&#148;&#151;&#128;&#159;", "…“”—€Ÿ"],
    // no sign at all
    ["&#0;&#xD800;&#x110000;&#4294967296;", "\uFFFD\uFFFD\uFFFD\uFFFD"],
    // once: what was written of a reference is the reference
    ["&amp;laquo; &amp;#39;", "&laquo; &#39;"],
    // no reference
    [
      "AT&T & Co; &; &#; &#x; &лёд; &Laquo; &nosuchname; &laquo &not",
      "AT&T & Co; &; &#; &#x; &лёд; &Laquo; &nosuchname; &laquo &not",
    ],
    ["&toString;&constructor;", "&toString;&constructor;"],
  ])("%s", (written, read) => {
    expect(withoutReferences(written)).toBe(read);
  });

  it("reads every name of Latin 1 as the sign of its place", () => {
    expect(withoutReferences("&nbsp;&times;&divide;&yuml;&ETH;&eth;&thorn;&micro;&para;")).toBe("\u00A0×÷ÿÐðþµ¶");
  });
});
