import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { notYetFilled, spiVersion, type Host } from '@portico/practice-spi';
import { parsePractices } from './config/index.ts';
import { adaptersBeside, type LoadAdapter } from './load-practice-adapter.ts';
import { machineFor, openPractices, type PracticesMachine } from './open-practice-connections.ts';

const secret = 'k9Zq-secret';
const people = { match: () => undefined, read: () => undefined };
const connecting = (connection: object) => ({
  spi: spiVersion,
  name: 'seaside',
  connect: async () => ({ ok: true, connection }),
});

const opened = (adapter: string, load: LoadAdapter, machine: Partial<PracticesMachine> = {}) => {
  const entry = {
    name: 'Seaside Family Medicine',
    phone: '(305) 555-0100',
    timeZone: 'America/New_York',
    behavior: 'carecloud',
    connection: { adapter, token: secret },
  };
  const file = parsePractices(JSON.stringify({ seaside: entry, pines: entry }));
  if (!file.ok) throw new Error(file.error.join(' '));
  // No time passes: what is waited for has to come.
  const timeout = () => new AbortController().signal;
  const quiet = { now: () => 0, timeout, secret: async () => undefined, log: () => undefined, load };
  return openPractices(file.value, { ...quiet, ...machine });
};

/** What is told of an adapter, without the practice that it is told of. */
const mistakesOf = async (load: LoadAdapter): Promise<readonly string[]> => {
  const practices = await opened('@seaside/ehr', load);
  if (practices.ok) return [];
  const of = (practice: string) =>
    practices.error.filter((one) => one.startsWith(practice)).map((one) => one.slice(practice.length));
  expect(of('pines.connection.')).toEqual(of('seaside.connection.'));
  return of('seaside.connection.');
};

describe('an adapter that a practice names', () => {
  it('connects with the settings of the practice', async () => {
    const read: unknown[] = [];
    const adapter = {
      ...connecting({ people }),
      connect: async (settings: unknown) => {
        read.push(settings);
        return { ok: true, connection: { people } };
      },
    };
    const practices = await opened('@seaside/ehr', async () => ({ adapter }));
    expect(practices).toMatchObject({ ok: true, value: [{ connection: { people } }, { connection: { people } }] });
    expect(read).toEqual([{ token: secret }, { token: secret }]);
  });

  it.each([
    {
      what: 'is not installed',
      load: async () => undefined,
      told: ['adapter names a package that is not installed.'],
    },
    {
      what: 'fails when it is loaded',
      load: () => Promise.reject(new Error(secret)),
      told: ['adapter names a package that fails when it is loaded.'],
    },
    {
      what: 'is exported as the default',
      load: async () => ({ default: connecting({ people }) }),
      told: ['adapter names a package that exports no adapter.'],
    },
    {
      what: 'says no version',
      load: async () => ({ adapter: { name: 'seaside', connect: () => undefined } }),
      told: ['adapter names a package whose adapter has no spi, the version of the interface.'],
    },
    {
      what: 'was written for a later version',
      load: async () => ({ adapter: { ...connecting({ people }), spi: spiVersion + 1 } }),
      told: [`adapter was written for version ${spiVersion + 1} of the interface, not ${spiVersion}.`],
    },
    {
      what: 'does not connect',
      load: async () => ({ adapter: { spi: spiVersion, name: 'seaside' } }),
      told: ['adapter names a package whose adapter has no function connect.'],
    },
    {
      what: 'finds mistakes in the settings',
      load: async () => ({
        adapter: {
          ...connecting({}),
          connect: async () => ({ ok: false, mistakes: ['base: is missing', 'token: is old'] }),
        },
      }),
      told: ['base: is missing.', 'token: is old.'],
    },
    {
      what: 'throws as it connects',
      load: async () => ({ adapter: { ...connecting({}), connect: () => Promise.reject(new Error(secret)) } }),
      told: ['adapter failed when it connected.'],
    },
    {
      what: 'has no patients',
      load: async () => ({ adapter: connecting({}) }),
      told: [
        'adapter made a connection without the function people.match.',
        'adapter made a connection without the function people.read.',
      ],
    },
    {
      what: 'has a part that is not whole',
      load: async () => ({
        adapter: connecting({ people, booking: { book: () => undefined, cancel: () => undefined } }),
      }),
      told: ['adapter made a connection without the function booking.byKey.'],
    },
    {
      what: 'has a function that is still as it was generated',
      load: async () => ({
        adapter: connecting({ people: { ...people, reached: notYetFilled('people.reached') } }),
      }),
      told: ['adapter made a connection whose function people.reached is not yet filled in.'],
    },
  ])('is refused by a sentence if it $what', async ({ load, told }) => {
    expect(await mistakesOf(load)).toEqual(told);
  });
});

describe('a system that is away when the gateway starts', () => {
  const call = { signal: new AbortController().signal, language: 'en' };
  const ana = { ok: true, value: { id: 'ana', name: 'Ana' } };
  const asking = { method: 'GET', url: 'https://ehr.example', headers: {}, signal: call.signal } as const;
  const readingAna = { people: { ...people, read: async () => ana } };
  const onlyOne = (practices: Awaited<ReturnType<typeof opened>>) => {
    if (!practices.ok || practices.value[0] === undefined) throw new Error('It is opened.');
    return practices.value[0].connection;
  };
  /** Connects by one call to its system, and not at all without an answer. */
  const adapter = {
    ...connecting({}),
    connect: async (_: unknown, host: Host) =>
      (await host.http(asking)).ok
        ? { ok: true, connection: readingAna }
        : { ok: false, mistakes: ['base: is silent'] },
  };

  it('holds nothing up, and is connected once it answers', async () => {
    const line = Promise.withResolvers<Response>();
    const connection = onlyOne(await opened('@seaside/ehr', async () => ({ adapter }), { fetch: () => line.promise }));
    expect(connection.visits).toBeDefined();
    const asked = [connection.people.read('ana', call), connection.mail?.recipients('ana', call)];
    line.resolve(new Response('{}'));
    expect(await Promise.all(asked)).toEqual([ana, { ok: false, error: { kind: 'not-offered' } }]);
    expect(connection.visits).toBeUndefined();
  });

  it('is away for calls that may wait no longer', async () => {
    const connection = onlyOne(
      await opened('@seaside/ehr', async () => ({ adapter }), { fetch: () => new Promise<never>(() => undefined) }),
    );
    const signal = AbortSignal.abort();
    expect(await connection.people.read('ana', { ...call, signal })).toEqual({ ok: false, error: { kind: 'away' } });
  });

  it('is tried again after a while by the first call, and named until then', async () => {
    let now = 0;
    let isAway = true;
    const told: unknown[] = [];
    const connection = onlyOne(
      await opened('@seaside/ehr', async () => ({ adapter }), {
        now: () => now,
        fetch: async () => (isAway ? Promise.reject(new TypeError('fetch failed')) : new Response('{}')),
        log: (event, facts) => told.push({ event, ...facts }),
      }),
    );
    const kindOf = async () => {
      const read = await connection.people.read('ana', call);
      return read.ok ? 'ok' : read.error.kind;
    };
    expect(await kindOf()).toBe('away');
    expect(told).toContainEqual({
      event: 'practice-not-connected',
      practice: 'seaside',
      mistakes: 'seaside.connection.base: is silent.',
    });
    isAway = false;
    expect(await kindOf()).toBe('away');
    now += 30_000;
    expect(await kindOf()).toBe('ok');
  });

  it('is waited for no longer than one call may take, if it is not asked by way of the host', async () => {
    const silent = { ...adapter, connect: () => new Promise(() => undefined) };
    const limits: number[] = [];
    const timeout = (milliseconds: number) => {
      limits.push(milliseconds);
      return AbortSignal.abort();
    };
    expect(onlyOne(await opened('@seaside/ehr', async () => ({ adapter: silent }), { timeout })).money).toBeDefined();
    expect(limits).toEqual([5_000, 5_000]);
  });
});

it('the calls of a connection are told of by its practice', async () => {
  const told: string[] = [];
  const calling = {
    ...connecting({ people }),
    connect: async (_: unknown, host: Host) => {
      const { signal } = new AbortController();
      await host.http({ method: 'GET', url: 'https://ehr.example', headers: {}, signal });
      return { ok: true, connection: { people } };
    },
  };
  await opened('@seaside/ehr', async () => ({ adapter: calling }), {
    fetch: async () => new Response('', { status: 500 }),
    told: (practice, outcome, isResting) => void told.push(`${practice} ${outcome} ${isResting}`),
  });
  expect(told.toSorted()).toEqual(['pines failed false', 'seaside failed false']);
});

describe('where adapters and secrets are looked for', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-adapters-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is beside the file of practices, and for adapters then where the gateway is', async () => {
    await writeFile(join(folder, 'ehr.mjs'), 'export const adapter = 7;');
    await writeFile(join(folder, 'broken.mjs'), 'throw new Error();');
    const load = adaptersBeside(join(folder, 'practices.json'));
    expect(await load('./ehr.mjs')).toMatchObject({ adapter: 7 });
    expect(await load('./other.mjs')).toBeUndefined();
    await expect(load('./broken.mjs')).rejects.toThrow();
    expect(await load('@portico/practice-fhir')).toMatchObject({ adapter: { name: 'fhir' } });
    expect(await adaptersBeside(undefined)('@seaside/ehr')).toBeUndefined();
  });

  it('is beside the file of practices for secrets, wherever the gateway was started', async () => {
    await writeFile(join(folder, 'seaside.pem'), secret);
    const { secret: read } = machineFor(join(folder, 'practices.json'), () => undefined);
    expect(await read('seaside.pem')).toBe(secret);
    expect(await read('./seaside.pem')).toBe(secret);
    expect(await read(join(folder, 'seaside.pem'))).toBe(secret);
    expect(await read('other.pem')).toBeUndefined();
  });
});
