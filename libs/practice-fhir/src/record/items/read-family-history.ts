import type { RecordItem } from '@portico/practice-spi';
import { all, first, text } from '../../json/index.ts';
import { conceptText, quantityText, rangeText } from '../../values/index.ts';
import { dateAt } from '../analyte-code-and-date.ts';
import { refuse, unreadable, type Reader } from '../reading-problem.ts';
import { codingIn } from '../source-coding.ts';
import { itemFrom, joinReadings } from './read-item.ts';

const statuses: Readonly<Record<string, RecordItem<'familyHistory'>['status']>> = {
  completed: 'final',
  partial: 'preliminary',
};

/** Each condition of a relative is an entry of its own. */
export const readFamilyHistory: Reader = (resource, referenceIndex) => {
  const { json } = resource;
  const relative = conceptText(first(json, 'relationship'));
  const conditions = all(json, 'condition');
  if (conditions.length === 0) return refuse('not-kept', 'a relative without conditions');
  if (relative === undefined) return unreadable('FamilyMemberHistory.relationship is missing');
  return joinReadings(
    conditions.map((condition, index) => {
      const name = conceptText(first(condition, 'code'));
      if (name === undefined) return unreadable('FamilyMemberHistory.condition has no code');
      const holder = { patient: 'patient', status: text(json, 'status'), part: `condition ${index}` };
      return itemFrom(resource, referenceIndex, 'familyHistory', statuses, holder, {
        name,
        code: codingIn(first(condition, 'code'), 'http://snomed.info/sct'),
        date: dateAt(json, 'date'),
        details: {
          relative,
          age:
            quantityText(first(condition, 'onsetAge')) ??
            rangeText(first(condition, 'onsetRange')) ??
            text(condition, 'onsetString'),
          outcome: conceptText(first(condition, 'outcome')),
        },
      });
    }),
  );
};
