import type { NoteBlock } from '@portico/practice-spi';
import { htmlTokens } from './html-tokens.ts';

/** Plain text as paragraphs, which an empty line ends; the other ends of lines stay. */
export const blocksOfText = (text: string): readonly NoteBlock[] => paragraphsIn(text.replace(/\r\n?/g, '\n'));

const paragraphsIn = (text: string): readonly NoteBlock[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .split('\n\n')
    .map((lines) => lines.trim())
    .filter((lines) => lines !== '')
    .map((lines) => ({ kind: 'paragraph', text: lines }));

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Elements that end a paragraph; all others stand in one. */
const blocks = new Set([
  ...headings,
  ...'p div section article header footer main address blockquote pre hr dl dt dd figure figcaption caption'.split(' '),
  ...['form', 'fieldset'],
]);

interface OpenTable {
  head: readonly string[];
  readonly rows: (readonly string[])[];
  cells: string[];
  /** Whether all cells of the row are heads. */
  isHead: boolean;
}

/** Gathers the words of markup as blocks of plain text: nothing of the markup itself is kept. */
class BlockGatherer {
  readonly found: NoteBlock[] = [];
  #words = '';
  #items: string[] | undefined;
  #isOrdered = false;
  #depth = 0;
  #table: OpenTable | undefined;

  text(text: string): void {
    this.#words += text.replace(/\s/g, ' ');
  }

  open(name: string): void {
    if (name === 'br') this.#words += '\n';
    else if (this.#table !== undefined) this.#openInTable(name, this.#table);
    else if (name === 'table') {
      this.#endList();
      this.#table = { head: [], rows: [], cells: [], isHead: true };
    } else if (name === 'ul' || name === 'ol') this.#openList(name);
    else if (name === 'li') this.#endItem();
    else if (this.#items !== undefined) this.#words += blocks.has(name) ? ' ' : '';
    else if (blocks.has(name)) this.#endParagraph();
  }

  close(name: string): void {
    if (this.#table !== undefined) this.#closeInTable(name, this.#table);
    else if (name === 'ul' || name === 'ol') this.#closeList();
    else if (name === 'li') this.#endItem();
    else if (this.#items !== undefined) this.#words += blocks.has(name) ? ' ' : '';
    else if (headings.has(name)) this.#endHeading();
    else if (blocks.has(name)) this.#endParagraph();
  }

  end(): readonly NoteBlock[] {
    if (this.#table !== undefined) this.#endTable(this.#table);
    this.#endList();
    return this.found;
  }

  #taken(): string {
    const words = this.#words.replace(/\s+/g, ' ').trim();
    this.#words = '';
    return words;
  }

  #endParagraph(): void {
    this.found.push(...paragraphsIn(this.#words));
    this.#words = '';
  }

  #endHeading(): void {
    const text = this.#taken();
    if (text !== '') this.found.push({ kind: 'heading', text });
  }

  #openList(name: string): void {
    if (this.#items === undefined) {
      this.#endParagraph();
      this.#items = [];
      this.#isOrdered = name === 'ol';
    } else this.#endItem();
    this.#depth += 1;
  }

  #closeList(): void {
    this.#endItem();
    this.#depth = Math.max(0, this.#depth - 1);
    if (this.#depth === 0) this.#endList();
  }

  #endItem(): void {
    const text = this.#taken();
    if (text !== '') (this.#items ??= []).push(text);
  }

  #endList(): void {
    if (this.#items === undefined) return this.#endParagraph();
    this.#endItem();
    const items = this.#items;
    if (items.length > 0)
      this.found.push({ kind: 'list', items, ...(this.#isOrdered ? { ordered: true as const } : {}) });
    this.#items = undefined;
    this.#depth = 0;
  }

  #openInTable(name: string, table: OpenTable): void {
    if (name === 'td') table.isHead = false;
    else if (blocks.has(name) || name === 'li') this.#words += ' ';
  }

  #closeInTable(name: string, table: OpenTable): void {
    if (name === 'td' || name === 'th') table.cells.push(this.#taken());
    else if (name === 'tr') this.#endRow(table);
    else if (name === 'table') this.#endTable(table);
    else if (name === 'caption') this.#endHeading();
    else if (blocks.has(name)) this.#words += ' ';
  }

  #endRow(table: OpenTable): void {
    const { cells, isHead, rows, head } = table;
    if (cells.length > 0) {
      if (isHead && rows.length === 0 && head.length === 0) table.head = cells;
      else rows.push(cells);
    }
    table.cells = [];
    table.isHead = true;
  }

  #endTable(table: OpenTable): void {
    this.#endRow(table);
    this.#table = undefined;
    const { head, rows } = table;
    if (rows.length > 0 || head.length > 0) this.found.push({ kind: 'table', head, rows });
  }
}

/** Markup as blocks of plain text. */
export const blocksOfHtml = (html: string): readonly NoteBlock[] => {
  const gatherer = new BlockGatherer();
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') gatherer.text(token.text);
    else gatherer[token.kind](token.name);
  }
  return gatherer.end();
};
