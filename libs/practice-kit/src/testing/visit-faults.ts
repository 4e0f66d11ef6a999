import { notYetFilled, type Id, type Visit } from '@portico/practice-spi';
import { around, changed, inside, ok, sure, type PlantedFault } from './planted-fault.ts';

const always = { from: '2000-01-01T00:00:00Z', before: '2999-01-01T00:00:00Z' };

export const visitFaults: readonly PlantedFault[] = [
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
  around('guesses that an unknown state is booked', 'visits.unknown-state', ({ visits }) => ({
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
  around('tells of one patient how another is reached', 'visits.between', ({ visits }) => {
    let first: Visit | undefined;
    return {
      visits: {
        between: (window, cursor, call) =>
          changed(sure(visits.between)(window, cursor, call), (page) => {
            first ??= page.items[0];
            const { contact } = first ?? {};
            return { ...page, items: page.items.map((visit) => ({ ...visit, ...(contact && { contact }) })) };
          }),
      },
    };
  }),
  around('leaves a page out of the list of all', 'visits.between', ({ visits }) => ({
    visits: {
      between: (window, cursor, call) =>
        changed(sure(visits.between)(window, cursor, call), ({ items }) => ({ items })),
    },
  })),
  around('lists of all what begins after the window', 'visits.between-hours', ({ visits }) => ({
    visits: {
      between: ({ from }, cursor, call) => sure(visits.between)({ from, before: always.before }, cursor, call),
    },
  })),
  around('lists of all what begins in the window alone', 'visits.between-hours', ({ visits }) => ({
    visits: {
      between: (window, cursor, call) =>
        changed(sure(visits.between)(window, cursor, call), (page) => ({
          ...page,
          items: page.items.filter(({ start }) => Date.parse(start) > Date.parse(window.from)),
        })),
    },
  })),
  around('leaves a function as it was generated', 'functions.filled', () => ({
    visits: { between: notYetFilled('visits.between') },
  })),
  around('tells of an arrival and keeps it to itself', 'visits.arrive', ({ visits }) => ({
    visits: {
      arrive: (patient, visit, _, call) =>
        changed(visits.one(patient, visit, call), (found) => ({ ...found, state: 'arrived' })),
    },
  })),
  around('lets a visit stand that was left', 'visits.leave', ({ visits }) => ({
    visits: { leave: (patient, visit, _, call) => visits.one(patient, visit, call) },
  })),
  around('confirms and forgets it', 'visits.confirm', ({ visits }) => ({
    visits: { confirm: (patient, visit, _, call) => visits.one(patient, visit, call) },
  })),
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
