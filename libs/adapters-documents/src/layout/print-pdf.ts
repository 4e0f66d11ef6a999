import type { Printout } from '../printout-blocks.ts';
import { place } from './page-piece.ts';
import { piecesOf } from './cut-into-pieces.ts';
import { page, Sheet } from './pdf-sheet.ts';
import { colors, styles } from './styles.ts';
import { printable } from './printable-text.ts';

/** Bytes of a PDF that starts with `%PDF`. */
export const print = (printout: Printout): Promise<Uint8Array> => {
  const sheet = new Sheet(printout);
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

const oneLine = (sheet: Sheet, text: string): string => {
  const [first = '', ...more] = sheet.wrapped([text], styles.running, page.right - page.left - 10);
  return more.length === 0 ? first : `${first}…`;
};
