import type { Block, Cell } from '../printout-blocks.ts';
import type { Piece } from './page-piece.ts';
import { lineHeight, page, type Element, type Sheet, type Style } from './pdf-sheet.ts';
import { styles, colors } from './styles.ts';
import { printable, printableLines } from './printable-text.ts';

type Table = Extract<Block, { kind: 'table' }>;

const padding = { x: 5, y: 4 } as const;

interface LaidCell {
  readonly lines: readonly string[];
  readonly style: Style;
  readonly x: number;
  readonly element: Element;
  readonly tag: 'TD' | 'TH';
}

/** A heading row that returns on every page, and rows that stay whole unless one is taller than a page. */
export const tablePieces = (sheet: Sheet, { columns, rows }: Table): readonly Piece[] => {
  const table = sheet.element('Table');
  const lefts = columns.map((_, index) => columns.slice(0, index).reduce((sum, { share }) => sum + share, 0));
  const spans = columns.map(({ share }, index) => ({
    x: page.left + (lefts[index] ?? 0) * (page.right - page.left) + padding.x,
    width: share * (page.right - page.left) - 2 * padding.x,
  }));

  const laid = (texts: readonly Cell[], heading: boolean): readonly LaidCell[] => {
    const parent = sheet.element('TR', table);
    return texts.map(({ text, strong = false }, index) => {
      const { x, width } = spans[index] ?? { x: page.left, width: page.right - page.left };
      const style = heading ? styles.columnTitle : strong ? styles.strong : styles.cell;
      const tag = heading || index === 0 ? 'TH' : 'TD';
      const scope = heading ? 'Column' : index === 0 ? 'Row' : undefined;
      const lines = sheet.wrapped(heading ? [printable(text)] : printableLines(text), style, width);
      return { lines, style, x, tag, element: sheet.element(tag, parent, scope) };
    });
  };

  const titles = laid(
    columns.map(({ title }) => ({ text: title })),
    true,
  );
  const height = heightOf(titles);
  const shade = (y: number): void => {
    sheet.artifact('Layout', (pen) => {
      pen.shade(y, height, colors.shade);
    });
  };
  const repeated: Piece = {
    height,
    draw: (y) => {
      shade(y);
      sheet.artifact('Pagination', (pen) => {
        eachLine(titles, y, (cell, line, at) => {
          pen.text(line, cell.style, cell.x, at);
        });
      });
    },
  };
  const heading: Piece = {
    height,
    withNext: true,
    draw: (y) => {
      shade(y);
      write(sheet, titles, y);
    },
  };
  const room = page.bottom - page.top - height;
  return [
    heading,
    ...rows.flatMap((row) => rowPieces(sheet, laid(row, false), room).map((piece) => ({ ...piece, repeated }))),
  ];
};

const heightOf = (cells: readonly LaidCell[]): number =>
  Math.max(...cells.map(({ lines, style }) => lines.length * lineHeight(style))) + 2 * padding.y;

const rowPieces = (sheet: Sheet, cells: readonly LaidCell[], room: number): readonly Piece[] => {
  const most = Math.floor((room - 2 * padding.y) / lineHeight(styles.cell));
  const longest = Math.max(...cells.map(({ lines }) => lines.length));
  return Array.from({ length: Math.ceil(longest / most) }, (_, index) => {
    const part = cells.map((cell) => ({ ...cell, lines: cell.lines.slice(index * most, (index + 1) * most) }));
    const height = heightOf(part);
    const last = (index + 1) * most >= longest;
    return {
      height,
      draw: (y) => {
        write(sheet, part, y);
        if (last)
          sheet.artifact('Layout', (pen) => {
            pen.rule(y + height, colors.rule);
          });
      },
    };
  });
};

const write = (sheet: Sheet, cells: readonly LaidCell[], y: number): void => {
  eachLine(cells, y, ({ element, tag, style, x }, line, at) => {
    sheet.line(element, tag, line, style, x, at);
  });
};

const eachLine = (
  cells: readonly LaidCell[],
  y: number,
  visit: (cell: LaidCell, line: string, y: number) => void,
): void => {
  for (const cell of cells) {
    cell.lines.forEach((line, index) => {
      visit(cell, line, y + padding.y + index * lineHeight(cell.style));
    });
  }
};
