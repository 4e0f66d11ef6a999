import { page, type Sheet } from './pdf-sheet.ts';

/** A strip of the page that is never cut. */
export interface Piece {
  /** Points. */
  readonly height: number;
  readonly draw: (y: number) => void;
  /** Stays on the page of the piece that follows. */
  readonly withNext?: boolean;
  /** Drawn again above this piece when it opens a page. */
  readonly repeated?: Piece;
  /** Needless at the top of a page. */
  readonly space?: true;
}

export const gap = (height: number): Piece => ({ height, draw: () => undefined, withNext: false, space: true });

const heightOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { height }) => sum + height, 0);

const bound = (pieces: readonly Piece[]): readonly (readonly Piece[])[] => {
  const groups: Piece[][] = [];
  let open = false;
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (open && last !== undefined) last.push(piece);
    else groups.push([piece]);
    open = piece.withNext === true;
  }
  return groups;
};

/** Places the pieces one below the other; what belongs together moves to the next page together if a page can hold it. */
export const place = (sheet: Sheet, pieces: readonly Piece[]): void => {
  let y: number = page.top;
  const put = (piece: Piece): void => {
    if (piece.space === true && (y === page.top || y + piece.height > page.bottom)) return;
    if (y > page.top && y + piece.height > page.bottom) turn(piece);
    piece.draw(y);
    y += piece.height;
  };
  const turn = (first: Piece | undefined): void => {
    sheet.nextPage();
    y = page.top;
    if (first?.repeated === undefined) return;
    first.repeated.draw(y);
    y += first.repeated.height;
  };
  for (const group of bound(pieces)) {
    const height = heightOf(group);
    const fits = y + height <= page.bottom;
    if (!fits && y > page.top && height <= page.bottom - page.top && group[0]?.space !== true) turn(group[0]);
    group.forEach(put);
  }
};
