import type { Answer, Host, PracticeAdapter, PracticeConnection, Result } from '@portico/practice-spi';
import { memoryAdapter } from './memory-adapter.ts';
import type { AdapterFaults } from './memory-practice-client.ts';

/** A mistake of an integrator, and the law that is seen to notice it. */
export interface PlantedFault {
  readonly fault: string;
  readonly noticedBy: string;
  readonly adapter: PracticeAdapter;
}

type Facets = { readonly [N in keyof PracticeConnection]?: Partial<NonNullable<PracticeConnection[N]>> };
type Whole = Required<Omit<PracticeConnection, 'close'>>;

/** The correct connection, all facets of which are there. */
const wholeOf = (connection: PracticeConnection): Whole => {
  const { people, visits, times, booking, record, money, mail, forms, coverage, changes } = connection;
  if (!visits || !times || !booking || !record || !money || !mail || !forms || !coverage || !changes) {
    throw new Error('The small connection has every facet of these.');
  }
  return { people, visits, times, booking, record, money, mail, forms, coverage, changes };
};

/** A correct connection some functions of which are replaced. */
export const around = (
  fault: string,
  noticedBy: string,
  replace: (right: Whole, host: Host) => Facets,
): PlantedFault => ({
  fault,
  noticedBy,
  adapter: memoryAdapter((connection, host) => {
    const right = wholeOf(connection);
    const wrong = replace(right, host) as Readonly<Record<string, object>>;
    const facets = Object.entries(right).map(([name, facet]) => [name, { ...facet, ...wrong[name] }] as const);
    return Object.fromEntries(facets) as unknown as PracticeConnection;
  }),
});

/** A correct connection on a host that was changed below it. */
export const below = (fault: string, noticedBy: string, http: (host: Host) => Host['http']): PlantedFault => ({
  fault,
  noticedBy,
  adapter: memoryAdapter(undefined, {}, (host) => ({ ...host, http: http(host) })),
});

export const inside = (fault: string, noticedBy: string, faults: AdapterFaults): PlantedFault => ({
  fault,
  noticedBy,
  adapter: memoryAdapter(undefined, faults),
});

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const changed = async <T>(answer: Answer<T>, change: (value: T) => T): Answer<T> => {
  const result = await answer;
  return result.ok ? ok(change(result.value)) : result;
};

/** Of a function that a small connection has for certain. */
export const sure = <F>(found: F | undefined): F => {
  if (found === undefined) throw new Error('The small connection has every function.');
  return found;
};
