import { describe, expect, it } from '@jest/globals';
import type { SearchAnswer } from '@portico/application/search';
import type { Acting } from '@portico/domain/access';
import {
  chartEntries,
  chartSections,
  vitalMeasures,
  type Chart,
  type ChartEntry,
  type ChartSection,
  type EntryRef,
  type RecordItem,
} from '@portico/domain/health';
import { charts, MemoryCharts, MemoryEntryHidings } from '@portico/domain/health/testing';
import { wordsIn } from '@portico/domain/kernel';
import { MemoryMail } from '@portico/domain/messages/testing';
import { bookablePractice } from '@portico/domain/scheduling/testing';
import fc from 'fast-check';
import { shownCharts } from '../health/testing/index.ts';
import { actingAs, ana, baseFixture, ben, benAtPena, delegateFor, noon, pena } from '../kernel/testing/index.ts';
import { SearchService } from './search.service.ts';

const himself = actingAs(ben, pena);
const helper = delegateFor(ana, benAtPena, 'health:view');

/** What a search of one who reads Ben's record finds in it. */
const searching = async (chart: Partial<Chart>, { acting = himself, hidden = [] as readonly EntryRef[] } = {}) => {
  const { practices, activityLog } = baseFixture();
  const [records, hidings] = [new MemoryCharts(), new MemoryEntryHidings()];
  records.put(benAtPena, chart);
  for (const of of hidden) await hidings.keep(benAtPena, { of, everyone: true, helpers: [] }, ben.id, noon);
  const service = new SearchService(
    new MemoryMail(() => noon),
    { upcoming: async () => [], past: async () => ({ entries: [], total: 0, page: 1, perPage: 100 }) },
    shownCharts(records, hidings),
    { catalog: async () => bookablePractice(pena.id).catalog },
    practices,
    activityLog,
    { acting: acting as Acting, language: 'en', now: noon },
  );
  return async (text: string): Promise<Pick<SearchAnswer, 'hits' | 'near'>> => {
    const found = await service.find(text);
    if (!found.ok) throw new Error(found.error.kind);
    const { hits, near } = found.value;
    return near === undefined ? { hits } : { hits, near };
  };
};

/** Words of a name by which it can be sought. */
const soughtBy = ({ name }: ChartEntry): readonly string[] =>
  wordsIn(name).filter((word) => [...word].length >= 2 && [...word].length <= 80);

/** What leads to an entry: all values of one measure are found as one. */
const leadsTo = (entry: ChartEntry, { vitalSigns }: Chart): string => {
  if (entry.section !== 'vitalSigns' || vitalSigns.kind !== 'entries') return entry.id;
  const measure = vitalMeasures(vitalSigns.entries).find(({ readings }) => readings.some(({ id }) => id === entry.id));
  return measure?.readings[0].id ?? entry.id;
};

/** A record of which every entry of the section has words in its name. */
const named = (section: ChartSection): fc.Arbitrary<Chart> =>
  charts.filter((chart) => {
    const entries = chartEntries(chart).filter((each) => each.section === section);
    return entries.length > 0 && entries.some((entry) => soughtBy(entry).length > 0);
  });

describe('a search of the record', () => {
  it.each(chartSections)('finds every entry of %s by each word of its name', async (section) => {
    await fc.assert(
      fc.asyncProperty(named(section), async (drawn) => {
        const records = new MemoryCharts();
        records.put(benAtPena, drawn);
        const chart = await records.chart(benAtPena);
        const find = await searching(drawn);
        for (const entry of chartEntries(chart).filter((each) => each.section === section)) {
          for (const word of soughtBy(entry)) {
            const ids = (await find(word)).hits.map(({ id }) => id);
            expect({ word, ids }).toEqual({ word, ids: expect.arrayContaining([leadsTo(entry, chart)]) });
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  it.each(chartSections)('finds no entry of %s for one from whom it is hidden or held back', async (section) => {
    await fc.assert(
      fc.asyncProperty(named(section), fc.boolean(), async (chart, isHeldBack) => {
        const entries = chartEntries(chart).filter((each) => each.section === section);
        const heldBack = entries.map(({ entry }) => ({ ...entry, heldBack: 'hiv' }));
        const only = { [section]: isHeldBack ? { kind: 'entries', entries: heldBack } : chart[section] };
        const hidden = isHeldBack ? [] : entries.map(({ id }) => ({ section, entry: id }));
        const forHelper = await searching(only, { acting: helper, hidden });
        const forHimself = await searching(only, { hidden });
        for (const word of entries.flatMap(soughtBy)) {
          // Neither it, nor a word of it that is spelled nearly so.
          for (const text of [word, `${word}x`]) expect(await forHelper(text)).toEqual({ hits: [] });
          expect((await forHimself(word)).hits).not.toEqual([]);
        }
      }),
      { numRuns: 6 },
    );
  });
});

const goal: RecordItem<'goals'> = {
  id: 'g',
  name: 'Walk more',
  status: 'active',
  value: { kind: 'text', text: 'Thrice weekly' },
  details: [{ kind: 'target', text: 'Ten thousand steps' }],
};

/** What each entry says beside its name, by which it is found too. */
const chart: Partial<Chart> = {
  medications: {
    kind: 'entries',
    entries: [
      {
        ...{ id: 'm', name: 'Furosemide', status: 'current', dose: '40 mg' },
        ...{ instructions: 'Every morning', reason: 'Swelling', prescriber: 'Dr. Okafor' },
      },
    ],
  },
  goals: { kind: 'entries', entries: [goal] },
  notes: {
    kind: 'entries',
    entries: [
      {
        ...{ id: 'n', name: 'Office note', kind: 'progress', status: 'final', author: 'Dr. Abara' },
        conclusion: 'Stable',
        content: [
          { kind: 'heading', text: 'Assessment' },
          { kind: 'list', items: ['Bring the diary'] },
          { kind: 'table', head: ['Measured'], rows: [['Ankle edema']] },
        ],
      },
    ],
  },
  vitalSigns: {
    kind: 'entries',
    entries: ['2026-01-01', '2026-02-02'].map((date, at) => ({
      ...{ id: `v${at}`, name: at === 0 ? 'Pulse' : 'Heart rate', status: 'final', date: date as never },
      code: { system: 'http://loinc.org', code: '8867-4' },
      parts: [{ name: 'Rate', value: { kind: 'quantity', value: '70' } }],
    })),
  },
  bills: {
    kind: 'entries',
    entries: [
      {
        ...{ id: 'b', name: 'Claim 7', status: 'processed' },
        details: [
          { kind: 'paper', text: 'claim' },
          { kind: 'insurer', text: 'Harbor Mutual' },
          { kind: 'billed', text: '120.00' },
        ],
      },
    ],
  },
};

describe('what an entry says beside its name', () => {
  it.each([
    ['every morning', 'm', 'medication', undefined],
    ['swelling', 'm', 'medication', undefined],
    ['okafor', 'm', 'medication', undefined],
    ['thousand steps', 'g', 'entry', 'goals'],
    ['thrice', 'g', 'entry', 'goals'],
    ['diary', 'n', 'note', undefined],
    ['ankle', 'n', 'note', undefined],
    ['assessment', 'n', 'note', undefined],
    ['stable', 'n', 'note', undefined],
    ['abara', 'n', 'note', undefined],
    ['harbor', 'b', 'entry', 'bills'],
    ['pulse', 'v1', 'entry', 'vitalSigns'],
    ['heart rate', 'v1', 'entry', 'vitalSigns'],
  ])('finds it by “%s”, once', async (text, id, kind, section) => {
    const find = await searching(chart);
    expect((await find(text)).hits.map((hit) => [hit.id, hit.kind, hit.section])).toEqual([[id, kind, section]]);
  });

  it.each(['claim billed', '120'])('is no word of ours and no amount: “%s”', async (text) => {
    const find = await searching(chart);
    expect((await find(text)).hits).toEqual([]);
  });
});
