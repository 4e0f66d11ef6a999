import type { Printout } from '../printout-blocks.ts';
import { place } from './page-piece.ts';
import { piecesOf } from './cut-into-pieces.ts';
import { accentInk } from '@portico/domain/practices';
import { logoOf } from './logo.ts';
import { page, Sheet, type Pen } from './pdf-sheet.ts';
import { colors, contrastOnPaper, styles } from './styles.ts';
import { printable } from './printable-text.ts';

/** Bytes of a PDF that starts with `%PDF`. */
export const print = (printout: Printout): Promise<Uint8Array> => {
  const sheet = new Sheet(printout);
  sheet.artifact('Layout', (pen) => drawFace(pen, printout.practice));
  place(
    sheet,
    printout.blocks.flatMap((block) => piecesOf(sheet, block)),
  );
  const running = oneLine(
    sheet,
    [printout.title, printable(printout.running)].filter((part) => part !== '').join(' · '),
  );
  return sheet.finish((number, pages) => {
    const text = printout.pageText(number, pages);
    sheet.artifact('Pagination', (pen) => {
      // The first page says it large.
      if (number > 1) {
        pen.text(running, styles.running, page.left, page.header);
        pen.rule(page.header + 15, colors.rule);
      }
      pen.text(text, styles.running, page.right - sheet.widthOf(text, styles.running), page.footer);
    });
  });
};

/** The logo, the name and a line in the practice's color. */
const drawFace = (pen: Pen, { name, accent, logo }: Printout['practice']): void => {
  const text = printable(name);
  if (text === '') return;
  const color = accentInk(accent, contrastOnPaper) ?? colors.accent;
  const isDrawn = pen.logo(logoOf(logo), page.left, faceTop, faceSide);
  pen.text(text, { ...styles.practice, color }, page.left + (isDrawn ? faceSide + 8 : 0), faceTop + 6);
  pen.rule(faceTop + faceSide + 6, color);
};

/** Points. */
const faceTop = 28;
const faceSide = 24;

const oneLine = (sheet: Sheet, text: string): string => {
  const [first = '', ...more] = sheet.wrapped([text], styles.running, page.right - page.left - 10);
  return more.length === 0 ? first : `${first}…`;
};
