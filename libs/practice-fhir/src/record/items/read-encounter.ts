import type { RecordItem } from '@portico/practice-spi';
import { all, first, text } from '../../json/index.ts';
import { conceptText } from '../../values/index.ts';
import { dateAt } from '../analyte-code-and-date.ts';
import { unreadable, type Reader } from '../reading-problem.ts';
import { codingIn, nameBehind } from '../source-coding.ts';
import { itemFrom, namedBehind } from './read-item.ts';

const statuses: Readonly<Record<string, RecordItem<'encounters'>['status']>> = {
  planned: 'planned',
  arrived: 'active',
  triaged: 'active',
  'in-progress': 'active',
  onleave: 'on-hold',
  finished: 'completed',
  cancelled: 'cancelled',
};

export const readEncounter: Reader = (resource, referenceIndex) => {
  const { json } = resource;
  const name = conceptText(first(json, 'type')) ?? text(json, 'class.display') ?? text(json, 'class.code');
  if (name === undefined) return unreadable('Encounter has neither type nor class');
  const named = (path: string): readonly (string | undefined)[] =>
    all(json, path).map((each) => namedBehind(resource, referenceIndex, each));
  return itemFrom(
    resource,
    referenceIndex,
    'encounters',
    statuses,
    { patient: 'subject', status: text(json, 'status') },
    {
      name,
      code: codingIn(first(json, 'type'), 'http://snomed.info/sct'),
      date: dateAt(json, 'period.start'),
      ended: dateAt(json, 'period.end'),
      details: {
        diagnosis: named('diagnosis.condition'),
        reason: [...all(json, 'reasonCode').map(conceptText), ...named('reasonReference')],
        performer: all(json, 'participant.individual').map((each) => nameBehind(resource, referenceIndex, each)),
        place: [...named('location.location'), ...named('serviceProvider')].slice(0, 1),
        disposition: conceptText(first(json, 'hospitalization.dischargeDisposition')),
      },
    },
  );
};
