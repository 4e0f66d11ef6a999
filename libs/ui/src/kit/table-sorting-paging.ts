/** Rows on a page of a table (`MON-363`). */
export const rowsPerPage = 10;
/** Cards shown initially, and added with each press (`MON-364`). */
export const cardsPerLoad = 6;
/** With more pages than this there are buttons for the first and the last one (`MON-364`). */
export const fewPages = 3;

/** The sort value of a row; a row without it comes last, in both directions. */
export type SortKey = string | number | undefined;

/** Sorted by key; stable for equal keys. */
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

/** Whether the row at this index is on the page, counted from 1. */
export const isOnPage = (at: number, page: number): boolean => Math.floor(at / rowsPerPage) === page - 1;
