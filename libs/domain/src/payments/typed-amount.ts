import { failed, ok, type Cents, type Result } from '../kernel/index.ts';

/** The most that can be typed: the largest exact amount. */
export const mostAmount = Number.MAX_SAFE_INTEGER as Cents;

/** What is wrong with a typed amount; each has its own message. */
export type AmountMistake =
  | { readonly kind: 'empty' }
  /** Any zero: `0`, `0.0`, `0.00` (`MON-076`, `MON-077`). */
  | { readonly kind: 'zero' }
  | { readonly kind: 'negative' }
  | { readonly kind: 'comma' }
  | { readonly kind: 'exponent' }
  | { readonly kind: 'two-points' }
  /** More digits after the point than `limit`. */
  | { readonly kind: 'decimals'; readonly limit: 2 }
  | { readonly kind: 'huge'; readonly limit: Cents }
  /** Letters, signs, blanks. */
  | { readonly kind: 'not-digits' };

/** Inclusive, in cents. */
export interface AmountBounds {
  readonly minimum: Cents;
  readonly maximum: Cents;
}

export type AmountOutside =
  | { readonly kind: 'amount-low'; readonly limit: Cents }
  | { readonly kind: 'amount-high'; readonly limit: Cents };

/**
 * Parses a typed amount: digits, one point and at most two digits after it (`MON-073`, `MON-077`), greater than 0. `5`,
 * `5.`, `.5` and `05.00` are all accepted. Computed in integer cents throughout.
 */
export const parseTypedAmount = (raw: string): Result<Cents, AmountMistake> => {
  const [, whole, fraction] = /^(\d*)(?:\.(\d*))?$/.exec(raw) ?? [];
  if (whole === undefined) return failed({ kind: foreign(raw) });
  if (whole === '' && !fraction) return failed({ kind: 'empty' });
  if (fraction !== undefined && fraction.length > 2) return failed({ kind: 'decimals', limit: 2 });
  const cents = Number(whole + (fraction ?? '').padEnd(2, '0'));
  if (cents > mostAmount) return failed({ kind: 'huge', limit: mostAmount });
  return cents === 0 ? failed({ kind: 'zero' }) : ok(cents as Cents);
};

/** An amount within its bounds, or the bound that it violates (`MON-074`). */
export const amountWithin = (amount: Cents, { minimum, maximum }: AmountBounds): Result<Cents, AmountOutside> => {
  if (amount < minimum) return failed({ kind: 'amount-low', limit: minimum });
  return amount > maximum ? failed({ kind: 'amount-high', limit: maximum }) : ok(amount);
};

/**
 * The bounds of a partial payment of `payable`: the maximum of the settings, or `payable` if that is less (`MON-077`);
 * none if no amount fits.
 */
export const partialBounds = (
  partial: { readonly minimum: Cents; readonly maximum?: Cents },
  payable: Cents,
): AmountBounds | undefined => {
  const maximum = Math.min(partial.maximum ?? payable, payable) as Cents;
  return partial.minimum <= maximum ? { minimum: partial.minimum, maximum } : undefined;
};

/**
 * Drops characters that a money field does not accept (`MON-076`). A comma separates the cents, as in Spanish, unless
 * groups of three digits and another separator follow: dropping it would ask for a hundred times what was typed.
 */
export const keepMoneyCharacters = (raw: string): string => {
  const text = raw.replace(/[^0-9.,]/g, '').replaceAll(',', '.');
  return /^\d{1,3}(?:\.\d{3})+\.\d*$/.test(text) ? text.replace(/\.(?=.*\.)/g, '') : text;
};

const foreign = (raw: string): 'negative' | 'comma' | 'exponent' | 'two-points' | 'not-digits' => {
  if (/^-[\d.,]/.test(raw)) return 'negative';
  if (/^[\d.]+e[+-]?\d+$/i.test(raw)) return 'exponent';
  if (/^[\d.]*\d,[\d.,]*$/.test(raw)) return 'comma';
  return /^[\d.]+$/.test(raw) ? 'two-points' : 'not-digits';
};
