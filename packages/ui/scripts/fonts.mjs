// Reduces the fonts to the letters that this site writes in its three languages and the weights that its styles use: `npm
// --prefix packages/ui run fonts`, after a new version of a font or a new letter. A page with the name Łukasz on it also
// loads the whole font, which is the next family of the list: as one family with it, Chromium would look up another font in
// place of the whole one, which has not come, for every size of letters.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subset from "subset-font";

const { resolve } = createRequire(import.meta.url);
const here = (/** @type {string} */ name) => new URL(`../src/fonts/${name}`, import.meta.url);

const LETTERS = "abcdefghijklmnopqrstuvwxyzàâäæçèéêëîïôöùûüÿßœ";
const SIGNS = " !\"#$%&'()*+,-./0123456789:;<=>?@[\\]^_`{|}~\u00a0§©«\u00ad°·»×\u2009\u2011–—‘’‚“”„…\u202f−";
const text = [...new Set(LETTERS + LETTERS.toUpperCase() + SIGNS)].sort().join("");
const WEIGHTS = { min: 450, max: 580 };

const FACES = [
  { family: "Newsreader", of: "newsreader", style: "normal" },
  { family: "Newsreader", of: "newsreader", style: "italic" },
  { family: "Atkinson Hyperlegible Next", of: "atkinson-hyperlegible-next", style: "normal" },
];

/** The letters as a CSS unicode-range, with consecutive letters as one range. */
function ranges() {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  /** @type {[number, number][]} */
  const found = [];
  for (const code of codes) {
    const last = found.at(-1);
    if (last !== undefined && last[1] === code - 1) last[1] = code;
    else found.push([code, code]);
  }
  const hex = (/** @type {number} */ code) => code.toString(16).toUpperCase();
  return found.map(([from, to]) => `U+${hex(from)}${from === to ? "" : `-${hex(to)}`}`).join(", ");
}

const faces = [];
for (const { family, of, style } of FACES) {
  const whole = readFileSync(resolve(`@fontsource-variable/${of}/files/${of}-latin-wght-${style}.woff2`));
  const cut = await subset(whole, text, { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } });
  const file = `${of}-${style}.woff2`;
  writeFileSync(here(file), cut);
  console.log(`${file}: ${whole.length} to ${cut.length} bytes`);
  faces.push(`@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-display: swap;
  font-weight: 200 800;
  src: url("./${file}") format("woff2-variations");
  unicode-range: ${ranges()};
}
`);
}
writeFileSync(
  here("fonts.css"),
  `/* Made by scripts/fonts.mjs: the letters of the site's own languages, before the whole fonts that hold all others. */\n${faces.join("\n")}`,
);
