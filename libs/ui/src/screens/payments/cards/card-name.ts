import { cardBrandNames, type CardDetails } from '@portico/domain/payments';
import type { Say } from '../../../words/use-words.ts';
import { cardsWords } from './cards.messages.ts';

/** A card's display name, such as `Visa ending in 4242`. */
export const cardName = (say: Say, { brand, last4 }: Pick<CardDetails, 'brand' | 'last4'>): string =>
  say(cardsWords.name, { brand: cardBrandNames[brand], digits: last4 });
