import type { ImportConflict } from '@portico/adapters-practice/embedded';
import type { PatientRecord } from '@portico/adapters-practice/records';
import type { PracticeId } from '@portico/domain/kernel';
import {
  chartApart,
  changedPerson,
  personUnder,
  sharedIdentifier,
  type Decided,
} from '../conflicts/import-conflicts.ts';
import { keyOf, namesOf, ownIds, type Name } from './names-of-person.ts';

/** Who has a name, by the words of the source that gave it. */
export interface Known extends Name {
  readonly patient: string;
  readonly family: string;
  readonly born: string;
}

export interface Merge {
  readonly from: string;
  readonly into: string;
}

/** What a practice knows of people, and what is decided of them. */
export interface KnownPeople {
  readonly practice: PracticeId;
  readonly decided: Decided;
  readonly known: readonly Known[];
  /** Charts that cannot go: an account or anything but an import has something of them, or a legal hold is on them. */
  readonly staying: ReadonlySet<string>;
}

/**
 * Finds the chart of each person. One name of one family name and birth date is one chart: where a person has the names of
 * several, these become one. So the charts are the same in whichever order people come, but for the ids by which they are kept.
 */
export class PlacedPeople {
  readonly #people: KnownPeople;
  readonly #known = new Map<string, Known[]>();
  readonly #stored: ReadonlySet<string>;
  readonly #into = new Map<string, string>();

  constructor(people: KnownPeople) {
    this.#people = people;
    this.#stored = new Set(people.known.map(({ patient }) => patient));
    for (const each of people.known) this.#learn(each);
  }

  /** Gives a person a chart; undefined where an operator decided that they are not kept. */
  place(person: PatientRecord): string | undefined {
    const { practice, decided } = this.#people;
    const { family, born } = whoIs(person);
    const names = namesOf(person);
    const isSaid = family !== '' && born !== '';
    const isDropped = names.some(
      (name) =>
        (isSaid || name.system === ownIds) && decided.by.get(personUnder(practice, name, family, born)) === 'drop',
    );
    const chart = isDropped ? undefined : this.#chartFor(person);
    if (chart === undefined || decided.dropped.has(chart)) return undefined;
    for (const name of names) this.#learn({ ...name, family, born, patient: chart });
    return chart;
  }

  /** The chart that everything of a chart is given to. */
  standing(chart: string): string {
    let found = chart;
    for (let next = this.#into.get(found); next !== undefined; next = this.#into.get(found)) found = next;
    return found;
  }

  /** The charts that have a name. */
  chartsOf(name: Name): readonly string[] {
    return unique(this.#knownBy(name).map(({ patient }) => patient));
  }

  /** Charts of the practice that are one. */
  merges(): readonly Merge[] {
    return [...this.#into.keys()]
      .filter((from) => this.#stored.has(from))
      .map((from) => ({ from, into: this.standing(from) }));
  }

  /**
   * The charts of others that have a name of this person, but those that were settled: of the practice, or to be kept now.
   * Who is kept later names the conflict then.
   */
  conflictsOf(person: PatientRecord, placed: string, now: ReadonlySet<string>): readonly ImportConflict[] {
    const chart = this.standing(placed);
    const others = unique(namesOf(person).flatMap((name) => this.chartsOf(name)));
    return others
      .filter((each) => each !== chart && (this.#stored.has(each) || now.has(each)))
      .map((other) => sharedIdentifier(this.#people.practice, chart, other))
      .filter(({ id }) => !this.#people.decided.by.has(id));
  }

  #learn(known: Known): void {
    const key = keyOf(known);
    this.#known.set(key, [...(this.#known.get(key) ?? []), known]);
  }

  #knownBy(name: Name): readonly Known[] {
    const known = this.#known.get(keyOf(name)) ?? [];
    return known.map((each) => ({ ...each, patient: this.standing(each.patient) }));
  }

  #chartFor(person: PatientRecord): string {
    const { practice, decided } = this.#people;
    const { family, born } = whoIs(person);
    const own = this.#knownBy({ system: ownIds, value: person.id });
    const same = unique(
      namesOf(person)
        .flatMap((name) => this.#knownBy(name))
        .filter((each) => each.family === family && each.born === born && (each.system === ownIds || isNamed(each)))
        .map(({ patient }) => patient),
    );
    if (same.length > 0) return this.#joined(same);
    const first = own[0]?.patient;
    if (first === undefined) return person.id;
    const decision = decided.by.get(changedPerson(practice, person.id, family, born, first).id);
    if (decision === 'same') return first;
    const [only, ...more] = decision === 'another' ? [] : notDiffering(own, family, born);
    return only !== undefined && more.length === 0 ? only : chartApart(person.id, family, born);
  }

  /** One chart of several: that which cannot go, else one that the practice has. */
  #joined(charts: readonly string[]): string {
    const { practice, decided, staying } = this.#people;
    const rank = (chart: string): string => `${staying.has(chart) ? 0 : this.#stored.has(chart) ? 1 : 2} ${chart}`;
    const [into = '', ...rest] = [...charts].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
    for (const from of rest)
      if (!staying.has(from) && decided.by.get(sharedIdentifier(practice, into, from).id) !== 'another')
        this.#into.set(from, into);
    return into;
  }
}

export const whoIs = ({ family, birthDate }: PatientRecord): { readonly family: string; readonly born: string } => ({
  family: family ?? '',
  born: birthDate ?? '',
});

const isNamed = ({ family, born }: Known): boolean => family !== '' && born !== '';

const unique = <Each>(all: readonly Each[]): readonly Each[] => [...new Set(all)];

/** The charts of which nobody with this id is said to have another family name or birth date. */
const notDiffering = (own: readonly Known[], family: string, born: string): readonly string[] => {
  const others = own.filter((each) => differs(family, each.family) || differs(born, each.born));
  const apart = new Set(others.map(({ patient }) => patient));
  return unique(own.map(({ patient }) => patient)).filter((chart) => !apart.has(chart));
};

const differs = (said: string, known: string): boolean => said !== '' && known !== '' && said !== known;
