import type { CopayLeft } from '@portico/application/payments';
import { field, record } from './object-codec.ts';
import { day, id, money } from './scalars.ts';

export const copayLeft = record<CopayLeft>()({
  practice: id('practice_id'),
  appointment: id('appointment_id'),
  date: field('date', day),
  amount: field('amount', money),
});
