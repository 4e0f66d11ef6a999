import { describe, expect, it } from '@jest/globals';
import { parseClinicalDate, parseInstant, type ClinicalDate, type Instant } from '../kernel/index.ts';
import { chartAt } from './chart-at-moment.ts';
import type { Condition, Medication } from './patient-chart.ts';
import { unknownChart } from './chart-entry-order.ts';
import type { RecordItem } from './record-item.ts';

const statusAt = (now: string, ended: string | undefined, status: Medication['status'] = 'current') => {
  const at = parseInstant(now);
  if (!at.ok) throw new Error('The moment of the test is one.');
  const end = ended === undefined ? undefined : parseClinicalDate(ended);
  const given: ClinicalDate | undefined = end?.ok === true ? end.value : undefined;
  const medication: Medication = { id: 'm', name: 'Aspirin', status, ...(given === undefined ? {} : { ended: given }) };
  const { medications } = chartAt({ medications: { kind: 'entries', entries: [medication] } }, at.value);
  return medications.kind === 'entries' ? medications.entries[0]?.status : undefined;
};

describe('a chart at a moment', () => {
  it('shows a medication as past once its last day is over everywhere, and not before', () => {
    expect(statusAt('2026-11-24T20:00:00Z', '2015-06-24')).toBe('past');
    expect(statusAt('2026-11-24T20:00:00Z', '2026-11-24')).toBe('current');
    expect(statusAt('2026-11-25T11:59:00Z', '2026-11-24')).toBe('current');
    expect(statusAt('2026-11-25T12:00:00Z', '2026-11-24')).toBe('past');
    expect(statusAt('2026-11-24T20:00:00Z', '2027-01-01')).toBe('current');
  });

  it('takes an end of a month or a year as the end of all of it', () => {
    expect(statusAt('2026-11-24T20:00:00Z', '2026-11')).toBe('current');
    expect(statusAt('2026-11-24T20:00:00Z', '2026-10')).toBe('past');
    expect(statusAt('2026-11-24T20:00:00Z', '2026')).toBe('current');
    expect(statusAt('2026-11-24T20:00:00Z', '2025')).toBe('past');
  });

  it('changes nothing else: no end, and what is not taken or not known', () => {
    expect(statusAt('2026-11-24T20:00:00Z', undefined)).toBe('current');
    expect(statusAt('2026-11-24T20:00:00Z', '2015-06-24', 'not-taken')).toBe('not-taken');
    expect(statusAt('2026-11-24T20:00:00Z', '2015-06-24', 'unknown')).toBe('unknown');
  });

  const now = Date.UTC(2026, 10, 24, 20) as Instant;
  const item = (status: 'active' | 'planned', ended?: string): RecordItem<'carePlans' | 'coverage'> => ({
    id: 'i',
    name: 'One',
    status: status as 'active',
    details: [],
    ...(ended !== undefined && { ended: ended as ClinicalDate }),
  });

  it('never says active alone of what has an end that has gone by, in whatever section it stands', () => {
    for (const [section, over] of [
      ['carePlans', 'unknown'],
      ['coverage', 'unknown'],
      ['encounters', 'unknown'],
      ['goals', 'unknown'],
      ['devices', 'inactive'],
      ['advanceDirectives', 'inactive'],
    ] as const) {
      const shown = (ended?: string, status: 'active' | 'planned' = 'active') => {
        const entries = [item(status, ended)] as never;
        const read = chartAt({ ...unknownChart, [section]: { kind: 'entries', entries } }, now)[section];
        return read.kind === 'entries' ? read.entries[0] : undefined;
      };
      expect({ section, status: shown('2026-11-23')?.status }).toEqual({ section, status: over });
      expect(shown('2026-11-23')?.ended).toBe('2026-11-23');
      expect(shown('2026-11-24')?.status).toBe('active');
      expect(shown('2026')?.status).toBe('active');
      expect(shown()?.status).toBe('active');
      expect(shown('2020', 'planned')?.status).toBe('planned');
    }
  });

  it('shows a condition that was active or suspected as unknown once its end has gone by, and every other as it is', () => {
    const shown = (status: Condition['status'], ended?: string) => {
      const entries: readonly Condition[] = [
        { id: 'c', name: 'Asthma', status, ...(ended !== undefined && { ended: ended as ClinicalDate }) },
      ];
      const { conditions } = chartAt({ ...unknownChart, conditions: { kind: 'entries', entries } }, now);
      return conditions.kind === 'entries' ? conditions.entries[0]?.status : undefined;
    };
    for (const status of ['active', 'unconfirmed'] as const) {
      for (const ended of ['2003', '2026-10', '2026-11-23', '2026-11-23T20:00:00Z'])
        expect(shown(status, ended)).toBe('unknown');
      for (const ended of [undefined, '2026', '2026-11', '2026-11-24', '2027-01-01'])
        expect(shown(status, ended)).toBe(status);
    }
    for (const status of ['resolved', 'inactive', 'refuted', 'unknown'] as const) {
      for (const ended of [undefined, '2003', '2027']) expect(shown(status, ended)).toBe(status);
    }
  });
});
