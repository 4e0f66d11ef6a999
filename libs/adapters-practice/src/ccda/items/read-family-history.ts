import type { ItemStatus } from '@portico/domain/health';
import { isNullified, refuse, related, type EntryReader, type Part, type ReadingContext } from '../entry-reader.ts';
import { actText, codedText, codesOf, quantityText, wordsOf } from '../coded-values.ts';
import { all, first, plainText, type Xml } from '../xml-tree.ts';
import { datesOf, itemPart } from './item-part.ts';

const statuses: Readonly<Record<string, ItemStatus<'familyHistory'>>> = { completed: 'final' };

/** Age at onset, in the code systems of R1.1 and R2.1. */
const ages = new Set(['445518008', '397659008', '30525-0']);

/** Each condition of a relative is an entry of its own. */
export const readFamilyHistory: EntryReader = (entry, around) =>
  all(entry, 'organizer').flatMap((organizer): readonly Part[] => {
    if (isNullified(organizer)) {
      return [{ place: around.place, reading: refuse('entered-in-error', 'statusCode is nullified') }];
    }
    const observations = all(organizer, 'component/observation');
    return observations.map((observation, index) => {
      const place = observations.length === 1 ? around.place : `${around.place}/observation[${index + 1}]`;
      return readCondition(observation, organizer, { ...around, place });
    });
  });

const readCondition = (act: Xml, organizer: Xml, around: ReadingContext): Part => {
  const { anchors } = around;
  const value = first(act, 'value');
  const subject = first(organizer, 'subject/relatedSubject');
  const kind = { section: 'familyHistory', noun: 'a condition in the family', statuses, denied: 'refuted' } as const;
  return itemPart(act, around, kind, {
    name: wordsOf(value, anchors, actText(act, anchors)),
    code: value,
    ...datesOf(act),
    details: {
      relative: codedText(first(subject, 'code'), anchors) ?? (plainText(first(subject, 'subject/name')) || undefined),
      age: quantityText(first(ageOf(act), 'value')),
      outcome: related(act, 'CAUS').map((each) => codedText(first(each, 'value'), anchors)),
    },
  });
};

const ageOf = (act: Xml): Xml | undefined =>
  all(act, 'entryRelationship/observation').find((each) => codesOf(first(each, 'code')).some((code) => ages.has(code)));
