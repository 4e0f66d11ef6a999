import type { LeftToPay } from '@portico/domain/payments';
import { field, record } from './object-codec.ts';
import { maybe, money } from './scalars.ts';

export const leftToPay = record<LeftToPay>()({
  balance: field('balance', money),
  copay: maybe('copay', money),
  plan: maybe('plan', money),
});
