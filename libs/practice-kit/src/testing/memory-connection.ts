import {
  visitStates,
  type Answer,
  type Call,
  type Host,
  type Person,
  type PracticeConnection,
  type Result,
  type Visit,
} from '@portico/practice-spi';
import { addDays, atWallClock } from '../fixture/time-zone-clock.ts';
import { furtherFacets } from './memory-further-facets.ts';
import { failed, mapped, memoryClient, ok, type AdapterFaults, type Body, type Row } from './memory-practice-client.ts';

/** A correct connection to `MemoryPractice`, unless faults are planted. */
export const memoryConnection = (host: Host, faults: AdapterFaults = {}): PracticeConnection => {
  const client = memoryClient(host, faults);
  const { ask, one, list, underKey } = client;
  const text = (row: Row, name: string): string => String(row[name]);
  const isKnown = (row: Row): boolean => visitStates.some((state) => state === row['state']);
  const visitOf = (row: Row): Result<Visit> =>
    isKnown(row)
      ? ok({ ...(row as unknown as Visit), version: text(row, 'version') })
      : failed({ kind: 'malformed', what: 'visit.state' });
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
    ...furtherFacets(client, host),
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
      between: async ({ from, before }, cursor, call) => {
        const rows = await list(cursor ?? `visits?${new URLSearchParams({ from, before })}`, call);
        if (!rows.ok) return rows;
        const items: Visit[] = [];
        for (const row of rows.value.items.filter(isKnown)) {
          const person = await mapped(ask<Row>('GET', `patients/${text(row, 'patient')}`, call), personOf);
          if (!person.ok) return person;
          const { email } = person.value;
          const visit = { ...(row as unknown as Visit), version: text(row, 'version') };
          items.push({ ...visit, contact: email === undefined ? {} : { email } });
        }
        const { next } = rows.value;
        return ok({ items, ...(next !== undefined && { next }) });
      },
      one: (patient, visit, call) => mapped(one('visits', patient, visit, call), visitOf),
      confirm: (patient, visit, version, call) => change(patient, visit, { confirmed: true, version }, call),
      arrive: (patient, visit, version, call) => change(patient, visit, { state: 'arrived', version }, call),
      leave: (patient, visit, version, call) => change(patient, visit, { state: 'completed', version }, call),
    },
    times: {
      offered: async () =>
        ok({
          calendars: [{ id: 'c1', provider: { id: 'd1', name: 'Dr. Rivera', languages: ['en', 'es'] } }],
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
