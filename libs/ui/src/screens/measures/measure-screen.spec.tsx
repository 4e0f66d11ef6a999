import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MeasurePage } from '@portico/application/health';
import type { MeasuredValue } from '@portico/domain/health';
import type { ClinicalDate, LocalDate } from '@portico/domain/kernel';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderIn } from '../../testing/index.ts';
import { flagWords, labStatusWords, labWords, vitalSignWords } from '../health/index.ts';
import { OpenContext } from '../open/index.ts';
import * as growth from './growth.messages.ts';
import { MeasureScreen } from './measure-screen.tsx';
import * as words from './measures.messages.ts';

const glucose = (entry: string, date: string, value: string, unit = 'mg/dL'): MeasuredValue => ({
  ...{ entry, date: date as ClinicalDate, status: 'final', reportedBy: 'Mesa Lab' },
  parts: [{ name: 'Glucose', value: { kind: 'quantity', value, unit }, reference: { low: '70', high: '99' } }],
});
const text: MeasuredValue = {
  ...{ entry: 't', date: '2024-01-01' as ClinicalDate, status: 'preliminary' },
  parts: [{ name: 'Glucose', value: { kind: 'text', text: 'Hemolyzed' } }],
};

const open = (values: readonly MeasuredValue[], language: 'en' | 'es' = 'en', more: Partial<MeasurePage> = {}) => {
  const title = jest.fn();
  const chooseSpan = jest.fn();
  const page: MeasurePage = {
    measure: { section: 'labs', name: 'Glucose', values },
    today: '2026-03-18' as LocalDate,
    ...more,
  };
  renderIn(
    language,
    <OpenContext value={{ brand: () => undefined, title }}>
      <MeasureScreen
        viewModel={{ phase: { kind: 'ready', page }, span: 'all', load: () => Promise.resolve(), chooseSpan }}
      />
    </OpenContext>,
    ...Object.values(words),
    ...Object.values(growth),
    ...[flagWords, labStatusWords, labWords, vitalSignWords],
  );
  return { title, chooseSpan };
};
const figures = () => screen.queryAllByRole('figure');
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

beforeEach(cleanup);

describe('MeasureScreen', () => {
  it('is headed by the name of the test, and says the latest value with its flag, its usual range, its day and who reports it', () => {
    const { title } = open([glucose('2', '2026-01-10', '130'), glucose('1', '2025-01-10', '90')]);
    expect(title).toHaveBeenCalledWith('Glucose');
    const latest = screen.getByRole('region', { name: 'Latest value' });
    expect(latest.textContent).toMatch(
      /130 mg\/dL.*High.*Usual range: 70–99 mg\/dL.*Jan 10, 2026.*Reported by Mesa Lab/,
    );
    expect(figures()).toHaveLength(1);
    expect(figures()[0]?.textContent).toContain('Usual range: 70–99 mg/dL');
  });

  it.each([
    ['en', 'Exact: 172.72000000000003 mg/dL'],
    ['es', 'Exacto: 172.72000000000003 mg/dL'],
  ] as const)('says a long decimal as it is read, and its exact digits below it: %s', (language, exact) => {
    open([glucose('2', '2026-01-10', '172.72000000000003'), glucose('1', '2025-01-10', '90.0')], language);
    const [first, second] = rows().map(({ textContent }) => textContent);
    expect(first).toMatch(/172\.72 mg\/dL/);
    expect(screen.getAllByText(exact)).toHaveLength(2);
    expect(second).not.toMatch(/Exact/);
  });

  it('has every value in the table with a way to its entry, and words only there', () => {
    open([glucose('2', '2026-01-10', '130'), glucose('1', '2025-01-10', '90.0'), text]);
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('130 mg/dL'),
      expect.stringContaining('90.0 mg/dL'),
      expect.stringMatching(/Hemolyzed.*Preliminary/),
    ]);
    expect(figures()[0]?.textContent).toContain('2 values');
    const [first] = screen.getAllByRole('link', { name: /^Correct or add a note: 130 mg\/dL/ });
    expect(first?.getAttribute('href')).toBe('/my_health/entry/labs/2');
  });

  it('says what the triangles of the plot mean that it has, and names the columns', () => {
    open([glucose('2', '2026-01-10', '130'), glucose('1', '2025-01-10', '90.0')]);
    const legend = within(screen.getByRole('figure')).getByRole('list');
    expect(legend.textContent).toBe('Above the usual range');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date',
      'Value',
      'Correction or note',
    ]);
    cleanup();
    open([glucose('2', '2026-01-10', '91'), glucose('1', '2025-01-10', '90.0')]);
    expect(within(screen.getByRole('figure')).queryByRole('list')).toBeNull();
  });

  it('shows older values at a press, and gives the first of them the focus', async () => {
    open(Array.from({ length: 25 }, (_, at) => glucose(`${at}`, `${2025 - at}-01-10`, String(70 + at))));
    expect(rows()).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show 5 older values' }));
    expect(rows()).toHaveLength(25);
    expect(document.activeElement).toBe(rows()[20]);
  });

  it('draws no line through one value, nor through values of two units', () => {
    open([glucose('1', '2025-01-10', '90')]);
    expect(figures()).toHaveLength(0);
    cleanup();
    open([glucose('2', '2026-01-10', '7.2', 'mmol/L'), glucose('1', '2025-01-10', '130')]);
    expect(figures()).toHaveLength(0);
    expect(rows()).toHaveLength(2);
  });

  it('offers only times that make a difference', async () => {
    const years = [
      glucose('3', '2026-01-10', '90'),
      glucose('2', '2026-02-10', '91'),
      glucose('1', '2019-01-10', '95'),
    ];
    const { chooseSpan } = open(years);
    const choice = screen.getByLabelText('Time shown');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Last 6 months', 'Everything']);
    await userEvent.selectOptions(choice, 'Last 6 months');
    expect(chooseSpan).toHaveBeenCalledWith(6);
    cleanup();
    open(years.slice(0, 2));
    expect(screen.queryByLabelText('Time shown')).toBeNull();
  });

  it('says why a child has no curves where no sex is known', () => {
    const born = '2020-06-01' as LocalDate;
    open([glucose('1', '2025-01-10', '18', 'kg')], 'es', { growth: { kind: 'weight', born } });
    expect(screen.getByText(/^Aquí no hay curvas de percentiles/)).toBeTruthy();
  });
});
