import { all, attribute, everyElement, isElement, type Xml } from './xml-tree.ts';

/**
 * The narrative of a section as paragraphs of plain text. Only text leaves here, so nothing of the markup has to be
 * trusted: known blocks end a paragraph, a table row becomes one line whose cells carry the head of their column,
 * and of any other element its text is kept.
 */
export const paragraphsOf = (text: Xml | undefined): readonly string[] =>
  text === undefined ? [] : linesIn(broken(text));

const blocks = new Set([
  'text',
  'paragraph',
  'list',
  'item',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'footnote',
  'br',
]);
const silent = new Set(['renderMultiMedia', 'footnoteRef', 'colgroup', 'col']);

/** The text of an element, with a line break wherever a paragraph begins or ends. */
const broken = (element: Xml): string => {
  if (silent.has(element.name)) return '';
  if (element.name === 'table') return `\n${tableLines(element).join('\n')}\n`;
  return blocks.has(element.name) ? `\n${brokenInside(element)}\n` : brokenInside(element);
};

const brokenInside = ({ children }: Xml): string =>
  children.map((child) => (isElement(child) ? broken(child) : child.replace(/\s/g, ' '))).join('');

const linesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

const tableLines = (table: Xml): readonly string[] => {
  const captions = all(table, 'caption').flatMap(paragraphsOf);
  const heads = all(table, 'thead/tr').map(cellsOf);
  const rows = [...all(table, 'tr'), ...all(table, 'tbody/tr'), ...all(table, 'tfoot/tr')].map(cellsOf);
  // Several head rows label nothing surely, nor does one without rows; they are read as rows, so that their text is not lost.
  const isLabeled = heads.length === 1 && rows.length > 0;
  const labels = isLabeled ? heads.flat() : [];
  return [...captions, ...[...(isLabeled ? [] : heads), ...rows].map((cells) => rowLine(cells, labels))];
};

const cellsOf = (row: Xml): readonly string[] =>
  row.children.filter(isElement).map((cell) => linesIn(brokenInside(cell)).join('; '));

const rowLine = (cells: readonly string[], labels: readonly string[]): string =>
  cells
    .map((cell, column) =>
      cells.length === labels.length && cell !== '' && labels[column] ? `${labels[column]}: ${cell}` : cell,
    )
    .filter((cell) => cell !== '')
    .join(' · ');

/** Texts of a section by the `ID` that coded entries refer to. */
export type Anchors = ReadonlyMap<string, Xml>;

export const anchorsIn = (text: Xml | undefined): Anchors => {
  const anchors = new Map<string, Xml>();
  for (const element of text === undefined ? [] : everyElement(text)) {
    const id = attribute(element, 'ID');
    if (id !== undefined && !anchors.has(id)) anchors.set(id, element);
  }
  return anchors;
};

/** What `#id` points at; `undefined` for a reference that dangles. */
export const targetOf = (anchors: Anchors, reference: string | undefined): Xml | undefined =>
  reference?.startsWith('#') === true ? anchors.get(reference.slice(1)) : undefined;

/** What `#id` points at, as one line; `undefined` for a reference that dangles or points at nothing. */
export const anchored = (
  anchors: Anchors,
  reference: string | undefined,
): { readonly text: string; readonly whole: boolean } | undefined => {
  const target = targetOf(anchors, reference);
  if (target === undefined) return undefined;
  const text = target.name === 'tr' ? rowLine(cellsOf(target), []) : paragraphsOf(target).join('; ');
  // A row, a table or the section's whole text says more than the name of one thing.
  return text === '' ? undefined : { text, whole: ['tr', 'tbody', 'table', 'list', 'text'].includes(target.name) };
};
