import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, type LocalDate, type PracticeId } from '../kernel/index.ts';
import {
  canCreateSummary,
  longestPeriod,
  parsePeriod,
  parseSummaryAddress,
  practiceOfJob,
  summaryJobId,
} from './visit-summary.ts';

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('1990-01-01' as LocalDate, count));

describe('where a summary is mailed', () => {
  const names = fc.stringMatching(/^[a-z]{1,8}$/);

  const direct = ['direct.example.org'];

  it('APT-160 is valid when the unsecured box is ticked, or the domain is a protected one or below one', () => {
    const below = fc.constantFrom('', 'mail.', 'a.b.');
    fc.assert(
      fc.property(names, below, names, fc.boolean(), fc.boolean(), (name, part, other, isDirect, unsecured) => {
        const address = `${name}@${part}${isDirect ? 'direct.example.org' : `${other}.example.org`}`;
        fc.pre(isDirect || other !== 'direct');
        expect(parseSummaryAddress(address, unsecured, direct).ok).toBe(isDirect || unsecured);
      }),
    );
  });

  it.each([
    'dr@direct.evil.example',
    'dr@mydirect.example.org',
    'dr@direct.example.org.evil.example',
    'direct@example.org',
  ])('SEC-S5 is not protected for how it sounds: %s', (address) => {
    expect(parseSummaryAddress(address, false, direct).ok).toBe(false);
    expect(parseSummaryAddress(address, false, []).ok).toBe(false);
  });

  it('APT-160 is not valid for what is no address', () => {
    expect(parseSummaryAddress('Ana@Direct.Example.org', false, direct).ok).toBe(true);
    for (const raw of ['', 'direct', 'ana@direct']) expect(parseSummaryAddress(raw, true, direct).ok).toBe(false);
  });
});

describe('the form of a summary', () => {
  const text = fc.oneof(fc.constantFrom('', '  '), fc.constantFrom('2026-01-01', '02/30/2026', '12/3', 'mesa'));

  it('APT-157 APT-161 can be sent with the format PDF, a practice and two whole dates alone', () => {
    fc.assert(
      fc.property(text, text, text, fc.constantFrom('PDF', 'XML', ''), (from, to, practice, format) => {
        const complete = practice.trim() !== '' && from === '2026-01-01' && to === '2026-01-01';
        expect(canCreateSummary({ from, to, practice, format })).toBe(complete && format === 'PDF');
      }),
    );
  });

  it('takes days that exist, in their order, and not too many of them', () => {
    fc.assert(
      fc.property(days, days, (from, to) => {
        const fits = from <= to && to <= addDays(from, longestPeriod);
        expect(parsePeriod(from, to)).toEqual(
          fits ? { ok: true, value: { from, to } } : { ok: false, error: { kind: 'bad-period' } },
        );
      }),
    );
    const from = '2016-02-29' as LocalDate;
    const lasting = (more: number) => parsePeriod(from, addDays(from, more)).ok;
    expect([-1, 0, longestPeriod, longestPeriod + 1].map(lasting)).toEqual([false, true, true, false]);
    for (const bad of ['2026-02-30', '', 'today', undefined]) expect(parsePeriod(bad, '2026-03-01').ok).toBe(false);
  });
});

describe('the id of a job', () => {
  it('says whose practice it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z:._-]{0,12}$/), fc.uuid(), (practice, unique) => {
        expect(practiceOfJob(summaryJobId(practice as PracticeId, unique))).toBe(practice);
      }),
    );
  });
});
