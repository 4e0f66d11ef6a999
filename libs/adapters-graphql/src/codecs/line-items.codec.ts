import type { Cents } from '@portico/domain/kernel';
import { field, record } from './object-codec.ts';
import { money } from './scalars.ts';

export const lineItem = record<{ readonly description: string; readonly amount: Cents }>()({
  description: 'description',
  amount: field('amount', money),
});
