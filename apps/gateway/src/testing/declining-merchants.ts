import { failed } from '@portico/domain/kernel';
import type { EnteredCard, Merchant, Merchants } from '@portico/domain/payments';

/** A bank that declines every card, and remembers which ones it was asked about. */
export class DecliningMerchants implements Merchants {
  readonly asked = new Set<string>();
  readonly #merchant: Merchant;

  constructor() {
    const declined = async (card: EnteredCard) => {
      this.asked.add(card.kind === 'typed' ? card.card.number : card.token);
      return { kind: 'declined', reason: 'wrong-number' } as const;
    };
    const none = async () => ({ kind: 'unknown' }) as const;
    this.#merchant = {
      execution: 'payeezy',
      tokenizer: { kind: 'none' },
      processor: {
        charge: ({ source }) => (source.kind === 'entered' ? declined(source.card) : none()),
        authorize: ({ source }) => (source.kind === 'entered' ? declined(source.card) : none()),
        capture: none,
        release: async () => 'unknown',
        refund: none,
        settle: none,
      },
      vault: {
        keep: async (card) => {
          await declined(card);
          return failed({ kind: 'card-refused', reason: 'number' });
        },
        forget: async () => undefined,
      },
      activity: { of: async () => failed({ kind: 'activity-unavailable' }) },
    };
  }

  of(): Merchant {
    return this.#merchant;
  }
}

/** Visa numbers with a valid check digit, each another. */
export const stolenNumber = (at: number): string => {
  const body = `4${String(at).padStart(14, '0')}`;
  const sum = [...body].reverse().reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
};
