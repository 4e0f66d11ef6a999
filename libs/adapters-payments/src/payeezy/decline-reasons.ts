import type { CardRefused, DeclineReason } from '@portico/domain/payments';
import { gatewayCodeIn, type Mistake } from './client.ts';

/** Bank codes by what they say to the payer; every other refusal is a plain `declined`, as the bank gives no reason away. */
const bankReasons: ReadonlyMap<string, DeclineReason> = new Map(
  Object.entries({
    ...byReason('wrong-number', ['201', '591', '825', '833', '353']),
    ...byReason('unsupported-card', ['233', '239', '606', '610', '274']),
    ...byReason('insufficient-funds', ['302', '521']),
    ...byReason('expired-card', ['522', '605', '903']),
    ...byReason('over-limit', ['509', '510']),
    ...byReason('wrong-code', ['531', '811']),
    ...byReason('wrong-postal-code', ['260']),
    // A card that was stopped for good: another one is needed.
    ...byReason('card-gone', ['570', '571', '572', '595']),
    ...byReason('not-accepted', [
      '202',
      '203',
      '225',
      '227',
      '234',
      '238',
      '241',
      '253',
      '257',
      '258',
      '264',
      '592',
      '607',
      '806',
    ]),
  }),
);

const gatewayReasons: ReadonlyMap<string, DeclineReason> = new Map(
  Object.entries({
    '22': 'wrong-number',
    '25': 'expired-card',
    '31': 'wrong-code',
    '44': 'wrong-postal-code',
    '68': 'unsupported-card',
    ...byReason('not-accepted', ['14', '16', '17', '24', '26', '27', '28', '32', '36', '58', '63', '64', '69', '72']),
  }),
);

const mistakeReasons: ReadonlyMap<string, DeclineReason> = new Map(
  Object.entries({
    card_expired: 'expired-card',
    invalid_exp_date: 'expired-card',
    invalid_card_number: 'wrong-number',
    invalid_card_type: 'unsupported-card',
    invalid_cvv: 'wrong-code',
  }),
);

/**
 * Gateway codes after which it is unknown whether the bank was asked: the host did not answer, or nothing could be
 * sent.
 */
export const undecided: readonly string[] = ['12', '42', '76'];

/** `bank` and `gateway` are the codes of a refusal, empty where there is none. */
export const reasonOf = (bank: string, gateway: string): DeclineReason =>
  bankReasons.get(bank) ?? (bank === '' || bank === '100' ? gatewayReasons.get(gateway) : undefined) ?? 'declined';

export const reasonOfMistakes = (mistakes: readonly Mistake[]): DeclineReason => {
  for (const mistake of mistakes) {
    const reason = mistakeReasons.get(mistake.code) ?? gatewayReasons.get(gatewayCodeIn(mistake));
    if (reason !== undefined) return reason;
  }
  return 'not-accepted';
};

const refusals: Readonly<Partial<Record<DeclineReason, CardRefused['reason']>>> = {
  'wrong-number': 'number',
  'expired-card': 'expiry',
  'wrong-code': 'code',
  'wrong-postal-code': 'postal-code',
  'unsupported-card': 'unsupported',
  'not-accepted': 'unreachable',
};

/** The same for a card that was to be kept. */
export const refusedFor = (reason: DeclineReason): CardRefused => ({
  kind: 'card-refused',
  reason: refusals[reason] ?? 'declined',
});

function byReason(reason: DeclineReason, codes: readonly string[]): Readonly<Record<string, DeclineReason>> {
  return Object.fromEntries(codes.map((code) => [code, reason]));
}
