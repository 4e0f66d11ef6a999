import { hasLuhnCheckDigit } from '../kernel/index.ts';

/**
 * Whether a text is a National Provider Identifier: ten digits, the first of them 1 or 2, whose last is the Luhn check
 * digit of the others after the prefix 80840 of US health applications.
 */
export const isNpi = (text: string): boolean => /^[12]\d{9}$/.test(text) && hasLuhnCheckDigit(`80840${text}`);
