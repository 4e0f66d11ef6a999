import { createHmac, randomBytes } from 'node:crypto';
import { addDays, dayIn, nextClockChange } from '../fixture/time-zone-clock.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const day = 24 * 60 * 60_000;

/**
 * Days by which all moments are moved: whole weeks, to a year in which clocks change on the day that the next change is
 * moved to, so that days of the week and lengths of days stay. Which year it is, is not told.
 */
const shiftFor = (now: number, timeZone: string, pick: number): number => {
  const years = 1 + (pick % 12);
  const change = nextClockChange(timeZone, dayIn(timeZone, now));
  const alike = change && nextClockChange(timeZone, addDays(change, -365 * years - 20));
  return change === undefined || alike === undefined ? -364 * years : (Date.parse(alike) - Date.parse(change)) / day;
};

/** Made-up values, the same for the same original within one cassette, by a secret that is thrown away. */
export class MadeUpValues {
  readonly #secret = randomBytes(32);
  readonly #days: number;
  readonly #births: ReadonlySet<string>;

  /** `births` are real birth dates: none of them is made up for another person. */
  constructor(now: number, timeZone: string, births: readonly string[] = []) {
    this.#births = new Set(births);
    this.#days = shiftFor(now, timeZone, randomBytes(1)[0] ?? 0);
  }

  /** Each word of a text, in its length and case; upper and lower case are one. */
  text(original: string): string {
    return original.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => this.#word(word));
  }

  number(original: number): number {
    return Number(this.text(String(original)).replace(/^0(?=\d)/, '1'));
  }

  birthDate(original: string): string {
    for (let round = 0; ; round += 1) {
      const made = addDays('1940-01-01', this.#bytes(`born ${original}`, round).readUInt32BE(0) % 25_000);
      if (made !== original.slice(0, 10) && !this.#births.has(made)) return made;
    }
  }

  /** A day, a month or a moment, moved like all others. */
  date(original: string): string {
    const whole = original.length === 7 ? `${original}-15` : original;
    return (addDays(whole.slice(0, 10), this.#days) + original.slice(10)).slice(0, original.length);
  }

  moment(milliseconds: number): number {
    return milliseconds + this.#days * day;
  }

  #bytes(text: string, round: number): Buffer {
    return createHmac('sha512', this.#secret).update(`${round} ${text}`).digest();
  }

  #word(word: string): string {
    const isHex = /^(?=.*\d)[\da-f]+$/i.test(word);
    const plain = word.toLowerCase();
    for (let round = 0; ; round += 1) {
      const bytes = this.#bytes(plain, round);
      const made = [...word].map((sign, at) => this.#sign(sign, bytes[at % bytes.length] ?? 0, isHex)).join('');
      if (made.toLowerCase() !== plain) return made;
    }
  }

  #sign(sign: string, byte: number, isHex: boolean): string {
    if (/\p{N}/u.test(sign)) return String(byte % 10);
    const made = letters[byte % (isHex ? 6 : letters.length)] ?? 'x';
    return sign === sign.toLowerCase() ? made : made.toUpperCase();
  }
}
