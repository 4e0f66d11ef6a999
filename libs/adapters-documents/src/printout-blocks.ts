import type { PracticeFace } from '@portico/domain/practices';

/** Content to print, independent of the page width. */
export type Block =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly quiet?: true; readonly withNext?: true }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly Cell[])[] };

export interface Fact {
  readonly label: string;
  readonly text: string;
}

export interface Column {
  readonly title: string;
  /** Part of the page's width; the shares of one table add up to 1. */
  readonly share: number;
}

/** The first cell of a row names it. */
export interface Cell {
  readonly text: string;
  readonly strong?: boolean;
}

export interface Printout {
  readonly title: string;
  /** Whose paper it is, above the title. */
  readonly practice: { readonly name: string } & PracticeFace;
  /** Who it is about, repeated on every page. */
  readonly running: string;
  /** BCP 47. */
  readonly language: string;
  /** The day of printing, `2023-04-17`; absent if unknown. */
  readonly printedOn?: string;
  readonly pageText: (page: number, pages: number) => string;
  readonly blocks: readonly Block[];
}
