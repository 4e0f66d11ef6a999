import type { Claim } from '@portico/practice-spi';
import type { KnownPatient } from '../conformance-stage.ts';
import { isProbe } from '../fixture/nonexistent-ids.ts';
import { originMark } from './cassette-format.ts';
import { isFieldName, isKeptNumber, isKeptText, isPathWord, isPublicCode } from './kept-structure.ts';
import type { MadeUpValues } from './made-up-values.ts';

const dateShape = /^(eq|ne|gt|ge|lt|le|sa|eb|ap)?(\d{4}-\d\d(?:-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?)?)$/;
const birthNames = /birth|born|dob/i;

/** Replaces all that is not known to be structure. What is new and unknown is replaced too. */
export class Redaction {
  readonly #values: MadeUpValues;
  /** Of the system, and of what else it has asked for tokens. */
  readonly #origins: readonly string[];
  /** What the known patients are called and reached by: nowhere kept, whatever it looks like. */
  readonly #personal = new Set<string>();
  /** What else is replaced in answers: kept in no path. */
  readonly #others = new Set<string>();
  /** Codes that answers have: kept in paths. */
  readonly #kinds = new Set<string>();
  readonly #born = new Set<string>();

  constructor(values: MadeUpValues, origins: readonly string[], patients: readonly KnownPatient[]) {
    this.#values = values;
    this.#origins = origins;
    for (const { id, claim } of patients) {
      this.#born.add(claim.birthDate);
      for (const value of [id, ...Object.values(claim)]) this.#know(value);
    }
  }

  /** Learns what stands in an answer, before any of it is replaced: an id that looks like a word is one all the same. */
  learn(value: unknown, name = ''): void {
    if (Array.isArray(value)) for (const each of value) this.learn(each, name);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value))
        if (!isPublicCode(value, key)) this.learn(part, nameOf(key, name));
    } else if (typeof value === 'string') {
      if (birthNames.test(name)) this.#born.add(value);
      if (isKeptText(name, value)) this.#kinds.add(value);
      else if (!/[\s/]/.test(value)) this.#others.add(value.toLowerCase());
    }
  }

  json(value: unknown, name = ''): unknown {
    if (Array.isArray(value)) return value.map((each) => this.json(each, name));
    if (typeof value === 'string') return this.text(value, name);
    if (typeof value === 'number') return isKeptNumber(name) ? value : this.#values.number(value);
    if (typeof value !== 'object' || value === null) return value;
    const part = (key: string, each: unknown) => (isPublicCode(value, key) ? each : this.json(each, nameOf(key, name)));
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [this.#key(key), part(key, each)]));
  }

  text(value: string, name: string): string {
    const date = dateShape.exec(value);
    if (date !== null) return this.#date(date[1] ?? '', date[2] ?? '', name);
    if (name === 'gender') return 'unknown';
    if ((isProbe(value) || isKeptText(name, value)) && !this.#isPersonal(value)) return value;
    const origin = this.#origins.find((each) => value.startsWith(each));
    if (origin !== undefined) return `${originMark}${this.path(value.slice(origin.length))}`;
    if (/^https?:\/\//.test(value)) return `https://made-up.invalid/${this.#values.text(value.slice(8))}`;
    if (/^[/?]/.test(value)) return this.path(value);
    const [type = '', ...ids] = value.split('/');
    const isReference = ids.length > 0 && /^[A-Z][A-Za-z]+$/.test(type) && !this.#isPersonal(type);
    return isReference ? `${type}/${this.path(ids.join('/'))}` : this.#values.text(value);
  }

  /** A path with its query: words that say what is asked stay, and whom it concerns does not. */
  path(address: string): string {
    const at = address.indexOf('?');
    const [path, query] = at < 0 ? [address, undefined] : [address.slice(0, at), address.slice(at + 1)];
    const parts = path.split('/').map((part) => {
      const plain = decoded(part);
      const isOther = this.#others.has(plain.toLowerCase()) && !this.#kinds.has(plain);
      const isKept = plain === '' || isProbe(plain) || (isPathWord(plain) && !this.#isPersonal(plain) && !isOther);
      return isKept ? part : encodeURIComponent(this.#values.text(plain));
    });
    if (query === undefined) return parts.join('/');
    const asked = [...new URLSearchParams(query)].map(([key, value]) => [this.#key(key), this.#parameter(key, value)]);
    return `${parts.join('/')}?${new URLSearchParams(asked)}`;
  }

  patient({ id, claim }: KnownPatient): KnownPatient {
    const made = Object.entries(claim).map(([name, value]) => [name, this.text(value, name)]);
    return { id: this.text(id, 'id'), claim: Object.fromEntries(made) as unknown as Claim };
  }

  #parameter(name: string, value: string): string {
    if (isKeptNumber(name) && /^\d{1,6}$/.test(value)) return value;
    return value
      .split('|')
      .map((part) => this.text(part, name))
      .join('|');
  }

  #date(prefix: string, date: string, name: string): string {
    const isBirth = birthNames.test(name) || this.#born.has(date);
    return prefix + (isBirth ? this.#values.birthDate(date) : this.#values.date(date));
  }

  #key(key: string): string {
    return isFieldName(key) && !this.#isPersonal(key) ? key : this.#values.text(key);
  }

  #know(value: string): void {
    for (const part of [value, ...value.split(/\s+/)]) this.#personal.add(part.toLowerCase());
  }

  #isPersonal(value: string): boolean {
    return this.#personal.has(value.toLowerCase());
  }
}

/** A server says by name what can be searched for: that is a code, as other names are not. */
const nameOf = (key: string, parent: string): string => (parent === 'searchParam' && key === 'name' ? 'code' : key);

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
