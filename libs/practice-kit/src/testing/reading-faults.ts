import type { Id, Visit } from '@portico/practice-spi';
import { around, changed, inside, ok, sure, type PlantedFault } from './planted-fault.ts';

const always = { from: '2000-01-01T00:00:00Z', before: '2999-01-01T00:00:00Z' };
const shifted = (moment: string, hours: number) => new Date(Date.parse(moment) + hours * 3_600_000).toISOString();

const visitFaults: readonly PlantedFault[] = [
  around('shows a visit to anybody', 'visits.others', ({ visits }) => {
    const owners = new Map<Id, Id>();
    return {
      visits: {
        of: (patient, window, cursor, call) =>
          changed(visits.of(patient, window, cursor, call), (page) => {
            for (const { id } of page.items) owners.set(id, patient);
            return page;
          }),
        one: (patient, visit, call) => visits.one(owners.get(visit) ?? patient, visit, call),
      },
    };
  }),
  around('tells another’s visit from none', 'visits.others', ({ visits }, host) => ({
    visits: {
      one: async (patient, visit, call) => {
        const own = await visits.one(patient, visit, call);
        const url = `https://practice.example/visits/${encodeURIComponent(visit)}`;
        if (own.ok) return own;
        const any = await host.http({ method: 'GET', url, headers: {}, signal: call.signal });
        return any.ok && any.value.status === 200 ? { ok: false, error: { kind: 'refused' } } : own;
      },
    },
  })),
  around('reads the first page only', 'visits.furnished', ({ visits }) => ({
    visits: {
      of: (patient, window, cursor, call) =>
        changed(visits.of(patient, window, cursor, call), ({ items }) => ({ items })),
    },
  })),
  around('begins each page with the last row of the one before', 'visits.whole', ({ visits }) => {
    let last: Visit | undefined;
    return {
      visits: {
        of: (patient, window, cursor, call) =>
          changed(visits.of(patient, window, cursor, call), (page) => {
            const items = cursor === undefined || last === undefined ? page.items : [last, ...page.items];
            last = page.items.at(-1);
            return { ...page, items };
          }),
      },
    };
  }),
  around('lists visits outside the window', 'visits.whole', ({ visits }) => ({
    visits: {
      of: (patient, _, cursor, call) => visits.of(patient, { ...always, before: always.before }, cursor, call),
    },
  })),
  around('takes any cursor for the beginning of everything', 'visits.cursor', ({ visits }) => ({
    visits: {
      of: async (patient, window, cursor, call) => {
        const page = await visits.of(patient, window, cursor, call);
        if (page.ok || cursor === undefined) return page;
        const start = '2026-01-02T09:00:00Z';
        return ok({ items: [{ id: 'v', patient: 'another', state: 'booked', start, end: start }] });
      },
    },
  })),
  around('guesses that a strange state is booked', 'visits.strange-state', ({ visits }) => ({
    visits: {
      one: async (patient, visit, call) => {
        const found = await visits.one(patient, visit, call);
        if (found.ok || found.error.kind !== 'malformed') return found;
        const start = '2026-01-02T09:00:00Z';
        return ok<Visit>({ id: visit, patient, state: 'booked', start, end: start });
      },
    },
  })),
  around('writes times without an offset', 'visits.own', ({ visits }) => ({
    visits: {
      of: (patient, window, cursor, call) =>
        changed(visits.of(patient, window, cursor, call), (page) => ({
          ...page,
          items: page.items.map((visit) => ({ ...visit, start: visit.start.slice(0, 19) })),
        })),
    },
  })),
  around('confirms and forgets it', 'visits.confirm', ({ visits }) => ({
    visits: { confirm: (patient, visit, _, call) => visits.one(patient, visit, call) },
  })),
];

const timeFaults: readonly PlantedFault[] = [
  around('reads the winter’s clocks by the summer’s offset', 'times.furnished', ({ times }) => ({
    times: {
      free: (offer, days, call) =>
        changed(sure(times.free)(offer, days, call), (free) =>
          free.map((time) =>
            time.start.endsWith('-05:00')
              ? { ...time, start: shifted(time.start, -1), end: shifted(time.end, -1) }
              : time,
          ),
        ),
    },
  })),
  around('lists free times backward', 'times.days', ({ times }) => ({
    times: {
      free: (offer, days, call) => changed(sure(times.free)(offer, days, call), (free) => free.toReversed()),
    },
  })),
  around('lists the days around too', 'times.days', ({ times }) => ({
    times: {
      free: (offer, { first, last }, call) => {
        const day = (from: string, ahead: number) => shifted(`${from}T12:00:00Z`, 24 * ahead).slice(0, 10);
        return sure(times.free)(offer, { first: day(first, -3), last: day(last, 3) }, call);
      },
    },
  })),
  around('remembers what was free', 'booking.kept-is-not-offered', ({ times }) => {
    const free = new Map<string, ReturnType<NonNullable<typeof times.free>>>();
    return {
      times: {
        free: async (offer, days, call) => {
          const known = free.get(days.first) ?? sure(times.free)(offer, days, call);
          free.set(days.first, known);
          return known;
        },
      },
    };
  }),
  around('offers what it does not list', 'times.directory', ({ times }) => ({
    times: { offered: (call) => changed(times.offered(call), (offered) => ({ ...offered, types: [] })) },
  })),
];

const otherFaults: readonly PlantedFault[] = [
  around('matches by name alone', 'people.exact', ({ people }) => ({
    people: { match: (claim, call) => people.match({ ...claim, birthDate: '1984-02-29' }, call) },
  })),
  around('matches nobody', 'people.known', () => ({ people: { match: async () => ok([]) } })),
  around('refuses who is unknown', 'people.unknown', ({ people }) => ({
    people: {
      read: async (patient, call) => {
        const person = await people.read(patient, call);
        return person.ok ? person : { ok: false, error: { kind: 'refused' } };
      },
    },
  })),
  around('registers anew under the same key', 'people.register-once', ({ people }) => {
    let tries = 0;
    return { people: { register: (person, key, call) => sure(people.register)(person, `${key}-${++tries}`, call) } };
  }),
  around('corrects without the version', 'people.correct-versions', ({ people }) => ({
    people: { correct: (patient, change, _, call) => sure(people.correct)(patient, change, undefined, call) },
  })),
  around('posts a payment twice', 'money.post-once', ({ money }) => {
    let tries = 0;
    return {
      money: {
        post: async (entry, key, call) => {
          await sure(money.post)(entry, `${key}-${++tries}`, call);
          return sure(money.post)(entry, key, call);
        },
      },
    };
  }),
  around('writes dollars for cents', 'money.sum', ({ money }) => ({
    money: {
      statement: (patient, statement, call) =>
        changed(money.statement(patient, statement, call), (found) => ({ ...found, total: found.total / 100 + 0.5 })),
    },
  })),
  around('shows a statement to anybody', 'money.sum', ({ money }) => {
    const owners = new Map<Id, Id>();
    return {
      money: {
        statement: async (patient, id, call) => {
          const found = await money.statement(owners.get(id) ?? patient, id, call);
          if (found.ok) owners.set(id, owners.get(id) ?? patient);
          return found;
        },
      },
    };
  }),
];

export const readingFaults: readonly PlantedFault[] = [
  ...visitFaults,
  ...timeFaults,
  ...otherFaults,
  inside('puts ids into paths as they are', 'ids.odd', { trustsIds: true }),
  around('takes what does not exist for an answer that cannot be read', 'ids.unknown', ({ visits }) => ({
    visits: {
      one: async (patient, visit, call) => {
        const found = await visits.one(patient, visit, call);
        return found.ok ? found : { ok: false, error: { kind: 'malformed', what: 'visit' } };
      },
    },
  })),
  inside('keeps a row that stands on two pages', 'hostile.pages.repeated-rows', { keepsRepeatedRows: true }),
  inside('follows a next page anywhere', 'hostile.pages.elsewhere', { followsAnyOrigin: true }),
];
