/** Rows on a page of a table (`MON-363`). */
export const rowsPerPage = 10;
/** Cards at first, and as many more with each press (`MON-364`). */
export const cardsPerLoad = 6;
/** With more pages than these there are buttons to the first and the last one (`MON-364`). */
export const fewPages = 3;

/** By what rows are put in order; a row without it comes last, whichever way the order runs. */
export type SortKey = string | number | undefined;

/** In order of their keys; rows of the same key stay as they were. */
export const sorted = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  descending: boolean,
  compareTexts: (one: string, other: string) => number,
): readonly Row[] => {
  const sign = descending ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    const isNumbers = typeof one === 'number' && typeof other === 'number';
    return sign * (isNumbers ? one - other : compareTexts(String(one), String(other)));
  });
};

/** At least one, so that an empty table has a page too. */
export const pageCount = (rows: number): number => Math.max(1, Math.ceil(rows / rowsPerPage));

/** Whether the row at this place is on the page, counted from 1. */
export const isOnPage = (at: number, page: number): boolean => Math.floor(at / rowsPerPage) === page - 1;
