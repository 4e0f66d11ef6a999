import { all, attribute, everyElement, isElement, plainText, type Xml } from './xml-tree.ts';

/**
 * The narrative of a section as paragraphs of plain text. Only text leaves here, so nothing of the markup has to be
 * trusted: known blocks end a paragraph, a table row becomes one line whose cells carry the head of their column,
 * and of any other element its text is kept.
 */
export const paragraphsOf = (text: Xml | undefined): readonly string[] => {
  const lines: string[] = [''];
  if (text !== undefined) walk(text, lines);
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
};

const blocks = new Set([
  'text',
  'paragraph',
  'list',
  'item',
  'caption',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'footnote',
]);
const silent = new Set(['renderMultiMedia', 'footnoteRef', 'colgroup', 'col']);

const walk = (element: Xml, lines: string[]): void => {
  if (silent.has(element.name)) return;
  if (element.name === 'table') return void lines.push(...tableLines(element), '');
  const block = blocks.has(element.name) || element.name === 'br';
  if (block) lines.push('');
  for (const child of element.children) {
    if (isElement(child)) walk(child, lines);
    else lines.push(`${lines.pop() ?? ''}${child}`);
  }
  if (block) lines.push('');
};

const tableLines = (table: Xml): readonly string[] => {
  const captions = all(table, 'caption').flatMap(paragraphsOf);
  const heads = all(table, 'thead/tr');
  const labels = heads.length === 1 ? cellsOf(heads[0]) : [];
  const rows = [...all(table, 'tr'), ...all(table, 'tbody/tr'), ...all(table, 'tfoot/tr')];
  // Several head rows label nothing surely; they are read as rows, so that their text is not lost.
  const plain = labels.length === 0 || rows.length === 0 ? heads : [];
  return [...captions, ...[...plain, ...rows].map((row) => rowLine(cellsOf(row), labels))];
};

const cellsOf = (row: Xml | undefined): readonly string[] =>
  (row?.children ?? []).filter(isElement).map((cell) => cellText(cell));

const cellText = (cell: Xml): string => {
  const lines: string[] = [''];
  for (const child of cell.children) {
    if (isElement(child)) walk(child, lines);
    else lines.push(`${lines.pop() ?? ''}${child}`);
  }
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('; ');
};

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
  const text =
    target.name === 'tr' ? rowLine(cellsOf(target), []) : paragraphsOf(target).join('; ') || plainText(target);
  // A row, a table or the section's whole text says more than the name of one thing.
  return text === '' ? undefined : { text, whole: ['tr', 'tbody', 'table', 'list', 'text'].includes(target.name) };
};
