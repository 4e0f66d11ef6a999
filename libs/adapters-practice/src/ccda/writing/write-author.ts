import type { Authorship } from '@portico/domain/health';
import { day, noId, template } from './entry-parts.ts';
import { element as e, text, type Markup } from './write-xml.ts';

const authorOf = ({ by, organization, at }: Authorship): Markup =>
  e(
    'author',
    {},
    template('4.119'),
    template('5.6', '2019-10-01'),
    e('time', at === undefined ? { nullFlavor: 'UNK' } : { value: day(at) }),
    e(
      'assignedAuthor',
      {},
      noId,
      ...(by === undefined ? [] : [e('assignedPerson', {}, e('name', {}, text(by)))]),
      ...(organization === undefined
        ? []
        : [e('representedOrganization', {}, noId, e('name', {}, text(organization)))]),
    ),
  );

/** What the schema has after the author of an act, whatever the act is. */
const afterAuthor = new Set([
  ...['informant', 'participant', 'entryRelationship', 'reference', 'precondition'],
  ...['referenceRange', 'component', 'sdtc:precondition2', 'sdtc:inFulfillmentOf1'],
]);

const tags = /<(\/?)([\w:]+)(?:[^>"]|"[^"]*")*?(\/?)>/g;

/** Where the author of an act stands: before the first of its own elements that come after authors, else at its end. */
const placeIn = (act: Markup): number => {
  let depth = 0;
  for (const { 0: tag, 1: closing, 2: name = '', 3: empty, index } of act.matchAll(tags)) {
    if (closing !== '') depth -= 1;
    if ((closing !== '' && depth === 0) || (closing === '' && depth === 1 && afterAuthor.has(name))) return index;
    if (closing === '' && empty === '' && !tag.endsWith('/>')) depth += 1;
  }
  return act.length;
};

/** An entry with who wrote it at its source. */
export const authoredEntry = (act: Markup, authored: Authorship | undefined): Markup => {
  if (authored === undefined) return act;
  const at = placeIn(act);
  return `${act.slice(0, at)}${authorOf(authored)}${act.slice(at)}` as Markup;
};
