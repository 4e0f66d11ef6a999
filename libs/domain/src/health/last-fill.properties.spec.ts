import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, type ClinicalDate, type LocalDate } from '../kernel/index.ts';
import { localDates } from '../kernel/testing/index.ts';
import { lastFillOf } from './last-fill.ts';
import type { MedicationFill } from './patient-chart.ts';

const today = '2026-11-30' as LocalDate;
const fill = (date: string, quantity: string, status: MedicationFill['status'] = 'completed'): MedicationFill => ({
  date: date as ClinicalDate,
  quantity,
  status,
});

describe('lastFillOf', () => {
  it('is early as long as less than three quarters of the days have gone, and never before it was filled', () => {
    fc.assert(
      fc.property(
        localDates,
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: -3, max: 400 }),
        (day, days, gone) => {
          fc.pre(day > '0002' && day < '9990');
          const told = lastFillOf({ fills: [fill(day, `${days} days`)] }, addDays(day, gone));
          expect(told?.isEarly === true).toBe(gone >= 0 && gone < days * 0.75);
        },
      ),
    );
  });

  it.each(['30-day supply', '30 days', '30 d', 'Suministro de 30 días', '30 tablets, 30 days', '30 Day'])(
    'reads the days of “%s”',
    (quantity) => {
      expect(lastFillOf({ fills: [fill('2026-11-22', quantity)] }, today)).toEqual({
        date: '2026-11-22',
        quantity,
        isEarly: true,
      });
    },
  );

  it.each(['30 tablets', '30', '30 doses', '3030 days', ''])('reads no days in “%s”', (quantity) => {
    expect(lastFillOf({ fills: [fill('2026-11-22', quantity)] }, today)).toEqual({ date: '2026-11-22', quantity });
  });

  it.each(['2026-11', '2026', '2026-12-01'])('does not call early what was filled on %s', (date) => {
    expect(lastFillOf({ fills: [fill(date, '90 days')] }, today)).toEqual({ date, quantity: '90 days' });
  });

  it('is what was handed out last, and nothing where nothing was', () => {
    const fills = [
      fill('2026-11-29', '30 days', 'pending'),
      fill('2026-09-02', '30 days'),
      fill('2026-08-02', '30 days'),
    ];
    expect(lastFillOf({ fills }, today)).toEqual({ date: '2026-09-02', quantity: '30 days' });
    expect(lastFillOf({ fills: fills.slice(0, 1) }, today)).toBeUndefined();
    expect(lastFillOf({}, today)).toBeUndefined();
  });
});
