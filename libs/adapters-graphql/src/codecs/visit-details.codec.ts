import type { VisitCancellation, VisitDetail, VisitMoney } from '@portico/application/visits';
import { listedAppointment } from './appointments.codec.ts';
import { cancellationTerms } from './canceling.codec.ts';
import { optionalIfReadable } from './codec.ts';
import { field, flat, record } from './object-codec.ts';
import { paymentEntries } from './payment-history.codec.ts';
import { maybe, money } from './scalars.ts';
import { timePreference } from './time-preference.codec.ts';
import { visitMove } from './visit-move.codec.ts';

const visitMoney = record<VisitMoney>()({
  copayOpen: field('copayOpen', money),
  dueTogether: field('dueTogether', money),
  isPayable: 'payable',
  payments: field('payments', paymentEntries),
});

const visitCancellation = record<VisitCancellation>()({ terms: flat(cancellationTerms), payable: 'payable' });

export const visitDetail = record<VisitDetail>()({
  listed: field('appointment', listedAppointment),
  practicePhone: 'practice_phone',
  formsDue: 'formsDue',
  preference: field('preference', optionalIfReadable(timePreference)),
  move: field('move', optionalIfReadable(visitMove)),
  answersWithin: 'answers_within_hours',
  cancellation: field('cancellation', optionalIfReadable(visitCancellation)),
  money: maybe('money', visitMoney),
});
