import type { NoteBlock } from '@portico/domain/health';
import { all, attribute, everyElement, isElement, type Xml } from '../xml-tree.ts';

const silent = new Set(['renderMultiMedia', 'footnoteRef', 'colgroup', 'col']);

/** Blocks of plain text, and the paragraph that is being read. */
interface Reading {
  readonly found: NoteBlock[];
  words: string;
  /** What is told elsewhere. */
  readonly without: Xml | undefined;
}

/** A narrative as blocks of plain text: nothing of the markup itself leaves here. */
export const blocksIn = (narrative: Xml | undefined, without?: Xml): readonly NoteBlock[] => {
  const reading: Reading = { found: [], words: '', without };
  if (narrative !== undefined) readInside(narrative, reading);
  endParagraph(reading);
  return reading.found;
};

const readInside = (element: Xml, reading: Reading): void => {
  for (const child of element.children) {
    if (isElement(child)) readElement(child, reading);
    else reading.words += child.replace(/\s/g, ' ');
  }
};

const readElement = (element: Xml, reading: Reading): void => {
  if (silent.has(element.name) || element === reading.without) return;
  switch (element.name) {
    case 'br':
      reading.words += '\n';
      return;
    case 'list':
      endParagraph(reading);
      return readList(element, reading);
    case 'table':
      endParagraph(reading);
      return readTable(element, reading);
    case 'caption':
      endParagraph(reading);
      return pushHeading(oneLine(element), reading);
    case 'paragraph':
    case 'footnote':
    case 'text':
      endParagraph(reading);
      return readParagraph(element, reading);
    default:
      readInside(element, reading);
  }
};

/** A paragraph that is all bold is a heading. */
const readParagraph = (element: Xml, reading: Reading): void => {
  const inside = element.children.filter((child) => isElement(child) || child.trim() !== '');
  if (inside.every((child) => isElement(child) && isBold(child))) return pushHeading(oneLine(element), reading);
  readInside(element, reading);
  endParagraph(reading);
};

/** Words in bold on one line. */
const isBold = (element: Xml): boolean =>
  element.name === 'content' &&
  attribute(element, 'styleCode')?.toLowerCase().split(/\s/).includes('bold') === true &&
  ![...everyElement(element)].some(({ name }) => blocks.has(name));

const blocks = new Set(['list', 'table', 'br', 'paragraph']);

const pushHeading = (text: string, { found }: Reading): void => {
  if (text !== '') found.push({ kind: 'heading', text });
};

const endParagraph = (reading: Reading): void => {
  const lines = reading.words.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  reading.words = '';
  // An empty line parts paragraphs.
  const paragraphs = lines
    .join('\n')
    .split('\n\n')
    .map((text) => text.trim());
  for (const text of paragraphs) if (text !== '') reading.found.push({ kind: 'paragraph', text });
};

/** The items of a list, those of lists within it behind the item that they stand in. */
const readList = (list: Xml, reading: Reading): void => {
  for (const caption of all(list, 'caption')) pushHeading(oneLine(caption), reading);
  const items = all(list, 'item').flatMap(itemsIn);
  if (items.length === 0) return;
  const isOrdered = attribute(list, 'listType') === 'ordered';
  reading.found.push({ kind: 'list', items, ...(isOrdered ? { ordered: true as const } : {}) });
};

const itemsIn = (item: Xml): readonly string[] => {
  const own = oneLine({
    ...item,
    children: item.children.filter((child) => !isElement(child) || child.name !== 'list'),
  });
  const below = all(item, 'list/item').flatMap(itemsIn);
  return own === '' ? below : [own, ...below];
};

const readTable = (table: Xml, reading: Reading): void => {
  for (const caption of all(table, 'caption')) pushHeading(oneLine(caption), reading);
  const heads = all(table, 'thead/tr').map(cellsOf).filter(saysSomething);
  const below = [...all(table, 'tr'), ...all(table, 'tbody/tr'), ...all(table, 'tfoot/tr')];
  const rows = below.map(cellsOf).filter(saysSomething);
  // Several rows of heads name no column surely, and one alone has none to name.
  const isHead = heads.length === 1 && rows.length > 0;
  const told = isHead ? rows : [...heads, ...rows];
  if (told.length > 0) reading.found.push({ kind: 'table', head: isHead ? heads.flat() : [], rows: told });
};

const saysSomething = (row: readonly string[]): boolean => row.some((cell) => cell !== '');

const cellsOf = (row: Xml): readonly string[] => row.children.filter(isElement).map(oneLine);

/** All words inside on one line, those of its blocks apart. */
const oneLine = (element: Xml): string => wordsIn(element).replace(/\s+/g, ' ').trim();

const wordsIn = (element: Xml): string => {
  if (silent.has(element.name)) return '';
  const inside = element.children.map((child) => (isElement(child) ? wordsIn(child) : child)).join('');
  return ['content', 'sub', 'sup', 'linkHtml'].includes(element.name) ? inside : ` ${inside} `;
};
