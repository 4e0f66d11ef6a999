import { chargedCardName, type ChargedCard } from '@portico/domain/payments';
import type { Message } from './message-descriptor.ts';
import type { Say } from './use-words.ts';

/**
 * A card as named on receipts. `ending` has the arguments `brand` and `last4`; the digits of a wallet's card may be
 * unknown.
 */
export const chargedCardText = (say: Say, ending: Message, card: ChargedCard): string =>
  card.last4 === undefined ? chargedCardName(card) : say(ending, { brand: chargedCardName(card), last4: card.last4 });
