import type { Block, Fact } from '../printout-blocks.ts';
import { gap, type Piece } from './page-piece.ts';
import { lineHeight, page, type Sheet, type Style } from './pdf-sheet.ts';
import { colors, styles } from './styles.ts';
import { tablePieces } from './table-pieces.ts';
import { printable, printableLines } from './printable-text.ts';

const wide = page.right - page.left;

/** Cuts a block into strips of the page, with the air around them. */
export const piecesOf = (sheet: Sheet, block: Block): readonly Piece[] => {
  switch (block.kind) {
    case 'title':
      return [...textPieces(sheet, 'H1', [printable(block.text)], styles.title, true), gap(6)];
    case 'heading':
      return block.level === 2
        ? [gap(20), ...textPieces(sheet, 'H2', [printable(block.text)], styles.section, true), underline(sheet)]
        : [gap(12), ...textPieces(sheet, 'H3', [printable(block.text)], styles.report, true)];
    case 'paragraph': {
      const style = block.quiet === true ? styles.quiet : styles.text;
      return [...textPieces(sheet, 'P', printableLines(block.text), style, block.withNext === true), ...after(block)];
    }
    case 'facts':
      return factPieces(sheet, block.facts);
    case 'table':
      return tablePieces(sheet, block);
  }
};

const after = ({ withNext }: { readonly withNext?: true }): readonly Piece[] =>
  withNext === true ? [{ height: 3, draw: () => undefined, withNext: true }] : [gap(5)];

const underline = (sheet: Sheet): Piece => ({
  height: 8,
  withNext: true,
  draw: (y) => {
    sheet.artifact('Layout', (pen) => {
      pen.rule(y + 2, colors.accent);
    });
  },
});

// The first two lines stay together, and so do all lines of a heading.
const textPieces = (
  sheet: Sheet,
  tag: 'H1' | 'H2' | 'H3' | 'P',
  text: readonly string[],
  style: Style,
  withNext: boolean,
): readonly Piece[] => {
  const element = sheet.element(tag);
  const lines = sheet.wrapped(text, style, wide);
  return lines.map((line, index) => ({
    height: lineHeight(style),
    withNext: withNext || (index === 0 && lines.length > 1),
    draw: (y) => {
      sheet.line(element, tag, line, style, page.left, y);
    },
  }));
};

const factPieces = (sheet: Sheet, facts: readonly Fact[]): readonly Piece[] => {
  const table = sheet.element('Table');
  const labels = Math.max(...facts.map(({ label }) => sheet.widthOf(label, styles.label))) + 14;
  return facts.flatMap(({ label, text }) => {
    const row = sheet.element('TR', table);
    const head = sheet.element('TH', row, 'Row');
    const body = sheet.element('TD', row);
    const lines = sheet.wrapped([printable(text)], styles.text, wide - labels);
    return lines.map((line, index) => ({
      height: lineHeight(styles.text) + (index === lines.length - 1 ? 2 : 0),
      draw: (y) => {
        if (index === 0) sheet.line(head, 'TH', label, styles.label, page.left, y);
        sheet.line(body, 'TD', line, styles.text, page.left + labels, y);
      },
    }));
  });
};
