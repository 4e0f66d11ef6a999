import type { ReadInput, ReadRecord } from '../../records/index.ts';
import { isSaid, saidIn, type Said } from './said-in-text.ts';
import { sourceOf, type Source } from './source-elements.ts';
import { isFlagSaid } from './flags-said.ts';

/**
 * What a record shows and the very element of its source does not say, as `place: what`: the entry of a document or the
 * resource that it was made of, with what those refer to. What is shown of a line of a report, of a part of a vital
 * sign, of a fill or of a reaction is looked for in one element for all of it, so that a value of one line beside the
 * unit or the flag of another is found out. Why an entry is held back from who helps comes of codes, and is no part of what is
 * shown of it; nor is the system of a null flavor, which a document has as an attribute.
 */
export const unsaidBy = (input: ReadInput, records: readonly ReadRecord[]): readonly string[] => {
  const source = sourceOf(input);
  return records.flatMap((record) => {
    const shown = shownIn(record);
    if (shown === undefined) return [];
    const said = saidIn(source.textAt(record.sources));
    return leavesOf(shown)
      .filter(
        ([path, text]) => !(isUnseen(path, text) || isOfExtension(said, record, path) || isSaid(said, path, text)),
      )
      .map(([path, text]) => `${record.sources[0]} ${path}: ${text}`)
      .concat(unsaidParts(source, record, shown));
  });
};

/** What is made of several parts, each of one element. */
const wholes = ['results', 'parts', 'fills', 'reactionSeverities'] as const;

const unsaidParts = (source: Source, record: ReadRecord, shown: object): readonly string[] =>
  wholes.flatMap((whole) => {
    const parts = (shown as Readonly<Record<string, unknown>>)[whole];
    if (!Array.isArray(parts)) return [];
    const elements = source.partsAt(record.sources, whole);
    return parts.flatMap((part: unknown) =>
      elements.some(
        ({ text, flags }) =>
          (whole !== 'results' || isFlagSaid(flags, (part as { readonly flag?: string }).flag)) &&
          leavesOf(part, `.${whole}`).every(([path, each]) => isUnseen(path, each) || isSaid(saidIn(text), path, each)),
      )
        ? []
        : [`${record.sources[0]} ${whole}: ${JSON.stringify(part)} of no one element`],
    );
  });

const isUnseen = (path: string, text: string): boolean =>
  path === '.heldBack' || (path.endsWith('alueCode.system') && text === 'urn:oid:2.16.840.1.113883.5.1008');

/** Questions that a resource asks by the address of an extension: its name and code are those of the question, its answer is of the codes of the extension, and it has no status. */
const questions: Readonly<Record<string, string>> = {
  '95370-3': 'us-core-tribal-affiliation',
  '76691-5': 'us-core-genderidentity',
  '46098-0': 'us-core-sex',
  '76689-9': 'us-core-birthsex',
  '90778-2': 'individual-pronouns',
};

const isOfExtension = (said: Said, record: ReadRecord, path: string): boolean => {
  const question = record.type === 'item' ? questions[record.item.code?.code ?? ''] : undefined;
  const isOfQuestion =
    path === '.code.system' ||
    path === '.code.code' ||
    path === '.status' ||
    path === '.name' ||
    path === '.valueCode.system';
  return isOfQuestion && question !== undefined && said.text.includes(question);
};

/** The entry that a record puts into a chart. */
const shownIn = (record: ReadRecord): object | undefined => {
  switch (record.type) {
    case 'condition':
      return record.condition;
    case 'allergy':
      return record.allergy;
    case 'medication':
      return record.medication;
    case 'immunization':
      return record.immunization;
    case 'lab':
      return record.lab;
    case 'vital-sign':
      return record.vitalSign;
    case 'procedure':
      return record.procedure;
    case 'item':
      return record.item;
    case 'note':
      return record.note;
    case 'care-team':
      return record.members;
    default:
      return undefined;
  }
};

/** Names of the house beside what a source says. */
const own = new Set(['id', 'kind', 'source', 'flag', 'visit']);

const leavesOf = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    own.has(key) ? [] : leavesOf(each, Array.isArray(value) ? path : `${path}.${key}`),
  );
};
