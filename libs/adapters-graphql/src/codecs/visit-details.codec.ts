import type { VisitDetail, VisitMoney } from '@portico/application/visits';
import { listedAppointment } from './appointments.codec.ts';
import { optionalIfReadable } from './codec.ts';
import { field, record } from './object-codec.ts';
import { paymentEntries } from './payment-history.codec.ts';
import { maybe, money } from './scalars.ts';
import { timePreference } from './time-preference.codec.ts';

const visitMoney = record<VisitMoney>()({
  copayOpen: field('copayOpen', money),
  dueTogether: field('dueTogether', money),
  isPayable: 'payable',
  payments: field('payments', paymentEntries),
});

export const visitDetail = record<VisitDetail>()({
  listed: field('appointment', listedAppointment),
  practicePhone: 'practice_phone',
  formsDue: 'formsDue',
  preference: field('preference', optionalIfReadable(timePreference)),
  money: maybe('money', visitMoney),
});
