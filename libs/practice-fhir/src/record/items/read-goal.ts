import type { RecordItem } from '@portico/practice-spi';
import { all, first, text, type Json } from '../../json/index.ts';
import { conceptText, quantityText, rangeText } from '../../values/index.ts';
import { dateAt } from '../analyte-code-and-date.ts';
import { refuse, unreadable, type Reader } from '../reading-problem.ts';
import { codingIn } from '../source-coding.ts';
import { itemFrom, namedBehind } from './read-item.ts';

const statuses: Readonly<Record<string, RecordItem<'goals'>['status']>> = {
  planned: 'planned',
  accepted: 'planned',
  active: 'active',
  'on-hold': 'on-hold',
  completed: 'completed',
  cancelled: 'cancelled',
};

export const readGoal: Reader = (resource, referenceIndex) => {
  const { json } = resource;
  const status = text(json, 'lifecycleStatus');
  if (status === 'proposed' || status === 'rejected') return refuse('not-kept', 'a goal that nobody agreed on');
  const name = conceptText(first(json, 'description'));
  if (name === undefined) return unreadable('Goal.description is missing');
  return itemFrom(
    resource,
    referenceIndex,
    'goals',
    statuses,
    { patient: 'subject', status },
    {
      name,
      code: codingIn(first(json, 'description'), 'http://snomed.info/sct'),
      date: dateAt(json, 'startDate'),
      due: dateAt(json, 'target.dueDate'),
      details: {
        target: all(json, 'target').map(targetText),
        achievement: conceptText(first(json, 'achievementStatus')),
        reason: all(json, 'addresses').map((each) => namedBehind(resource, referenceIndex, each)),
      },
    },
  );
};

const targetText = (target: Json): string | undefined => {
  const aim =
    quantityText(first(target, 'detailQuantity')) ??
    rangeText(first(target, 'detailRange')) ??
    conceptText(first(target, 'detailCodeableConcept')) ??
    text(target, 'detailString');
  const measure = conceptText(first(target, 'measure'));
  return aim === undefined ? undefined : [measure, aim].filter((part) => part !== undefined).join(': ');
};
