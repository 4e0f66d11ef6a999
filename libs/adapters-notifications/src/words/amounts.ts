import type { Cents, Language, LocalDate } from '@portico/domain/kernel';

// Both languages write dollars as people in the United States do.
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.50`. */
export const moneyText = (amount: Cents): string => dollars.format(amount / 100);

// A day is written from its own digits: UTC in and UTC out, so that no zone of this machine moves it.
const daysOf = (locale: string) => new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
const days: Readonly<Record<Language, Intl.DateTimeFormat>> = { en: daysOf('en-US'), es: daysOf('es-US') };

/** `December 5`, `5 de diciembre`. */
export const dayText = (day: LocalDate, language: Language): string => days[language].format(new Date(day));
