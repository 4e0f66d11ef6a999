import type { Acting } from '@portico/domain/access';
import { cardTryEnd } from '@portico/domain/payments';
import type { CardDeclined, PaymentRefusal } from '@portico/application/payments';

/**
 * What a guest is told of a card that a processor refused: one reason for all, so that a bill's link does not tell which
 * part of a stolen card is wrong. Whoever has an account is told the reason.
 */
export const neutralRefusal = <Refused extends PaymentRefusal>(
  { actor }: Pick<Acting, 'actor'>,
  refusal: Refused,
): Refused | CardDeclined =>
  actor.kind === 'guest' && isOfCard(refusal) ? { kind: 'declined', reason: 'declined' } : refusal;

const isOfCard = (refusal: PaymentRefusal): boolean =>
  (refusal.kind === 'declined' && cardTryEnd(refusal.reason) === 'failure') ||
  (refusal.kind === 'card-refused' && refusal.reason !== 'unreachable');
