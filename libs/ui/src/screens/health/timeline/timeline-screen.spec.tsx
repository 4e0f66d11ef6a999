import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { timelinePageSize, type TimelineFilter } from '@portico/application/health';
import { timelineOf, timelinePage, unknownChart, type Chart, type Condition } from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import { ok } from '@portico/domain/kernel';
import { TimelineViewModel } from '@portico/view-models/health';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderIn } from '../../../testing/index.ts';
import * as sectionWords from '../chart-sections.messages.ts';
import * as healthWords from '../health.messages.ts';
import * as labWords from '../labs.messages.ts';
import * as itemWords from '../record-items.messages.ts';
import * as timelineWords from '../timeline.messages.ts';
import { TimelineScreen } from './timeline-screen.tsx';

const condition = (id: string, onset?: string): Condition => ({
  ...{ id, name: `Condition ${id}`, status: 'active' },
  ...(onset === undefined ? {} : { onset: onset as ClinicalDate }),
});
const glucose = { code: '2345-7', name: 'Glucose', value: { kind: 'quantity', value: '90', unit: 'mg/dL' } } as const;
const chart: Chart = {
  ...unknownChart,
  conditions: {
    kind: 'entries',
    entries: [
      condition('new', '2026-04-03'),
      condition('year', '2026'),
      condition('old', '2011-05'),
      condition('none'),
    ],
  },
  labs: {
    kind: 'entries',
    entries: [
      { id: 9 as never, name: 'Sugar', status: 'corrected', date: '2025-01-02' as ClinicalDate, results: [glucose] },
    ],
  },
};

const everything: TimelineFilter = { sections: [], span: { kind: 'all' } };

const open = async (of: Chart = chart, filter = everything, language: 'en' | 'es' = 'en') => {
  const onFilter = jest.fn<(filter: TimelineFilter) => void>();
  const viewModel = new TimelineViewModel(
    {
      page: ({ sections, span, limit, after }) => {
        const days = span.kind === 'months' ? { from: '2026-01-01' as never } : {};
        const { entries, ...counts } = timelineOf(of, { sections, ...days });
        const at = after === undefined ? undefined : entries[Number(after)];
        const page = timelinePage(entries, limit, at);
        const next = page.next === undefined ? {} : { next: String(entries.indexOf(page.entries.at(-1) as never)) };
        return Promise.resolve(ok({ ...counts, entries: page.entries, total: entries.length, ...next }));
      },
    },
    filter,
  );
  renderIn(
    language,
    <>
      <TimelineScreen viewModel={viewModel} onFilter={onFilter} />
      <Above />
    </>,
    ...[sectionWords, healthWords, labWords, itemWords, timelineWords].flatMap((words) => Object.values(words)),
  );
  await act(() => viewModel.load());
  return { onFilter, viewModel };
};

const folds = (): readonly (readonly [string | null | undefined, boolean])[] =>
  [...document.querySelectorAll<HTMLDetailsElement>('section > details')]
    .filter((fold) => fold.querySelector('h2') !== null)
    .map((fold) => [fold.querySelector('h2')?.textContent, fold.open]);

const Above = () => <code data-testid="above">{JSON.stringify(useLocation().state)}</code>;

beforeEach(cleanup);

describe('TimelineScreen', () => {
  it('lists the entries by year and month, newest first, each with its date, kind, status and value, and leads to its page', async () => {
    await open();
    expect(screen.getAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'April 2026',
      'Month not noted',
      'January 2025',
      'May 2011',
    ]);
    const rows = [...document.querySelectorAll('li')].map((row) => row.textContent);
    expect(rows).toEqual([
      'Condition newApr 3, 2026 · Condition · Active',
      'Condition year2026 · Condition · Active',
      'Sugar90 mg/dLJan 2, 2025 · Lab results · Corrected',
      'Condition oldMay 2011 · Condition · Active',
      'Condition noneCondition · Active',
    ]);
    const link = screen.getByRole('link', { name: 'Sugar' });
    expect(link.getAttribute('href')).toBe('/my_health/entry/labs/9');
  });

  it('says of a report how many of its values are out of their range, as My health does', async () => {
    const high = { ...glucose, reference: { high: '80' } };
    const labs = [
      { id: 1 as never, name: 'Panel', status: 'final' as const, results: [high, { ...high, code: 'x' }, glucose] },
      { id: 2 as never, name: 'Sugar', status: 'final' as const, results: [glucose] },
    ];
    await open({ ...unknownChart, labs: { kind: 'entries', entries: labs } });
    expect([...document.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
      'Panel3 resultsLab results2 high',
      'Sugar90 mg/dLLab results',
    ]);
  });

  it('leads to an entry from which the way back leads to the list', async () => {
    await open();
    fireEvent.click(screen.getByRole('link', { name: 'Sugar' }));
    expect(screen.getByTestId('above').textContent).toBe('{"above":"/"}');
  });

  it('folds what is old, says how many entries a year has, and has what is undated at the end', async () => {
    await open();
    expect(folds()).toEqual([
      ['2026 2 entries', true],
      ['2025 1 entry', true],
      ['2011 1 entry', false],
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent).toBe('No date 1 entry');
    expect(screen.getByRole('status').textContent).toBe('5 entries');
  });

  it('speaks Spanish', async () => {
    await open(chart, everything, 'es');
    expect(screen.getByRole('status').textContent).toBe('5 datos');
    expect(screen.getByRole('heading', { name: 'abril de 2026' })).toBeTruthy();
  });

  it('asks for kinds and for a time, several kinds at once', async () => {
    const { onFilter } = await open(chart, { sections: ['labs'], span: { kind: 'all' } });
    await userEvent.click(screen.getByText('1 kind'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Conditions (4)' }));
    expect(onFilter).toHaveBeenLastCalledWith({ sections: ['conditions', 'labs'], span: { kind: 'all' } });
    await userEvent.selectOptions(screen.getByLabelText('Time'), 'Last 12 months');
    expect(onFilter).toHaveBeenLastCalledWith({ sections: ['labs'], span: { kind: 'months', months: 12 } });
    await userEvent.selectOptions(screen.getByLabelText('Time'), 'Choose years');
    expect(onFilter).toHaveBeenLastCalledWith({ sections: ['labs'], span: { kind: 'years', from: 2011, to: 2026 } });
  });

  it('says that entries without a date are left out, and of nothing how to see more', async () => {
    const { onFilter } = await open(chart, { sections: ['labs'], span: { kind: 'months', months: 6 } });
    expect(screen.getByRole('status').textContent).toBe('No entries match your filters.');
    await userEvent.click(screen.getByRole('button', { name: 'Show all kinds' }));
    expect(onFilter).toHaveBeenLastCalledWith({ sections: [], span: { kind: 'months', months: 6 } });
    await userEvent.click(screen.getByRole('button', { name: 'Show all time' }));
    expect(onFilter).toHaveBeenLastCalledWith({ sections: ['labs'], span: { kind: 'all' } });
    cleanup();
    await open(chart, { sections: [], span: { kind: 'months', months: 6 } });
    expect(screen.getByText(/^1 entry has no date and isn’t shown/)).toBeTruthy();
    cleanup();
    await open(unknownChart);
    expect(screen.getByText('The record at this practice has no entries.')).toBeTruthy();
  });

  it('adds older entries at a press, unfolds the first of them and gives it the focus', async () => {
    const many = Array.from({ length: timelinePageSize + 3 }, (_, at) => condition(`c${at}`, `${2026 - at}`));
    await open({ ...unknownChart, conditions: { kind: 'entries', entries: many } });
    expect(screen.getByRole('status').textContent).toBe(`Showing ${timelinePageSize} of ${many.length} entries`);
    await userEvent.click(screen.getByRole('button', { name: 'Show older entries' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(`Condition c${timelinePageSize}`));
    expect(document.activeElement?.closest('details')?.open).toBe(true);
    expect(screen.getByRole('status').textContent).toBe(`${many.length} entries`);
    expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
  });
});
