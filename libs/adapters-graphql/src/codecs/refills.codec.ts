import {
  refillWays,
  type RefillPage,
  type RefillsOverview,
  type RefillToRequest,
  type RefillToWithdraw,
} from '@portico/application/refills';
import {
  parseRefillKey,
  refillStatuses,
  type RefillKey,
  type RefillMedication,
  type RefillRequest,
} from '@portico/domain/refills';
import type { LastFill } from '@portico/domain/health';
import { clinicalDate } from './clinical-date.ts';
import { codec, list, unreadable, type Codec } from './codec.ts';
import { field, record } from './object-codec.ts';
import { id, mark, maybe, moment, timeZone, word } from './scalars.ts';

const medication = record<RefillMedication>()({
  id: 'medicationId',
  name: 'name',
  dose: 'dose',
  instructions: 'instructions',
});

const lastFill = record<LastFill>()({
  date: maybe('date', clinicalDate),
  quantity: 'quantity',
  isEarly: field('isEarly', mark),
});

const requests = list(
  record<RefillRequest>()({
    id: id('refillId'),
    medication: field('medication', medication),
    pharmacy: 'pharmacy',
    note: 'note',
    requestedAt: field('requestedAt', moment),
    status: field('status', word(refillStatuses)),
    changedAt: maybe('changedAt', moment),
    answer: 'answer',
  }),
);

export const refillsOverview = record<RefillsOverview>()({
  way: field('way', word(refillWays)),
  requests: field('requests', requests),
});

export const refillPage = record<RefillPage>()({
  practiceName: 'practice_name',
  practicePhone: 'practice_phone',
  timeZone: field('timeZone', timeZone),
  medication: field('medication', medication),
  lastFill: maybe('lastFill', lastFill),
  canRequest: 'canRequest',
  mayAct: 'mayAct',
  requests: field('requests', requests),
  pharmacy: 'pharmacy',
  answersWithin: 'answers_within_hours',
});

const refillKey: Codec<RefillKey, string> = codec(
  (key) => key,
  (text) => {
    const key = parseRefillKey(text);
    return key.ok ? key.value : unreadable();
  },
);

export const refillToRequest = record<RefillToRequest>()({
  key: field('uniqueId', refillKey),
  patient: { practice: id('practiceId'), patient: id('patientId') },
  medication: 'medicationId',
  pharmacy: 'pharmacy',
  note: 'note',
});

export const refillToWithdraw = record<RefillToWithdraw>()({
  patient: { practice: id('practiceId'), patient: id('patientId') },
  id: id('refillId'),
});
