import type { CardRefused, DeclineReason } from '@portico/domain/payments';
import { objectOf, textOf } from '../wire/http-exchange.ts';

/**
 * Meaning of Clover's codes. Clover publishes no list of its decline codes, only the class `issuer_declined`; the
 * others are common words of gateways. A code that is not listed is a plain decline.
 */
const reasons: ReadonlyMap<string | undefined, DeclineReason> = new Map(
  Object.entries<DeclineReason>({
    insufficient_funds: 'insufficient-funds',
    expired_card: 'expired-card',
    invalid_expiry_month: 'expired-card',
    invalid_expiry_year: 'expired-card',
    lost_card: 'lost-or-stolen',
    stolen_card: 'lost-or-stolen',
    pickup_card: 'lost-or-stolen',
    incorrect_number: 'wrong-number',
    invalid_number: 'wrong-number',
    incorrect_cvc: 'wrong-code',
    invalid_cvc: 'wrong-code',
    missing_cvc: 'wrong-code',
    incorrect_zip: 'wrong-postal-code',
    invalid_card_type: 'unsupported-card',
    card_not_supported: 'unsupported-card',
    amount_too_large: 'over-limit',
    card_velocity_exceeded: 'over-limit',
    withdrawal_count_limit_exceeded: 'over-limit',
    card_on_file_missing: 'card-gone',
  }),
);

/** The `error` of an answer, as far as it is read. Both spellings of the class of a decline were seen. */
export const errorIn = (body: Readonly<Record<string, unknown>>) => {
  const error = objectOf(body['error']) ?? {};
  return {
    code: textOf(error['code']),
    declineCode: textOf(error['declineCode']) ?? textOf(error['decline_code']),
    charge: textOf(error['charge']),
  };
};

/** Codes of a refusal that are no matter of the card: what else we sent with it was not taken. */
const notOfTheCard: ReadonlySet<string | undefined> = new Set(['email_invalid', 'invalid_request', 'rate_limit']);
export const isOfTheCard = (code: string | undefined): boolean => !notOfTheCard.has(code);

/** Why a card was declined (402, or a charge that failed). */
export const declineOf = (...codes: readonly (string | undefined)[]): DeclineReason =>
  codes.map((code) => reasons.get(code)).find((reason) => reason !== undefined) ?? 'declined';

/** Why a request was refused (400, 401, 403, 404): a matter of the card only where the code says so. */
export const refusalOf = (code: string | undefined): DeclineReason => reasons.get(code) ?? 'not-accepted';

const declined: Readonly<Record<CardRefused['reason'], DeclineReason>> = {
  number: 'wrong-number',
  code: 'wrong-code',
  expiry: 'expired-card',
  holder: 'declined',
  'postal-code': 'wrong-postal-code',
  unsupported: 'unsupported-card',
  declined: 'declined',
  'on-file': 'declined',
  // Nothing was sent but the card, to be exchanged for a token.
  unreachable: 'abandoned',
};

/** Why a charge on a card was not even tried. */
export const untried = (refused: CardRefused): DeclineReason => declined[refused.reason];
