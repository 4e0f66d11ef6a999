import type { Acting } from '@portico/domain/access';
import { cardTryEnd } from '@portico/domain/payments';
import type { CardDeclined, PaymentRefusal } from '@portico/application/payments';

/**
 * Gives guests one reason for every card that a processor refused, so that a bill's link does not reveal which part of
 * a stolen card is wrong. Account holders get the real reason.
 */
export const neutralRefusal = <Refused extends PaymentRefusal>(
  { actor }: Pick<Acting, 'actor'>,
  refusal: Refused,
): Refused | CardDeclined =>
  actor.kind === 'guest' && isOfCard(refusal) ? { kind: 'declined', reason: 'declined' } : refusal;

const isOfCard = (refusal: PaymentRefusal): boolean =>
  (refusal.kind === 'declined' && cardTryEnd(refusal.reason) === 'failure') ||
  (refusal.kind === 'card-refused' && refusal.reason !== 'unreachable');
