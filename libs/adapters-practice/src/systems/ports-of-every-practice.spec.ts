import { describe, expect, it } from '@jest/globals';
import { Unavailable, type PracticeId } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import { embeddedSystem } from '../embedded/index.ts';
import { everyPractice } from './ports-of-every-practice.ts';
import type { PracticeSystem } from './practice-system.ts';

const [here, there, elsewhere] = ['here', 'there', 'elsewhere'] as const;
type Name = typeof here | typeof there | typeof elsewhere;
const names: readonly Name[] = [here, there, elsewhere];

type Call = (...given: readonly unknown[]) => Promise<unknown>;

/** A system of which every method answers by `answer`, whatever it is asked. */
const systemThat = (answer: (port: string, method: string, given: readonly unknown[]) => unknown): PracticeSystem =>
  new Proxy({} as PracticeSystem, {
    get: (_, port: string) =>
      new Proxy(
        {},
        {
          get:
            (__, method: string): Call =>
            async (...given) =>
              answer(port, method, given),
        },
      ),
  });

const systemsOf = (systems: Readonly<Record<Name, PracticeSystem>>) =>
  everyPractice({ of: (practice) => systems[practice as string as Name], all: Object.values(systems) });

/** The methods of all ports, as the embedded system has them, which the compiler compares with the ports. */
const methodsOf = (port: object): readonly string[] =>
  Object.getOwnPropertyNames(Object.getPrototypeOf(port)).filter((name) => name !== 'constructor');

const embedded = embeddedSystem({
  sql: undefined as never,
  now: () => 0 as never,
  ledgerClock: async () => 0 as never,
  publicOrigin: () => '',
});

/** What a call that concerns one practice may name it by. */
const namings = [
  (practice: Name): unknown => practice,
  (practice: Name): unknown => ({ practice, patient: 'p' }),
  (practice: Name): unknown => ({ patient: { practice, patient: 'p' } }),
];

const everywhere = new Set([
  'practices.practices',
  'practices.openToNewPatients',
  'comingVisits.starting',
  'visitPolicies.rulesOf',
  'visitPolicies.reminderOffsets',
  'slotHolds.prune',
  'messageFiles.pruneUnsent',
]);

const portMethods = Object.entries(embedded).flatMap(([port, value]) =>
  methodsOf(value as object).map((method) => ({ port: port as keyof PracticeSystem, method })),
);

describe('the ports of every practice', () => {
  const reached: string[] = [];
  const noting = (name: Name) =>
    systemThat((port, method) => {
      reached.push(`${name} ${port}.${method}`);
      return [];
    });
  const together = systemsOf({ here: noting(here), there: noting(there), elsewhere: noting(elsewhere) });
  const routedMethods = Object.entries(together).flatMap(([port, value]) =>
    Object.keys(value as object).map((method) => `${port}.${method}`),
  );

  it('are all ports of a system', () => {
    expect(Object.keys(together).sort()).toEqual(Object.keys(embedded).sort());
    expect(routedMethods.filter((name) => !portMethods.some((one) => `${one.port}.${one.method}` === name))).toEqual(
      [],
    );
  });

  it.each(routedMethods.filter((name) => !everywhere.has(name)).map((name) => ({ name })))(
    '$name reaches the system of the practice that it names, and no other',
    async ({ name }) => {
      const [port = '', method = ''] = name.split('.');
      const call = (together as unknown as Record<string, Record<string, Call>>)[port]?.[method] as Call;
      for (const practice of names) {
        const answered: string[] = [];
        for (const naming of namings) {
          reached.length = 0;
          try {
            await call(naming(practice), [], 5);
          } catch {
            // This is not how the call names its practice.
          }
          answered.push(...reached);
        }
        expect([...new Set(answered)]).toEqual([`${practice} ${name}`]);
      }
    },
  );

  it.each([...everywhere].map((name) => ({ name })))('$name reaches every system once', async ({ name }) => {
    const [port = '', method = ''] = name.split('.');
    const call = (together as unknown as Record<string, Record<string, Call>>)[port]?.[method] as Call;
    reached.length = 0;
    await call([], 5);
    expect(reached.toSorted()).toEqual(names.map((practice) => `${practice} ${name}`).toSorted());
  });
});

describe('what concerns several practices', () => {
  const practice = (id: Name): Practice => ({ id: id as string as PracticeId, name: `Practice ${id}` }) as Practice;
  const keeping = (...kept: readonly Name[]) =>
    systemThat((_, __, [ids]) =>
      (ids as readonly string[]).map((id) => {
        if (!kept.includes(id as Name)) throw new Error(`${id} is kept elsewhere`);
        return practice(id as Name);
      }),
    );
  const away = systemThat(() => {
    throw new Unavailable('unreachable' as never);
  });
  const ids = [there, elsewhere, here] as unknown as readonly PracticeId[];

  it('is asked of each system for its own practices, and answered in the order of the question', async () => {
    const ports = systemsOf({ here: keeping(here), there: keeping(there), elsewhere: keeping(elsewhere) });
    expect((await ports.practices.practices(ids)).map(({ id }) => id)).toEqual(ids);
  });

  it('is answered without the systems that are unavailable', async () => {
    const ports = systemsOf({ here: keeping(here), there: away, elsewhere: keeping(elsewhere) });
    expect((await ports.practices.practices(ids)).map(({ id }) => id)).toEqual([elsewhere, here]);
  });

  it('hides no fault of a system', async () => {
    const faulty = systemThat(() => {
      throw new TypeError('a bug');
    });
    const ports = systemsOf({ here: keeping(here), there: faulty, elsewhere: keeping(elsewhere) });
    await expect(ports.practices.practices(ids)).rejects.toThrow('a bug');
  });
});
