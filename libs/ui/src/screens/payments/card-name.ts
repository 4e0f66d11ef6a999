import { cardBrandNames, type CardDetails } from '@portico/domain/payments';
import type { Say } from '../../words/use-words.ts';
import { cardsWords } from './cards.messages.ts';

/** `Visa ending in 4242`: a card as people tell theirs apart. */
export const cardName = (say: Say, { brand, last4 }: Pick<CardDetails, 'brand' | 'last4'>): string =>
  say(cardsWords.name, { brand: cardBrandNames[brand], digits: last4 });
