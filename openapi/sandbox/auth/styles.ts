/** Look of the frame: the values of the product's tokens (docs of the visual language), since this origin shares no code with the shell. */
export const frameStyles = `
@font-face{font-family:"Golos Text";src:url("/fonts/cyrillic.woff2") format("woff2");font-weight:400 900;
  font-display:swap;unicode-range:U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116}
@font-face{font-family:"Golos Text";src:url("/fonts/latin.woff2") format("woff2");font-weight:400 900;
  font-display:swap;unicode-range:U+0000-00FF,U+2010-2027,U+20AC}
:root{color-scheme:light;--surface:oklch(99% .002 270);--field:oklch(100% 0 0);--text:oklch(21% .01 270);
  --muted:oklch(48% .015 270);--line:oklch(62% .015 270);--accent:oklch(50% .21 277);--on-accent:oklch(100% 0 0);
  --danger:oklch(53% .2 27);--success:oklch(50% .13 155);--hover:oklch(95% .006 270)}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;--surface:oklch(22% .01 270);
  --field:oklch(17% .008 270);--text:oklch(96% .004 270);--muted:oklch(74% .012 270);--line:oklch(56% .015 270);
  --accent:oklch(74% .14 277);--on-accent:oklch(17% .008 270);--danger:oklch(72% .16 27);--success:oklch(76% .15 155);
  --hover:oklch(28% .012 270)}}
:root[data-theme=dark]{color-scheme:dark;--surface:oklch(22% .01 270);--field:oklch(17% .008 270);
  --text:oklch(96% .004 270);--muted:oklch(74% .012 270);--line:oklch(56% .015 270);--accent:oklch(74% .14 277);
  --on-accent:oklch(17% .008 270);--danger:oklch(72% .16 27);--success:oklch(76% .15 155);--hover:oklch(28% .012 270)}
*{box-sizing:border-box}
body{margin:0;padding:24px;min-height:100vh;background:var(--surface);color:var(--text);
  font:16px/24px "Golos Text",system-ui,sans-serif;-webkit-text-size-adjust:100%}
main{max-width:400px;margin:0 auto;display:flex;flex-direction:column;gap:16px}
header{display:flex;align-items:start;justify-content:space-between;gap:16px}
h1{margin:0;font-size:24px;line-height:32px;font-weight:600;text-wrap:balance}
h1:focus{outline:none}
p{margin:0;text-wrap:balance}.lead,.hint{color:var(--muted)}.hint{font-size:14px;line-height:20px}
form{display:flex;flex-direction:column;gap:16px}
.field{display:flex;flex-direction:column;gap:4px}
label{font-size:14px;line-height:20px;font-weight:500}
input{font:inherit;color:inherit;background:var(--field);border:1px solid var(--line);border-radius:8px;height:44px;padding:0 12px;width:100%}
input:hover{border-color:var(--text)}
input[aria-invalid=true]{border-color:var(--danger);box-shadow:inset 0 0 0 1px var(--danger)}
.secret{position:relative}.secret input{padding-inline-end:52px}
.secret button{position:absolute;inset-block:0;inset-inline-end:0;width:44px;height:44px;border:0;background:none;
  color:var(--muted);border-radius:8px;cursor:pointer;display:grid;place-items:center}
.secret button:hover{color:var(--text)}
.secret [aria-pressed=true] .shut,.secret [aria-pressed=false] .open{display:none}
svg{width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.error{color:var(--danger);font-size:14px;line-height:20px}
.notice{padding:12px 16px;border-radius:8px;border:1px solid var(--success);color:var(--text)}
.alert{padding:12px 16px;border-radius:8px;border:1px solid var(--danger);color:var(--danger)}
.primary{font:inherit;font-weight:600;height:48px;border:0;border-radius:8px;background:var(--accent);color:var(--on-accent);cursor:pointer;padding:0 24px}
.primary:hover{filter:brightness(1.08)}.primary:active{filter:brightness(.94)}.primary[aria-disabled=true]{opacity:.6;cursor:progress}
.close{width:44px;height:44px;margin:-6px -10px -6px 0;flex:none;border:0;border-radius:22px;background:none;
  color:inherit;cursor:pointer;display:grid;place-items:center}
.close:hover{background:var(--hover)}
nav{display:flex;flex-wrap:wrap;gap:4px 24px}
nav a{color:var(--accent);text-decoration:none;font-weight:500;line-height:44px;min-height:44px}
nav a:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
[hidden]{display:none!important}
@media (forced-colors:active){input,.primary,.notice,.alert{border:1px solid}}
@media (max-width:360px){body{padding:16px}}
`;
