import type { PrepaidCard, PrepaidTerms } from '@portico/domain/appointments';
import { list } from './codec.ts';
import { field, record } from './object-codec.ts';
import { maybe, moment, money } from './scalars.ts';

const prepaidCard = record<PrepaidCard>()({ amount: field('amount', money), brand: 'card_type', last4: 'last4' });

export const prepaidTerms = record<PrepaidTerms>()({
  amount: field('amount', money),
  givenBack: 'givenBack',
  until: maybe('until', moment),
  cards: field('cards', list(prepaidCard)),
});
