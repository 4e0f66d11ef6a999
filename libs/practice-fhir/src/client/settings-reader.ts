type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Encrypted, or on this machine. */
const isSafeUrl = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(value);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || (protocol === 'http:' && isLoopback)) && !(username + password + search + hash);
};

/** Reads one object of the configuration; each mistake is kept with its place and without the value that stands there. */
export class SettingsReader {
  readonly mistakes: string[];
  readonly #members: Members;
  readonly #place: string;
  readonly #read = new Set<string>();

  constructor(source: unknown, place: string, mistakes: string[] = []) {
    this.mistakes = mistakes;
    this.#place = place;
    this.#members = isMembers(source) ? source : {};
    if (!isMembers(source)) this.#mistake(undefined, 'must be an object');
  }

  has = (name: string): boolean => Object.hasOwn(this.#members, name) && this.#members[name] !== undefined;

  names = (): readonly string[] => Object.keys(this.#members).filter(this.has);

  isFalse = (name: string): boolean => this.#member(name) === false;

  object = (name: string): SettingsReader => new SettingsReader(this.#member(name), this.#at(name), this.mistakes);

  text = (name: string): string | undefined => {
    const value = this.#member(name);
    if (typeof value === 'string' && value.trim() !== '') return value;
    return this.#mistake(name, 'must be a text');
  };

  texts = (name: string): readonly string[] | undefined => {
    const value = this.#member(name);
    const isTexts = Array.isArray(value) && value.every((each) => typeof each === 'string' && each !== '');
    return isTexts && value.length > 0 ? value : this.#mistake(name, 'must be a list of texts');
  };

  url = (name: string): string | undefined => {
    const value = this.#member(name);
    if (typeof value === 'string' && isSafeUrl(value)) return value;
    return this.#mistake(name, 'must be an https address without a password, a query or a fragment');
  };

  flag = (name: string): boolean | undefined => {
    const value = this.#member(name);
    return typeof value === 'boolean' ? value : this.#mistake(name, 'must be true or false');
  };

  oneOf = <T extends string>(name: string, values: readonly T[]): T | undefined => {
    const value = this.#member(name);
    return values.find((each) => each === value) ?? this.#mistake(name, `must be one of ${values.join(', ')}`);
  };

  wholeNumber = (name: string, { most, default: missing }: { readonly most: number; readonly default?: number }) => {
    if (missing !== undefined && !this.has(name)) return missing;
    const value = this.#member(name);
    if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return value;
    this.#mistake(name, `must be a whole number from 1 to ${most}`);
    return most;
  };

  /** A member that may be missing, ready to be spread. */
  optional = <N extends string, T>(name: N, read: (name: N) => T | undefined): Readonly<Partial<Record<N, T>>> => {
    const value = this.has(name) ? read(name) : undefined;
    return (value === undefined ? {} : { [name]: value }) as Readonly<Partial<Record<N, T>>>;
  };

  /** Names what was never asked for: most often a word that is misspelled. */
  allowOnly(...others: readonly string[]): void {
    for (const name of this.names()) {
      if (!this.#read.has(name) && !others.includes(name)) this.#mistake(name, 'is not known here');
    }
  }

  #member(name: string): unknown {
    this.#read.add(name);
    return this.has(name) ? this.#members[name] : undefined;
  }

  #at = (name?: string): string => [this.#place, name].filter(Boolean).join('.') || 'connection';

  #mistake(name: string | undefined, what: string): undefined {
    const isMissing = name !== undefined && !this.has(name) && !what.startsWith('is ');
    this.mistakes.push(`${this.#at(name)}: ${isMissing ? `is missing, and ${what}` : what}`);
  }
}
