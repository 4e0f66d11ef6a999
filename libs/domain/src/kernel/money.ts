import type { Brand } from './branded-type.ts';
import { failed, ok, type Result } from './result.ts';

/** Integer cents. */
export type Cents = Brand<number, 'Cents'>;

export interface BadAmount {
  readonly kind: 'bad-amount';
}

/** `-0` becomes `0`. */
export const parseCents = (raw: unknown): Result<Cents, BadAmount> =>
  typeof raw === 'number' && Number.isSafeInteger(raw) ? ok((raw + 0) as Cents) : failed({ kind: 'bad-amount' });

/** Decimal text with two digits, as money is sent on the wire: `-1205` is `-12.05`. */
export const decimalOf = (amount: Cents): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Parses the output of `decimalOf`: optional minus, digits without leading zeros, a point and two digits. */
export const parseDecimal = (raw: string): Result<Cents, BadAmount> =>
  /^-?(?:0|[1-9]\d{0,13})\.\d{2}$/.test(raw)
    ? parseCents(Number(raw.replace('.', '')))
    : failed({ kind: 'bad-amount' });
