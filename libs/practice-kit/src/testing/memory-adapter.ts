import {
  spiVersion,
  visitStates,
  type Answer,
  type Call,
  type Host,
  type HttpReply,
  type HttpRequest,
  type Person,
  type PracticeAdapter,
  type PracticeConnection,
  type Problem,
  type Result,
  type Visit,
} from '@portico/practice-spi';
import { addDays, atWallClock } from '../trial/wall-clock.ts';

const base = 'https://practice.example';
type Row = Readonly<Record<string, unknown>> & { readonly id: string };
type Body = Readonly<Record<string, unknown>>;

const failed = (error: Problem): { readonly ok: false; readonly error: Problem } => ({ ok: false, error });
const ok = <T>(value: T): Result<T> => ({ ok: true, value });

const problemOf = ({ status, headers }: HttpReply, isWrite: boolean, now: number): Problem | undefined => {
  if (status < 300) return undefined;
  const seconds = Number(headers['retry-after']);
  const until = Number.isNaN(seconds) ? {} : { until: new Date(now + seconds * 1000).toISOString() };
  if (status === 429 || (status === 503 && 'until' in until)) return { kind: 'busy', ...until };
  if (status >= 500) return { kind: isWrite ? 'unknown' : 'away' };
  const kinds: Readonly<Record<number, 'gone' | 'conflict'>> = { 404: 'gone', 409: 'conflict', 412: 'conflict' };
  const kind = kinds[status];
  return kind === undefined ? { kind: 'refused', why: String(status) } : { kind };
};

/** Where a small connection is wrong inside, which no wrapper around it could make it. */
export interface AdapterFaults {
  readonly followsAnyOrigin?: boolean;
  readonly keepsRepeatedRows?: boolean;
  readonly trustsIds?: boolean;
  readonly checksThenWrites?: boolean;
}

/** A correct connection to `MemoryPractice`, unless faults are planted. */
export const memoryConnection = (host: Host, faults: AdapterFaults = {}): PracticeConnection => {
  const ask = async <T>(method: HttpRequest['method'], path: string, { signal }: Call, body?: Body): Answer<T> => {
    const url = path.startsWith('http') ? path : `${base}/${path}`;
    // An id of dots would lead up the path.
    if (/\/\.{1,2}$/.test(url) && faults.trustsIds !== true) return failed({ kind: 'gone' });
    if (!url.startsWith(`${base}/`) && faults.followsAnyOrigin !== true)
      return failed({ kind: 'malformed', what: 'next' });
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await host.http({ method, url, headers: {}, signal, ...sent });
    if (!reply.ok) return reply;
    const problem = problemOf(reply.value, method !== 'GET', host.now());
    if (problem !== undefined) return failed(problem);
    const isJson = /json/.test(reply.value.headers['content-type'] ?? '');
    if (!isJson) return failed(method === 'GET' ? { kind: 'malformed', what: 'content-type' } : { kind: 'unknown' });
    return ok(JSON.parse(new TextDecoder().decode(reply.value.bytes)) as T);
  };
  const one = async (kind: string, patient: string, id: string, call: Call): Answer<Row> => {
    const row = await ask<Row>('GET', `${kind}/${encodeURIComponent(id)}`, call);
    return row.ok && row.value['patient'] !== patient ? failed({ kind: 'gone' }) : row;
  };
  const list = async (path: string, call: Call): Answer<{ items: readonly Row[]; next?: string }> =>
    ask('GET', path, call);
  const underKey = async (kind: string, patient: string, key: string, call: Call): Answer<Row> => {
    const rows = await list(`${kind}?${new URLSearchParams({ patient, key })}`, call);
    const row = rows.ok ? rows.value.items[0] : undefined;
    return row === undefined ? (rows.ok ? failed({ kind: 'gone' }) : rows) : ok(row);
  };
  const text = (row: Row, name: string): string => String(row[name]);
  const isKnown = (row: Row): boolean => visitStates.some((state) => state === row['state']);
  const visitOf = (row: Row): Result<Visit> =>
    isKnown(row)
      ? ok({ ...(row as unknown as Visit), version: text(row, 'version') })
      : failed({ kind: 'malformed', what: 'visit.state' });
  const mapped = async <T>(answer: Answer<Row>, map: (row: Row) => Result<T>): Answer<T> => {
    const result = await answer;
    return result.ok ? map(result.value) : result;
  };
  const personOf = (row: Row): Result<Person> =>
    ok({
      ...(row as unknown as Person),
      name: `${text(row, 'firstName')} ${text(row, 'lastName')}`,
      version: text(row, 'version'),
    });
  const change = async (patient: string, id: string, fields: Body, call: Call): Answer<Visit> => {
    const row = await one('visits', patient, id, call);
    if (!row.ok || row.value['state'] === fields['state']) return row.ok ? visitOf(row.value) : row;
    return mapped(ask<Row>('POST', `visits/${encodeURIComponent(id)}`, call, fields), visitOf);
  };
  const seen = new Map<string, ReadonlySet<string>>();
  const pageOf = (items: readonly Row[], cursor: string | undefined, next: string | undefined): readonly Row[] => {
    if (faults.keepsRepeatedRows === true) return items;
    const before = (cursor === undefined ? undefined : seen.get(cursor)) ?? new Set<string>();
    if (next !== undefined) seen.set(next, new Set([...before, ...items.map(({ id }) => id)]));
    return items.filter(({ id }) => !before.has(id));
  };
  const midnight = (day: string): string => new Date(atWallClock(host.timeZone, day, '00:00')).toISOString();

  return {
    people: {
      match: async ({ firstName, lastName, birthDate }, call) => {
        const found = await list(`patients?${new URLSearchParams({ firstName, lastName, birthDate })}`, call);
        return found.ok
          ? ok(
              found.value.items.flatMap((row) => {
                const person = personOf(row);
                return person.ok ? [person.value] : [];
              }),
            )
          : found;
      },
      read: (patient, call) => mapped(ask<Row>('GET', `patients/${encodeURIComponent(patient)}`, call), personOf),
      register: (person, key, call) => mapped(ask<Row>('POST', 'patients', call, { ...person, key }), personOf),
      correct: (patient, fields, version, call) =>
        mapped(ask<Row>('POST', `patients/${encodeURIComponent(patient)}`, call, { ...fields, version }), personOf),
    },
    visits: {
      of: async (patient, { from, before }, cursor, call) => {
        const isOurs = cursor === undefined || /^https?:/.test(cursor);
        if (!isOurs) return failed({ kind: 'gone' });
        const rows = await list(cursor ?? `visits?${new URLSearchParams({ patient, from, before })}`, call);
        if (!rows.ok) return rows;
        const { items, next } = rows.value;
        const visits = pageOf(items, cursor, next)
          .filter(isKnown)
          .map((row) => ({ ...(row as unknown as Visit), version: text(row, 'version') }));
        return ok({ items: visits, ...(next !== undefined && { next }) });
      },
      one: (patient, visit, call) => mapped(one('visits', patient, visit, call), visitOf),
      confirm: (patient, visit, version, call) => change(patient, visit, { confirmed: true, version }, call),
    },
    times: {
      offered: async () =>
        ok({
          calendars: [{ id: 'c1', provider: { id: 'd1', name: 'Dr. Rivera' } }],
          types: [{ id: 't1', name: 'Office visit', minutes: 30 }],
          places: [{ id: 'p1', name: 'Main Street', lines: [], timeZone: host.timeZone }],
          offers: [{ calendar: 'c1', type: 't1', place: 'p1' }],
        }),
      free: async (_, { first, last }, call) => {
        const now = new Date(host.now()).toISOString();
        const query = new URLSearchParams({ now, from: midnight(first), before: midnight(addDays(last, 1)) });
        const found = await list(`free?${query}`, call);
        return found.ok
          ? ok(found.value.items.map((row) => ({ start: text(row, 'start'), end: text(row, 'end') })))
          : found;
      },
    },
    booking: {
      book: async ({ patient, time: { start, end }, hold, moves }, key, call) => {
        const now = new Date(host.now()).toISOString();
        const wanted = { patient, start, end, key, now, hold: hold?.id, moves, state: 'booked' };
        if (faults.checksThenWrites !== true) return mapped(ask<Row>('POST', 'visits', call, wanted), visitOf);
        const free = await list(`free?${new URLSearchParams({ now, from: start, before: end })}`, call);
        if (free.ok && free.value.items.length === 0) return failed({ kind: 'conflict' });
        return mapped(ask<Row>('POST', 'visits', call, { ...wanted, force: true }), visitOf);
      },
      byKey: (patient, key, call) => mapped(underKey('visits', patient, key, call), visitOf),
      cancel: (patient, visit, _, version, call) => change(patient, visit, { state: 'canceled', version }, call),
      hold: ({ patient, time }, until, key, call) => {
        const now = new Date(host.now()).toISOString();
        const { start, end } = time;
        return mapped(ask<Row>('POST', 'holds', call, { patient, start, end, until, key, now }), ({ id }) =>
          ok({ id, patient, time, until }),
        );
      },
      release: async ({ id }, call) => {
        const done = await ask<Row>('DELETE', `holds/${encodeURIComponent(id)}`, call);
        return done.ok || done.error.kind === 'gone' ? ok(undefined) : done;
      },
      request: ({ patient, when }, key, call) => {
        const { start, end } =
          'start' in when ? when : { start: midnight(when.days.first), end: midnight(when.days.last) };
        return mapped(ask<Row>('POST', 'visits', call, { patient, start, end, key, state: 'requested' }), visitOf);
      },
    },
    money: {
      balance: async () => ok({ due: 300, asOf: new Date(host.now()).toISOString() }),
      statements: async (patient, _, call) => {
        const rows = await list(`statements?${new URLSearchParams({ patient })}`, call);
        if (!rows.ok) return rows;
        return ok({
          items: rows.value.items.map((row) => ({ id: row.id, date: text(row, 'date'), total: Number(row['total']) })),
        });
      },
      statement: (patient, statement, call) =>
        mapped(one('statements', patient, statement, call), (row) => {
          const date = text(row, 'date');
          const lines = (row['lines'] as readonly number[]).map((amount) => ({ date, description: 'Visit', amount }));
          return ok({ id: row.id, date, total: Number(row['total']), lines });
        }),
      post: (entry, key, call) => mapped(ask<Row>('POST', 'entries', call, { ...entry, key }), () => ok(undefined)),
      posted: (patient, key, call) => mapped(underKey('entries', patient, key, call), () => ok(undefined)),
    },
  };
};

export type Planted = (connection: PracticeConnection, host: Host) => PracticeConnection;

/** The adapter, with faults around it or inside. */
export const memoryAdapter = (
  planted: Planted = (connection) => connection,
  faults: AdapterFaults = {},
  onHost: (host: Host) => Host = (host) => host,
): PracticeAdapter => ({
  spi: spiVersion,
  name: 'memory',
  connect: async (settings, given) => {
    const isObject = typeof settings === 'object' && settings !== null && !Array.isArray(settings);
    if (!isObject) return { ok: false, mistakes: ['connection: is no object'] };
    const host = onHost(given);
    return { ok: true, connection: planted(memoryConnection(host, faults), host) };
  },
});
