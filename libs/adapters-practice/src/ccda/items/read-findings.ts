import type { ItemStatus } from '@portico/domain/health';
import { type EntryReader, type Part, type ReadingContext } from '../entry-reader.ts';
import { actText, codesOf, personNames, timeOf, wordsOf } from '../coded-values.ts';
import { all, attribute, first, type Xml } from '../parse-xml.ts';
import { valueOf } from '../read-results.ts';
import { datesOf, itemPart, loinc, snomed } from './item-part.ts';

type FindingSection = 'socialHistory' | 'healthStatus' | 'advanceDirectives';

const statuses: Readonly<Record<string, ItemStatus<FindingSection>>> = { completed: 'final' };

/** Codes of an observation that only say that its value is so. */
const assertions = new Set(['ASSERTION', '55607006', '409586006', '404684003', '373930000', '64572001']);
const deliveryDate = '11778-8';

/** Each observation of a section of findings, also those that an organizer holds together. */
export const readFindings =
  (section: FindingSection, noun: string): EntryReader =>
  (entry, around) => {
    const observations = [...all(entry, 'observation'), ...all(entry, 'organizer/component/observation')];
    return observations.map((observation, index) => {
      const place = observations.length === 1 ? around.place : `${around.place}/observation[${index + 1}]`;
      return readFinding(section, noun, observation, { ...around, place });
    });
  };

const readFinding = (section: FindingSection, noun: string, act: Xml, around: ReadingContext): Part => {
  const { anchors } = around;
  const [code, value] = [first(act, 'code'), first(act, 'value')];
  const isAsserted = codesOf(code).some((each) => assertions.has(each));
  const named = isAsserted ? value : code;
  const kind = { section, noun, statuses, denied: 'refuted' as const };
  return itemPart(act, around, kind, {
    name: wordsOf(named, anchors, actText(act, anchors)),
    code: named,
    system: isAsserted ? snomed : loinc,
    value: isAsserted ? undefined : (valueOf(value, anchors) ?? { kind: 'unknown' }),
    ...datesOf(act),
    due: timeOf(attribute(first(delivery(act), 'value'), 'value')),
    ...(section === 'advanceDirectives' && { details: { agent: agentsOf(act) } }),
  });
};

const delivery = (act: Xml): Xml | undefined =>
  all(act, 'entryRelationship/observation').find((each) => codesOf(first(each, 'code')).includes(deliveryDate));

/** Who is to decide or keeps the paper. */
const agentsOf = (act: Xml): readonly (string | undefined)[] =>
  all(act, 'participant')
    .filter((each) => attribute(each, 'typeCode') === 'CST')
    .map((each) => nameIn(first(each, 'participantRole/playingEntity')));

const nameIn = (entity: Xml | undefined): string | undefined => {
  const name = first(entity, 'name');
  return name === undefined ? undefined : personNames([name])[0];
};
