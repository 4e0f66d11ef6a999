import { beforeEach, describe, expect, it } from '@jest/globals';
import { timelinePageSize, type TimelineFilter } from '@portico/application/health';
import type { Acting } from '@portico/domain/access';
import { unknownChart, type Chart, type Condition, type Medication } from '@portico/domain/health';
import { MemoryEntryHidings } from '@portico/domain/health/testing';
import { plus, DAY, isoText, type ClinicalDate } from '@portico/domain/kernel';
import { TimelineService } from '@portico/services/health';
import { shownCharts } from '@portico/services/health/testing';
import {
  actingAs,
  anaAtMesa,
  baseFixture,
  ben,
  benAtMesa,
  delegateFor,
  mesa,
  noon,
} from '@portico/services/kernel/testing';
import { TimelineViewModel } from './timeline.view-model.ts';

let parts: ReturnType<typeof baseFixture>;
let hidings: MemoryEntryHidings;
beforeEach(() => {
  parts = baseFixture();
  hidings = new MemoryEntryHidings();
});

const daysAgo = (days: number): ClinicalDate => isoText(plus(noon, -days * DAY)).slice(0, 10) as ClinicalDate;
const condition = (id: string, onset?: ClinicalDate): Condition => ({
  id,
  name: `Condition ${id}`,
  status: 'active',
  ...(onset === undefined ? {} : { onset }),
});
const put = (chart: Partial<Chart>): void => parts.charts.put(benAtMesa, { ...unknownChart, ...chart });
const conditions = (...entries: Condition[]): Partial<Chart> => ({ conditions: { kind: 'entries', entries } });

const everything: TimelineFilter = { sections: [], span: { kind: 'all' } };

const serviceFor = (acting: Acting): TimelineService =>
  new TimelineService(shownCharts(parts.charts, hidings), parts.practices, parts.activityLog, {
    acting,
    language: 'en',
    now: noon,
  });

const opened = async (filter = everything, acting: Acting = actingAs(ben, mesa)): Promise<TimelineViewModel> => {
  const viewModel = new TimelineViewModel(serviceFor(acting), filter);
  await viewModel.load();
  return viewModel;
};

const ready = ({ phase }: TimelineViewModel) => {
  if (phase.kind !== 'ready') throw new Error(`It is ${phase.kind}.`);
  return phase;
};
const shown = (viewModel: TimelineViewModel): readonly string[] =>
  ready(viewModel).page.entries.map(({ of }) => of.entry);

describe('the timeline of a record', () => {
  it('lists the record newest first, says its kinds and years, and leaves a line in the activity log', async () => {
    const pill: Medication = { id: 'pill', name: 'Pill', status: 'current', started: '2020' as ClinicalDate };
    put({
      ...conditions(condition('none'), condition('old', '2011-05' as ClinicalDate), condition('new', daysAgo(3))),
      medications: { kind: 'entries', entries: [pill] },
    });
    const viewModel = await opened();
    expect(shown(viewModel)).toEqual(['new', 'pill', 'old', 'none']);
    expect(viewModel.choices).toEqual({
      sections: [
        { section: 'conditions', count: 3 },
        { section: 'medications', count: 1 },
      ],
      span: { first: 2011, last: Number(daysAgo(3).slice(0, 4)) },
    });
    expect(parts.activityLog.entries).toMatchObject([{ action: 'viewed-health', subject: 'ben-mesa' }]);
  });

  it('says of a medication what holds today', async () => {
    const pill = { id: 'pill', name: 'Pill', status: 'current', ended: '2011-01-01' as ClinicalDate } as const;
    put({ medications: { kind: 'entries', entries: [pill] } });
    expect(ready(await opened()).page.entries).toMatchObject([{ status: 'past' }]);
  });

  it('loads page after page, each once, and names the first entry of the page that came last', async () => {
    const many = Array.from({ length: 2 * timelinePageSize + 7 }, (_, at) => condition(`c${at}`, daysAgo(at)));
    put(conditions(...many));
    const viewModel = await opened();
    expect([shown(viewModel).length, ready(viewModel).page.total]).toEqual([timelinePageSize, many.length]);
    expect(viewModel.firstOfMore).toBeUndefined();
    await viewModel.loadMore();
    expect(viewModel.firstOfMore).toEqual({ section: 'conditions', entry: `c${timelinePageSize}` });
    await viewModel.loadMore();
    expect(shown(viewModel)).toEqual(many.map(({ id }) => id));
    expect(ready(viewModel).page.next).toBeUndefined();
    await viewModel.loadMore();
    expect(shown(viewModel).length).toBe(many.length);
  });

  it('loads all of it for paper', async () => {
    const many = Array.from({ length: 451 }, (_, at) => condition(`c${at}`, daysAgo(at)));
    put(conditions(...many));
    const viewModel = await opened();
    expect(await viewModel.loadAll()).toBe(true);
    expect(shown(viewModel)).toEqual(many.map(({ id }) => id));
    expect(parts.activityLog.entries.length).toBe(4);
  });

  it('keeps what is there when a further page fails, and asks for it again', async () => {
    const many = Array.from({ length: timelinePageSize + 1 }, (_, at) => condition(`c${at}`, daysAgo(at)));
    put(conditions(...many));
    const service = serviceFor(actingAs(ben, mesa));
    let isDown = false;
    const failing = new TimelineViewModel(
      {
        page: (wanted) =>
          isDown
            ? Promise.resolve({ ok: false as const, error: { kind: 'unavailable' as const } })
            : service.page(wanted),
      },
      everything,
    );
    await failing.load();
    isDown = true;
    expect(await failing.loadAll()).toBe(false);
    expect([shown(failing).length, ready(failing).more.kind]).toEqual([timelinePageSize, 'failed']);
    isDown = false;
    await failing.loadMore();
    expect(shown(failing).length).toBe(many.length);
  });
});

describe('the filters of a timeline', () => {
  // Noon of the fixture is in 2026 at Mesa, or whichever year it is: all days are counted from it.
  const chart = conditions(
    condition('week', daysAgo(7)),
    condition('half', daysAgo(182)),
    condition('spring', daysAgo(300)),
    condition('years', daysAgo(3 * 366)),
    condition('old', '1990-06' as ClinicalDate),
    condition('none'),
  );
  const by = async (filter: Partial<TimelineFilter>) => {
    put({
      ...chart,
      allergies: { kind: 'entries', entries: [{ id: 'nuts', substance: 'Nuts', reactions: [], status: 'active' }] },
    });
    return opened({ ...everything, ...filter });
  };

  it.each([
    [6, ['week', 'half']],
    [12, ['week', 'half', 'spring']],
    [60, ['week', 'half', 'spring', 'years']],
  ] as const)('show the last %p months, and say how many have no date', async (months, expected) => {
    const viewModel = await by({ span: { kind: 'months', months } });
    expect(shown(viewModel)).toEqual(expected);
    expect(ready(viewModel).page.undated).toBe(2);
  });

  it('show whole years, both included', async () => {
    expect(shown(await by({ span: { kind: 'years', from: 1990, to: 1990 } }))).toEqual(['old']);
    expect(shown(await by({ span: { kind: 'years', to: 1991 } }))).toEqual(['old']);
    expect(shown(await by({ span: { kind: 'years', from: 1991 } }))).toEqual(['week', 'half', 'spring', 'years']);
  });

  it('show several kinds, and count every kind however many are chosen', async () => {
    const viewModel = await by({ sections: ['allergies'] });
    expect(shown(viewModel)).toEqual(['nuts']);
    expect(viewModel.choices.sections).toEqual([
      { section: 'conditions', count: 6 },
      { section: 'allergies', count: 1 },
    ]);
    await viewModel.show({ ...everything, sections: ['allergies', 'conditions'] });
    expect(shown(viewModel).length).toBe(7);
  });

  it('ask nothing again where they stay the same', async () => {
    const viewModel = await by({});
    await viewModel.show({ ...everything });
    expect(parts.activityLog.entries.length).toBe(1);
  });

  it.each([
    { limit: 0 },
    { limit: 201 },
    { after: 'nothing' },
    { after: '2020-13~conditions~1' },
    { span: { kind: 'years', from: 0 } },
    { span: { kind: 'years', to: 10_000 } },
  ] as const)('are refused where no page has them: %p', async (wrong) => {
    put(chart);
    expect(await serviceFor(actingAs(ben, mesa)).page({ ...everything, limit: 50, ...wrong })).toEqual({
      ok: false,
      error: { kind: 'bad-input' },
    });
  });
});

describe('the timeline of somebody who helps', () => {
  it('is the record without what is hidden from them, and counts none of it', async () => {
    put({
      ...conditions(condition('shown', daysAgo(1)), { ...condition('held', daysAgo(2)), heldBack: 'hiv' }),
      allergies: { kind: 'entries', entries: [{ id: 'nuts', substance: 'Nuts', reactions: [], status: 'active' }] },
    });
    await hidings.keep(
      benAtMesa,
      { of: { section: 'allergies', entry: 'nuts' }, everyone: true, helpers: [] },
      ben.id,
      noon,
    );
    const delegate = await opened(everything, delegateFor(ben, benAtMesa, 'health:view'));
    expect(shown(delegate)).toEqual(['shown']);
    expect(ready(delegate).page.total).toBe(1);
    expect(delegate.choices.sections).toEqual([{ section: 'conditions', count: 1 }]);
    expect(shown(await opened())).toEqual(['shown', 'held', 'nuts']);
  });

  it('is not there without the right to see the record, and is nobody else’s', async () => {
    put(conditions(condition('mine', daysAgo(1))));
    parts.charts.put(anaAtMesa, { ...unknownChart, ...conditions(condition('hers', daysAgo(1))) });
    expect((await opened(everything, delegateFor(ben, benAtMesa, 'appointments:view'))).phase.kind).toBe('failed');
    expect(parts.activityLog.entries).toEqual([]);
    expect(shown(await opened())).toEqual(['mine']);
  });
});
