import { localeOf, type Cents, type Language, type LocalDate } from '@portico/domain/kernel';

// Both languages write dollars as people in the United States do.
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.50`. */
export const moneyText = (amount: Cents): string => dollars.format(amount / 100);

// A day is written from its own digits: UTC in and UTC out, so that no zone of this machine moves it.
const digits = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

/** `December 5`, `5 de diciembre`. */
export const dayText = (day: LocalDate, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), digits).format(new Date(day));
