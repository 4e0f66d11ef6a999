/** One page of a list, counted from 1 (`APT-038`). */
export interface Page<T> {
  readonly entries: readonly T[];
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

export const remainingAfter = (page: Page<unknown>): number => Math.max(0, page.total - page.page * page.perPage);

/** Returns page `page` of `perPage` items of a complete list; a page after the last one is empty. */
export const pageOf = <T>(all: readonly T[], page: number, perPage: number): Page<T> => ({
  entries: all.slice((page - 1) * perPage, page * perPage),
  page,
  perPage,
  total: all.length,
});
