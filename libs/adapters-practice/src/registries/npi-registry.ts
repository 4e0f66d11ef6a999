import {
  isNpi,
  physiciansPerPage,
  searchable,
  type Physician,
  type PhysicianDirectory,
  type PhysicianSearch,
} from '@portico/domain/profile';
import { physiciansIn } from './parse-npi-answer.ts';
import { RegistryClient, type RegistryRuntime } from './registry-client.ts';
import { unique } from './untrusted-answer-values.ts';

/** The registry answers no more at once. */
const mostAnswered = 200;
const hour = 3_600_000;

/**
 * Physicians of the public NPI registry of CMS, or what answers like it. It finds the beginnings of first and last names; of those it
 * answers to a search, at most 200 for each way to read it, the ones are shown that fit, in the order of the port.
 */
export class NpiRegistryPhysicians implements PhysicianDirectory {
  readonly #address: string;
  readonly #client: RegistryClient<readonly Physician[]>;

  /** `address` such as `https://npiregistry.cms.hhs.gov/api/`. */
  constructor(address: string, machine: RegistryRuntime) {
    this.#address = address;
    this.#client = new RegistryClient(machine, { read: physiciansIn, lifetime: hour });
  }

  async search({ search, stateCode, page }: PhysicianSearch): Promise<readonly Physician[]> {
    const words = wordsOf(search);
    const readings = readingsOf(words);
    const answers = await Promise.all(readings.map((reading) => this.#ask(reading, stateCode)));
    return unique(answers.flat(), ({ npi }) => npi)
      .filter((physician) => isNpi(physician.npi) && fits(physician, words, stateCode))
      .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
      .slice((page - 1) * physiciansPerPage, page * physiciansPerPage);
  }

  #ask(reading: NameReading, stateCode: string | undefined): Promise<readonly Physician[]> {
    const address = new URL(this.#address);
    const query = {
      version: '2.1',
      enumeration_type: 'NPI-1',
      limit: String(mostAnswered),
      use_first_name_alias: 'False',
      ...(stateCode === undefined ? {} : { state: stateCode }),
      ...Object.fromEntries(Object.entries(reading).map(([name, start]) => [name, `${start}*`])),
    };
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return this.#client.ask(address.href);
  }
}

interface NameReading {
  readonly first_name?: string;
  readonly last_name?: string;
}

/** Letters, and what stands in names; the registry knows no accents. */
const wordsOf = (search: string): readonly string[] =>
  searchable(search)
    .replaceAll('’', "'")
    .replaceAll(/[^a-z'\- ]/g, ' ')
    .split(' ')
    .filter(Boolean);

/** Ways in which words may be names. A wildcard stands behind two characters at least, so shorter words are not asked for. */
const readingsOf = (words: readonly string[]): readonly NameReading[] => {
  const [one, ...more] = words.filter((word) => /^[a-z'][a-z'-]/.test(word));
  const other = more.at(-1);
  if (one === undefined) return [];
  if (other === undefined) return [{ last_name: one }, { first_name: one }];
  const whole = [one, ...more].join(' ');
  return [{ first_name: one, last_name: other }, { first_name: other, last_name: one }, { last_name: whole }];
};

const fits = ({ first_name, last_name, address }: Physician, words: readonly string[], stateCode?: string): boolean => {
  const names = searchable(`${first_name} ${last_name}`).replaceAll('’', "'");
  return words.every((word) => names.includes(word)) && (stateCode === undefined || address.state === stateCode);
};

const sortKey = ({ last_name, first_name, npi }: Physician): string =>
  [searchable(last_name), searchable(first_name), npi].join('\u0000');
