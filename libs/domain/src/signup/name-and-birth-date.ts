import { failed, ok, parseLocalDate, type LocalDate, type Result } from '../kernel/index.ts';

export interface BadName {
  readonly kind: 'bad-name';
}

/** Characters that no name contains: controls, lone surrogates, and angle brackets. */
export const neverInNames = /[\p{Cc}\p{Cs}<>]/u;

/** A first or last name as it was typed: 1 to 60 characters, on one line, with at least one letter. */
export const parseName = (raw: string): Result<string, BadName> => {
  const name = raw.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const written = [...name].length <= 60 && /\p{L}/u.test(name) && !neverInNames.test(name);
  return written ? ok(name) : failed({ kind: 'bad-name' });
};

export interface BadBirthDate {
  readonly kind: 'bad-birth-date';
}

/** A date of birth from 1900 to today. */
export const parseBirthDate = (raw: string, today: LocalDate): Result<LocalDate, BadBirthDate> => {
  const date = parseLocalDate(raw);
  return date.ok && date.value >= '1900-01-01' && date.value <= today ? date : failed({ kind: 'bad-birth-date' });
};
