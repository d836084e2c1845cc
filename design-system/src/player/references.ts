/** U+00A0 to U+00FF in their order, as HTML has named them since its first versions. */
const latin1 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 " +
  "acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest " +
  "Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml " +
  "ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig " +
  "agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml " +
  "eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

/** The other names of HTML 4 and `apos`: each before its sign. */
const others =
  "amp&lt<gt>quot\"apos'OElig\u0152oelig\u0153Scaron\u0160scaron\u0161Yuml\u0178fnof\u0192circ\u02C6tilde\u02DC" +
  "Alpha\u0391Beta\u0392Gamma\u0393Delta\u0394Epsilon\u0395Zeta\u0396Eta\u0397Theta\u0398Iota\u0399Kappa\u039A" +
  "Lambda\u039BMu\u039CNu\u039DXi\u039EOmicron\u039FPi\u03A0Rho\u03A1Sigma\u03A3Tau\u03A4Upsilon\u03A5Phi\u03A6" +
  "Chi\u03A7Psi\u03A8Omega\u03A9" +
  "alpha\u03B1beta\u03B2gamma\u03B3delta\u03B4epsilon\u03B5zeta\u03B6eta\u03B7theta\u03B8iota\u03B9kappa\u03BA" +
  "lambda\u03BBmu\u03BCnu\u03BDxi\u03BEomicron\u03BFpi\u03C0rho\u03C1sigmaf\u03C2sigma\u03C3tau\u03C4" +
  "upsilon\u03C5phi\u03C6chi\u03C7psi\u03C8omega\u03C9thetasym\u03D1upsih\u03D2piv\u03D6" +
  "ensp\u2002emsp\u2003thinsp\u2009zwnj\u200Czwj\u200Dlrm\u200Erlm\u200Fndash\u2013mdash\u2014lsquo\u2018" +
  "rsquo\u2019sbquo\u201Aldquo\u201Crdquo\u201Dbdquo\u201Edagger\u2020Dagger\u2021bull\u2022hellip\u2026" +
  "permil\u2030prime\u2032Prime\u2033lsaquo\u2039rsaquo\u203Aoline\u203Efrasl\u2044euro\u20AC" +
  "image\u2111weierp\u2118real\u211Ctrade\u2122alefsym\u2135larr\u2190uarr\u2191rarr\u2192darr\u2193harr\u2194" +
  "crarr\u21B5lArr\u21D0uArr\u21D1rArr\u21D2dArr\u21D3hArr\u21D4" +
  "forall\u2200part\u2202exist\u2203empty\u2205nabla\u2207isin\u2208notin\u2209ni\u220Bprod\u220Fsum\u2211" +
  "minus\u2212lowast\u2217radic\u221Aprop\u221Dinfin\u221Eang\u2220and\u2227or\u2228cap\u2229cup\u222Aint\u222B" +
  "there4\u2234sim\u223Ccong\u2245asymp\u2248ne\u2260equiv\u2261le\u2264ge\u2265sub\u2282sup\u2283nsub\u2284" +
  "sube\u2286supe\u2287oplus\u2295otimes\u2297perp\u22A5sdot\u22C5" +
  "lceil\u2308rceil\u2309lfloor\u230Arfloor\u230Blang\u27E8rang\u27E9loz\u25CAspades\u2660clubs\u2663hearts\u2665diams\u2666";

/** Numbers that stand for signs of Windows-1252 and not for the controls of Unicode, from 128 on. A space: none of its own. */
const windows1252 =
  "\u20AC \u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152 \u017D  " +
  "\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153 \u017E\u0178";

/** Made with the first text that has a reference: most files have none. */
let table: ReadonlyMap<string, string> | null = null;
function names(): ReadonlyMap<string, string> {
  table ??= new Map([
    ...latin1.split(" ").map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
    ...[...others.matchAll(/(\w+)(\W)/g)].map(([, name = "", sign = ""]) => [name, sign] as const),
  ]);
  return table;
}

function signOf(code: number): string {
  const known = code >= 128 && code < 160 ? windows1252[code - 128] : undefined;
  if (known !== undefined && known !== " ") return known;
  const isSign = code > 0 && code <= 0x10_ffff && !(code >= 0xd800 && code < 0xe000);
  return isSign ? String.fromCodePoint(code) : "\uFFFD";
}

/**
 * Character references become their signs: every number, the names of HTML 4 and `apos`. The semicolon may be missing behind a number, as browsers
 * read it; a name needs it, or «&not» would be taken out of the middle of what is said. What is no reference stays as it is written.
 * A parser of the browser would know all 2,231 names, but takes a string as markup, which Trusted Types refuse; the libraries that know them are
 * larger (`entities`: 20 kB gzip of names alone) than the player's own chunk may grow for it.
 */
export function withoutReferences(text: string): string {
  return text.replace(
    /&(?:#[xX]([\dA-Fa-f]{1,8})(?![\dA-Fa-f]);?|#(\d{1,10})(?!\d);?|([A-Za-z][\dA-Za-z]{1,9});)/g,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return signOf(Number.parseInt(hex, 16));
      if (decimal !== undefined) return signOf(Number(decimal));
      return names().get(name ?? "") ?? whole;
    },
  );
}
