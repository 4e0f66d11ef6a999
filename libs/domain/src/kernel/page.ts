/** One page of a list, counted from 1 (`APT-038`). */
export interface Page<T> {
  readonly entries: readonly T[];
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

export const remainingAfter = (page: Page<unknown>): number => Math.max(0, page.total - page.page * page.perPage);
