import { failed, ok, type LocalDate, type Result } from '../../kernel/index.ts';
import type { CardExpiry } from './card.ts';

export interface BadExpiry {
  /** `unfinished`: not `MM/YY`. `invalid-date`: not a month, or one in the past (`MON-143`). */
  readonly kind: 'unfinished' | 'invalid-date';
}

/** How many years can be selected, from the current one (`MON-145`, `MON-146`). */
export const expiryYearCount = 21;

export const expiryMonths: readonly string[] = Array.from({ length: 12 }, (_, at) => twoDigits(at + 1));

/** Four digits each, the current year first. */
export const expiryYears = (today: LocalDate): readonly string[] => {
  const { year } = monthOf(today);
  return Array.from({ length: expiryYearCount }, (_, at) => String(year + at));
};

/**
 * Parses `MM/YY` (`MON-137`). A two-digit year is at most twenty years ahead, so that a card of last year counts as
 * expired rather than as one of the next century.
 */
export const parseCardExpiry = (typed: string, today: LocalDate): Result<CardExpiry, BadExpiry> => {
  if (!/^\d{2}\/\d{2}$/.test(typed)) return failed({ kind: 'unfinished' });
  const expiry = { year: yearNear(Number(typed.slice(3)), today), month: Number(typed.slice(0, 2)) };
  const isMonth = expiry.month >= 1 && expiry.month <= 12;
  return isMonth && !isCardExpired(expiry, today) ? ok(expiry) : failed({ kind: 'invalid-date' });
};

/** `MM/YY`, as on the card. */
export const expiryText = ({ month, year }: CardExpiry): string => `${twoDigits(month)}/${twoDigits(year % 100)}`;

/** A card is valid through the last day of its month. */
export const isCardExpired = ({ year, month }: CardExpiry, today: LocalDate): boolean => {
  const current = monthOf(today);
  return year < current.year || (year === current.year && month < current.month);
};

/** Why a card cannot pay on a day: it is over today, or it will be by then. A removed card, which is undefined, is over. */
export type CardLapse = 'expired' | 'expires-first';

export const cardLapse = (
  card: { readonly expiry: CardExpiry } | undefined,
  today: LocalDate,
  day: LocalDate,
): CardLapse | undefined => {
  if (card === undefined || isCardExpired(card.expiry, today)) return 'expired';
  return isCardExpired(card.expiry, day) ? 'expires-first' : undefined;
};

const yearNear = (twoDigitYear: number, today: LocalDate): number => {
  const latest = monthOf(today).year + expiryYearCount - 1;
  return latest - ((latest - twoDigitYear) % 100);
};

const monthOf = (date: LocalDate): CardExpiry => ({ year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) });

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
