import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Weight = 'regular' | 'bold';

const bytesOf = (file: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${file}`));

/** Font files; a document embeds only the glyphs it uses. */
export const fontBytes: Readonly<Record<Weight, Buffer>> = {
  regular: bytesOf('DejaVuSansCondensed.ttf'),
  bold: bytesOf('DejaVuSansCondensed-Bold.ttf'),
};

const charts = Object.values(fontBytes)
  .map((bytes) => create(bytes))
  .filter((font): font is Font => font.type === 'TTF');

const shown = (sign: string): boolean => {
  const codePoint = sign.codePointAt(0) ?? 0;
  return charts.every((font) => font.hasGlyphForCodePoint(codePoint));
};

// Composed first, so that letter and accent are one glyph where the font has it. Format characters go: among them those
// that turn the direction of text around, with which one text can be made to look like another.
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Variation_Selector}]/gu;

/** Text that the fonts can show, as lines: line breaks stay, other white space is one blank. */
export const printableLines = (raw: string): readonly string[] =>
  raw
    .toWellFormed()
    .normalize('NFC')
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) =>
      line
        .replace(/\s+/gu, ' ')
        .replace(invisible, '')
        .trim()
        .replace(/[^\x20-\x7e]/gu, (sign) => (shown(sign) ? sign : '\ufffd')),
    );

/** The same on one line. */
export const printable = (raw: string): string => printableLines(raw).join(' ').trim();
