import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EntryRef, Lab, LabResult } from '@portico/domain/health';
import type { LabId } from '@portico/domain/kernel';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderIn } from '../../testing/index.ts';
// Lazily loaded by the section; imported here, so that no test waits for it.
import './about-report.tsx';
import './lab-trends.tsx';
import './report-controls.tsx';
import { LabSection } from './lab-section.tsx';
import { NewEntryContext } from './record-entry.tsx';

beforeEach(cleanup);

const glucose = (value: string): LabResult => ({
  code: 'glu',
  name: 'Glucose',
  value: { kind: 'quantity', value, unit: 'mg/dL' },
  reference: { low: '70', high: '99' },
});

const culture: LabResult = { code: 'cul', name: 'Culture', value: { kind: 'text', text: 'No growth' } };

const reportOf = (id: number, ...results: LabResult[]): Lab => ({
  ...{ id: id as LabId, name: 'Panel', status: 'final' },
  results,
});

const within = ['80', '81', '82', '83', '84'].map(glucose);

const shown = async (labs: readonly Lab[], fresh: readonly number[] = []) => {
  const isNew = ({ entry }: EntryRef): boolean => fresh.includes(Number(entry));
  const nothing = async (): Promise<void> => undefined;
  const viewModel = { trends: [], files: new Map(), downloadLab: nothing, openLab: nothing } as never;
  await act(async () =>
    renderIn(
      'en',
      <NewEntryContext value={isNew}>
        <LabSection labs={labs} fresh={fresh.length} viewModel={viewModel} />
      </NewEntryContext>,
    ),
  );
};

const opened = (): readonly string[] => [...document.querySelectorAll('[id^=lab-][open]')].map(({ id }) => id);

const turn = async (id: number): Promise<void> =>
  act(async () => {
    const report = document.querySelector<HTMLDetailsElement>(`#lab-${id}`);
    report?.toggleAttribute('open');
    if (report !== null) fireEvent(report, new Event('toggle'));
  });

describe('the controls of lab reports', () => {
  it.each([
    ['new ones among them', [1, 2]],
    ['no new one', []],
  ])('close all reports that are open once there are two, with the focus on the first, with %s', async (_, fresh) => {
    await shown([reportOf(1, glucose('80')), reportOf(2, glucose('80')), reportOf(3, glucose('80'))], fresh);
    const close = () => screen.queryByRole('button', { name: 'Close all reports' });
    await turn(2);
    expect(close()).toBeNull();
    await turn(3);
    const button = close();
    if (button === null) throw new Error('There is no button.');
    await act(async () => {
      fireEvent.click(button);
      for (const report of document.querySelectorAll('#lab-2, #lab-3')) fireEvent(report, new Event('toggle'));
    });
    expect(opened()).toEqual([]);
    expect(document.activeElement).toBe(document.querySelector('#lab-2 > summary'));
    expect(close()).toBeNull();
  });

  it('leave only the values outside the usual range where there are many, and say how many they are of all', async () => {
    await shown([reportOf(1, glucose('121'), culture, ...within), reportOf(2, glucose('40'), glucose('90'))]);
    const only = screen.getByRole('button', { name: 'Show only values outside the usual range (2 of 9)' });
    const mark = () => document.querySelector('[data-only]');
    expect(mark()).toBeNull();
    await act(async () => fireEvent.click(only));
    expect(only.textContent).toBe('Show all 9 values again');
    expect(mark()).not.toBeNull();
    // The style sheet hides by these what is not of them: a value that nobody judged has none.
    const flags = [...document.querySelectorAll('dl > div')].map((line) => line.getAttribute('data-flag'));
    expect(flags).toEqual(['high', null, ...within.map(() => 'normal'), 'low', 'normal']);
    await act(async () => fireEvent.click(only));
    expect(mark()).toBeNull();
  });

  it.each([
    ['few', [reportOf(1, glucose('121'), glucose('80'))]],
    ['all within it, as far as anybody says', [reportOf(1, culture, ...within, ...within)]],
  ])('offer nothing where the values are %s', async (_, labs) => {
    await shown(labs);
    expect(screen.queryByRole('button', { name: /^Show only/ })).toBeNull();
  });
});
