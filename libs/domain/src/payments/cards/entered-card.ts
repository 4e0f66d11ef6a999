import { failed, ok, type LocalDate, type Result } from '../../kernel/index.ts';
import type { CardFace, CardRefused, EnteredCard, TypedCard } from './card.ts';
import { expiryText, parseCardExpiry } from './card-expiry.ts';
import { faceOf, parseCardFace, parseTypedCard, type CardField } from './typed-card.ts';

/**
 * Holds a card that came from outside against the same rules as the form does, whoever filled that in, and answers what
 * may be kept of it. Of a wallet's card nothing may. `today` is the day on the practice's calendar.
 */
export const checkEnteredCard = (card: EnteredCard, today: LocalDate): Result<CardFace, CardRefused> =>
  card.kind === 'wallet'
    ? refused('unsupported')
    : card.kind === 'token'
      ? tokenFace(card.face, today)
      : typedFace(card.card, today);

const tokenFace = (face: CardFace, today: LocalDate): Result<CardFace, CardRefused> => {
  const expiration = expiryText(face.expiry);
  if (!parseCardExpiry(expiration, today).ok) return refused('expiry');
  const read = parseCardFace({ ...face, expiration }, today);
  return read.ok ? ok(read.value) : refused('holder');
};

const typedFace = (card: TypedCard, today: LocalDate): Result<CardFace, CardRefused> => {
  const typing = { ...card, expiration: expiryText(card.expiry) };
  const read = parseTypedCard(typing, today);
  if (read.ok) return read.value.brand === card.brand ? ok(faceOf(read.value)) : refused('unsupported');
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
