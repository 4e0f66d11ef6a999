import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { orderOf, type ClinicalDate, type LocalDate } from '../../kernel/index.ts';
import { clinicalDates } from '../../kernel/testing/index.ts';
import { chartSections, unknownChart } from '../chart-entry-order.ts';
import type { Chart, Condition } from '../patient-chart.ts';
import { charts } from '../testing/index.ts';
import { chartEntries } from './chart-entries.ts';
import { timelineOf, timelinePage, timelineSections, type TimelineEntry, type TimelineLimits } from './timeline.ts';

const everything: TimelineLimits = { sections: [] };
const key = ({ of }: Pick<TimelineEntry, 'of'>): string => `${of.section} ${of.entry}`;

const condition = (id: string, onset?: string): Condition => ({
  id,
  name: `Condition ${id}`,
  status: 'active',
  ...(onset === undefined ? {} : { onset: onset as ClinicalDate }),
});
const chartWith = (...entries: Condition[]): Chart => ({ ...unknownChart, conditions: { kind: 'entries', entries } });
const idsOf = (chart: Chart, limits: Partial<TimelineLimits> = {}): readonly string[] =>
  timelineOf(chart, { ...everything, ...limits }).entries.map(({ of }) => of.entry);

/** Charts with many entries of the same date: of few days, months and years. */
const crowded: fc.Arbitrary<Chart> = fc
  .uniqueArray(
    fc.tuple(
      fc.string({ minLength: 1, maxLength: 4 }),
      fc.constantFrom(undefined, '2023', '2023-04', '2023-04-17', '2023-04-17T08:00:00Z', '2023-04-17T23:30:00-07:00'),
    ),
    { selector: ([id]) => id, maxLength: 20 },
  )
  .map((all) => chartWith(...all.map(([id, onset]) => condition(id, onset))));

const anyChart = fc.oneof(charts, crowded);

describe('the timeline of a record', () => {
  it('has all entries of the record once, but for the care team, which has no dates', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const shown = timelineOf(chart, everything).entries.map(key);
        const kept = chartEntries(chart).filter(({ section }) => section !== 'careTeam');
        expect([...shown].sort()).toEqual(kept.map(({ section, id }) => `${section} ${id}`).sort());
      }),
    );
    expect(chartSections.filter((section) => !timelineSections.includes(section))).toEqual(['careTeam']);
  });

  it('goes from day to day as the days are written, never back, and within a day from moment to moment; what has no date is last', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const dates = timelineOf(chart, everything).entries.map(({ date }) => date);
        const days = dates.map((date) => date?.slice(0, 10) ?? '');
        expect(days).toEqual([...days].sort().reverse());
        for (const day of new Set(days)) {
          const orders = dates.filter((date) => (date?.slice(0, 10) ?? '') === day).map(orderOf);
          expect(orders).toEqual([...orders].sort().reverse());
        }
      }),
    );
  });

  it('is one order, whatever order the source sends its entries in', () => {
    fc.assert(
      fc.property(crowded, (chart) => {
        const { conditions } = chart;
        if (conditions.kind !== 'entries') throw new Error('No entries.');
        expect(idsOf(chartWith(...conditions.entries.toReversed()))).toEqual(idsOf(chart));
      }),
    );
  });

  it('shows a month after its days and a year after its months, and no moment of another zone in the wrong month', () => {
    const chart = chartWith(
      condition('year', '2023'),
      condition('none'),
      condition('month', '2023-04'),
      condition('day', '2023-04-17'),
      // In UTC it is still 2022.
      condition('east', '2023-01-01T00:30:00+05:00'),
      condition('eve', '2022-12-31T20:00:00Z'),
      condition('later', '2023-05-02'),
    );
    expect(idsOf(chart)).toEqual(['later', 'day', 'month', 'east', 'year', 'eve', 'none']);
  });
});

describe('the pages of a timeline', () => {
  const pagesOf = (chart: Chart, limit: number): readonly (readonly TimelineEntry[])[] => {
    const { entries } = timelineOf(chart, everything);
    const pages: (readonly TimelineEntry[])[] = [];
    for (let page = timelinePage(entries, limit); ; page = timelinePage(entries, limit, page.next)) {
      pages.push(page.entries);
      if (page.next === undefined || pages.length > entries.length) return pages;
    }
  };

  it('are together the whole list, each full but the last, in whatever size', () => {
    fc.assert(
      fc.property(anyChart, fc.integer({ min: 1, max: 7 }), (chart, limit) => {
        const pages = pagesOf(chart, limit);
        expect(pages.flat()).toEqual(timelineOf(chart, everything).entries);
        expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
        expect(pages.length === 1 || (pages.at(-1)?.length ?? 0) > 0).toBe(true);
      }),
    );
  });

  it('repeat and skip nothing where entries come and go between them, the one they begin after included', () => {
    fc.assert(
      fc.property(
        fc
          .tuple(crowded, fc.integer({ min: 1, max: 7 }))
          .chain(([chart, limit]) =>
            fc.tuple(fc.constant(chart), fc.constant(limit), fc.array(fc.boolean(), { minLength: 20, maxLength: 20 })),
          ),
        ([chart, limit, isKept]) => {
          const before = timelineOf(chart, everything).entries;
          const first = timelinePage(before, limit);
          if (first.next === undefined) return;
          const after = before.filter((_, at) => isKept[at]);
          const second = timelinePage(after, 100, first.next).entries;
          expect(second).toEqual(before.slice(limit).filter((entry) => after.includes(entry)));
        },
      ),
    );
  });
});

describe('what a timeline is narrowed to', () => {
  const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  const localDays = days.map((day) => day.toISOString().slice(0, 10) as LocalDate);
  const limits: fc.Arbitrary<TimelineLimits> = fc.record(
    { sections: fc.subarray([...timelineSections]), from: localDays, to: localDays },
    { requiredKeys: ['sections'] },
  );

  /** The first and the last day that a date may mean. */
  const spanned = (date: ClinicalDate): readonly [string, string] => {
    const day = date.slice(0, 10);
    if (day.length === 10) return [day, day];
    return day.length === 7 ? [`${day}-01`, `${day}-31`] : [`${day}-01-01`, `${day}-12-31`];
  };

  it('has the entries of the sections that may be within the days, and no others; undated ones only without days', () => {
    fc.assert(
      fc.property(anyChart, limits, (chart, asked) => {
        const { from = '0000', to = '9999', sections } = asked;
        const bare = asked.from === undefined && asked.to === undefined;
        const expected = timelineOf(chart, everything).entries.filter(({ of, date }) => {
          if (sections.length > 0 && !sections.includes(of.section)) return false;
          if (date === undefined) return bare;
          const [first, last] = spanned(date);
          return last >= from && first <= to;
        });
        expect(timelineOf(chart, asked).entries).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('is counted: each section whichever are asked for, each year, and what is left out for want of a date', () => {
    fc.assert(
      fc.property(anyChart, limits, (chart, asked) => {
        const { entries, sections, years, undated } = timelineOf(chart, asked);
        for (const { section, count } of sections) {
          expect(count).toBe(timelineOf(chart, { ...asked, sections: [section] }).entries.length);
        }
        expect(sections.map(({ section }) => section)).toEqual(
          timelineSections.filter(
            (section) =>
              chart[section].kind === 'entries' && chartEntries(chart).some((each) => each.section === section),
          ),
        );
        const dated = entries.filter(({ date }) => date !== undefined);
        expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(dated.length);
        expect(years.map(({ year }) => year)).toEqual([...new Set(dated.map(({ date }) => Number(date?.slice(0, 4))))]);
        const whole = timelineOf(chart, { sections: asked.sections }).entries;
        const bare = asked.from === undefined && asked.to === undefined;
        expect(undated).toBe(bare ? 0 : whole.filter(({ date }) => date === undefined).length);
      }),
    );
  });

  it('says the years of the whole record, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.array(clinicalDates, { minLength: 1, maxLength: 6 }), (dates) => {
        const chart = chartWith(...dates.map((date, at) => condition(String(at), date)));
        const years = dates.map((date) => Number(date.slice(0, 4)));
        const span = { first: Math.min(...years), last: Math.max(...years) };
        expect(timelineOf(chart, { sections: ['labs'] }).span).toEqual(span);
      }),
    );
    expect(timelineOf(chartWith(condition('1')), everything).span).toBeUndefined();
  });
});

describe('an entry of a timeline', () => {
  const lab = { name: 'Panel', status: 'final', results: [] } as const;
  const glucose = { code: '2345-7', name: 'Glucose', value: { kind: 'quantity', value: '90', unit: 'mg/dL' } } as const;
  const entriesOf = (chart: Partial<Chart>) => timelineOf({ ...unknownChart, ...chart }, everything).entries;

  it('tells the one result of a report, and of several how many they are', () => {
    const pending = { ...glucose, value: { kind: 'pending' } } as const;
    const labs = [[glucose], [glucose, glucose], [pending], []].map((results, at) => ({ ...lab, id: at + 1, results }));
    expect(
      entriesOf({ labs: { kind: 'entries', entries: labs as never } }).map(({ values, results }) => [values, results]),
    ).toEqual([
      [[{ name: 'Glucose', value: glucose.value }], 1],
      [[], 2],
      [[], 1],
      [[], 0],
    ]);
  });

  it('tells the value of a finding and the parts of a vital sign, with the status that the source gives', () => {
    const value = { kind: 'text', text: 'Never smoker' } as const;
    const part = { name: 'Weight', value: { kind: 'quantity', value: '70', unit: 'kg' } } as const;
    const chart = {
      vitalSigns: { kind: 'entries', entries: [{ id: 'v', name: 'Weight', status: 'final', parts: [part] }] },
      socialHistory: {
        kind: 'entries',
        entries: [{ id: 's', name: 'Smoking', value, status: 'corrected', details: [] }],
      },
      documents: { kind: 'entries', entries: [{ id: 'd', title: 'Letter', mediaType: 'application/pdf' }] },
    } as const;
    expect(entriesOf(chart as never)).toEqual([
      { of: { section: 'vitalSigns', entry: 'v' }, name: 'Weight', status: 'final', values: [part] },
      {
        of: { section: 'socialHistory', entry: 's' },
        name: 'Smoking',
        status: 'corrected',
        values: [{ name: 'Smoking', value }],
      },
      { of: { section: 'documents', entry: 'd' }, name: 'Letter', values: [] },
    ]);
  });
});
