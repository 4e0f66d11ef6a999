import { failed, ok, type LocalDate, type Result } from '../../kernel/index.ts';
import type { CardDetails, CardRefused, EnteredCard, TypedCard } from './card.ts';
import { expiryText, parseCardExpiry } from './card-expiry.ts';
import { cardDetailsOf, parseCardDetails, parseTypedCard, type CardField } from './typed-card-fields.ts';

/**
 * Checks a card from outside by the form's own rules, and returns what may be stored of it. Of a wallet's card nothing
 * may. `today` is the day on the practice's calendar.
 */
export const checkEnteredCard = (card: EnteredCard, today: LocalDate): Result<CardDetails, CardRefused> =>
  card.kind === 'wallet'
    ? refused('unsupported')
    : card.kind === 'token'
      ? tokenFace(card.cardDetails, today)
      : typedFace(card.card, today);

const tokenFace = (cardDetails: CardDetails, today: LocalDate): Result<CardDetails, CardRefused> => {
  const expiration = expiryText(cardDetails.expiry);
  if (!parseCardExpiry(expiration, today).ok) return refused('expiry');
  const read = parseCardDetails({ ...cardDetails, expiration }, today);
  return read.ok ? ok(read.value) : refused('holder');
};

const typedFace = (card: TypedCard, today: LocalDate): Result<CardDetails, CardRefused> => {
  const typing = { ...card, expiration: expiryText(card.expiry) };
  const read = parseTypedCard(typing, today);
  if (read.ok) return read.value.brand === card.brand ? ok(cardDetailsOf(read.value)) : refused('unsupported');
  const [first] = read.error;
  return refused(first?.kind === 'card-not-supported' ? 'unsupported' : reasons[first?.field ?? 'number']);
};

const reasons: Readonly<Record<CardField, CardRefused['reason']>> = {
  holder: 'holder',
  number: 'number',
  expiration: 'expiry',
  code: 'code',
  postalCode: 'postal-code',
};

const refused = (reason: CardRefused['reason']): Result<never, CardRefused> => failed({ kind: 'card-refused', reason });
