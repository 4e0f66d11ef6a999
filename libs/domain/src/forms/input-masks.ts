import {
  daysInMonth,
  failed,
  isMonthFirst,
  ok,
  parseLocalDate,
  type BadDate,
  type Language,
  type LocalDate,
  type Result,
} from '../kernel/index.ts';
import type { DigitFormat } from './form.ts';

/** Text as it is stored: no leading spaces, straight quotes, and two hyphens for an em dash (`MON-350`, `APT-269`). */
export const normalizeInput = (typed: string): string =>
  typed
    .replace(/[\u2018-\u201B]/g, "'")
    .replace(/[\u201C-\u201F]/g, '"')
    .replace(/\u2014/g, '--')
    .trimStart();

/** Groups the digits typed so far; no separator follows the last digit, so that it can be deleted. */
const inGroups = (digits: string, lengths: readonly number[], separator: string): string => {
  const groups: string[] = [];
  let at = 0;
  for (const length of lengths) {
    if (at < digits.length) groups.push(digits.slice(at, at + length));
    at += length;
  }
  return groups.join(separator);
};

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/**
 * `(999) 999-9999` for the digits typed so far (`APT-268`, `MON-288`); a country code of 1 before ten digits is
 * dropped. A whole number of another country is not cut to ten digits, and one with an extension does not lose it: they keep
 * it, and are refused.
 */
export const maskPhoneNumber = (typed: string): string => {
  const [, number = '', extension = ''] = /^(.*\d)\s*(?:x|ext\.?|extension|#)\s*(\d{1,8})\s*$/i.exec(typed) ?? [];
  if (digitsOf(number).length >= 10) return `${maskPhoneNumber(number)} x${extension}`;
  const all = digitsOf(typed);
  if (all.length > 10 && /^\s*\+\s*[2-9]/.test(typed)) return `+${all.slice(0, 15)}`;
  const digits = (all.length === 11 && all.startsWith('1') ? all.slice(1) : all).slice(0, 10);
  if (digits === '') return '';
  const [area, rest] = [digits.slice(0, 3), inGroups(digits.slice(3), [3, 4], '-')];
  return rest === '' ? `(${area}` : `(${area}) ${rest}`;
};

export const isWholePhoneNumber = (masked: string): boolean => /^\(\d{3}\) \d{3}-\d{4}$/.test(masked);

/** `99/99/9999` for the digits typed so far. A slash typed after one digit pads it: `2/` is `02`. */
export const maskDate = (typed: string): string => {
  const padded = typed.replace(/^(\d\d\D)?(\d)\D$/, (_, before = '', digit: string) => `${before}0${digit}`);
  return inGroups(digitsOf(padded).slice(0, 8), [2, 2, 4], '/');
};

/** Five digits, or nine as zip+4 (`MON-290`, `MON-291`). */
export const maskZipcode = (typed: string): string => inGroups(digitsOf(typed).slice(0, 9), [5, 4], '-');

export const maskSsn = (typed: string): string => inGroups(digitsOf(typed).slice(0, 9), [3, 2, 4], '-');

export const maskOf: Readonly<Record<DigitFormat, (typed: string) => string>> = { zipcode: maskZipcode, ssn: maskSsn };

/** For display: `+1 (xxx) xxx-xxxx` (`MON-288`); other text is unchanged. */
export const spellPhoneNumber = (phone: string): string => {
  const masked = maskPhoneNumber(phone);
  return isWholePhoneNumber(masked) ? `+1 ${masked}` : phone;
};

/**
 * Parses a typed date: `MM/DD/YYYY`, and in Spanish `DD/MM/YYYY` (`APT-267`, `MON-287`). Where that is no date and the
 * other order is, it is meant in the other: `11/25/2026` has one reading.
 */
export const parseTypedDate = (typed: string, language: Language): Result<LocalDate, BadDate> => {
  const [, first, second, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(typed) ?? [];
  if (first === undefined || second === undefined || year === undefined) return failed({ kind: 'bad-date' });
  const [month, day] = isMonthFirst(language) ? [first, second] : [second, first];
  const inOrder = parseLocalDate(`${year}-${month}-${day}`);
  return inOrder.ok ? inOrder : parseLocalDate(`${year}-${day}-${month}`);
};

/** A month, as its first day, and how many days it has. */
export interface ShortMonth {
  readonly month: LocalDate;
  readonly days: number;
}

/** Of a typed date that names a day which its month does not have, as `02/30/2026` and `30/02/2026` do; in any order. */
export const monthTooShort = (typed: string): ShortMonth | undefined => {
  const [, first = '', second = '', year = ''] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(typed) ?? [];
  const [monthPart, day] = Number(first) <= 12 ? [first, Number(second)] : [second, Number(first)];
  const month = parseLocalDate(`${year}-${monthPart}-01`);
  if (!month.ok || day > 31) return undefined;
  const days = daysInMonth(Number(year), Number(monthPart));
  return day > days ? { month: month.value, days } : undefined;
};

/** Formats a date as it is typed in the language; the inverse of `parseTypedDate`. */
export const spellTypedDate = (date: LocalDate, language: Language): string => {
  const [year, month, day] = [date.slice(0, 4), date.slice(5, 7), date.slice(8, 10)];
  return isMonthFirst(language) ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
};

/** A date pasted or filled in whole: in the order of ISO 8601, or in the order of typing without its zeros. */
const wholeDate = (typed: string): string | undefined => {
  const [, year, month, day] = /^\s*(\d{4})\D(\d\d?)\D(\d\d?)\s*$/.exec(typed) ?? [];
  if (year !== undefined) return [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-');
  const [, first, second, last] = /^\s*(\d\d?)\D(\d\d?)\D(\d{4}|\d\d)\s*$/.exec(typed) ?? [];
  return last === undefined ? undefined : [first?.padStart(2, '0'), second?.padStart(2, '0'), last].join('/');
};

/** The value of a date field for a text that came whole: a complete date as `YYYY-MM-DD`, anything else masked. */
export const dateAnswer = (text: string, language: Language): string => {
  const whole = wholeDate(text) ?? text;
  const iso = parseLocalDate(whole);
  return iso.ok ? iso.value : dateAnswerByKeys(whole, language);
};

/**
 * The same for a text at which a key was pressed: no part of it is taken for whole before its slash is typed, as the next key may
 * belong to it.
 */
export const dateAnswerByKeys = (typed: string, language: Language): string => {
  const masked = maskDate(typed);
  const date = parseTypedDate(masked, language);
  return date.ok ? date.value : masked;
};

/** A date whose year has two digits, of which no century is known. */
export const isShortYear = (answer: string): boolean => /^\d\d\/\d\d\/\d\d$/.test(answer);

/** The value of a field for a date still to come: a year of two digits is of this century. */
export const dateAhead = (answer: string, language: Language): string =>
  isShortYear(answer) ? dateAnswer(`${answer.slice(0, 6)}20${answer.slice(6)}`, language) : answer;

/** The value of a date field as it is typed in the language; an incomplete date is unchanged. */
export const typedDate = (answer: string, language: Language): string => {
  const date = parseLocalDate(answer);
  return date.ok ? spellTypedDate(date.value, language) : answer;
};

export const earliestDate = '1901-01-01' as LocalDate;

export interface DateOutOfRange {
  readonly kind: 'date-out-of-range';
}

/** Parses an existing date from 1901-01-01 to `latest`, both inclusive (`APT-266`, `MON-285`), from `YYYY-MM-DD`. */
export const parseDateUpTo = (raw: string, latest: LocalDate): Result<LocalDate, BadDate | DateOutOfRange> => {
  const date = parseLocalDate(raw);
  if (!date.ok) return date;
  return earliestDate <= date.value && date.value <= latest ? ok(date.value) : failed({ kind: 'date-out-of-range' });
};

/**
 * The part of a configured message to show: up to its semicolon for text that is no date, in full for a date out of
 * range (`MON-286`).
 */
export const dateMessage = (message: string, kind: 'bad-date' | 'date-out-of-range'): string =>
  kind === 'bad-date' ? (message.split(';', 1)[0] ?? message).trim() : message;
