import { beforeEach, describe, expect, it } from '@jest/globals';
import type { MeasurePage } from '@portico/application/health';
import type { Acting } from '@portico/domain/access';
import type { Lab, MeasureRef, VitalSign } from '@portico/domain/health';
import { MemoryEntryHidings } from '@portico/domain/health/testing';
import type { ClinicalDate, LabId, LocalDate } from '@portico/domain/kernel';
import { MeasuresService } from '@portico/services/health';
import { shownCharts } from '@portico/services/health/testing';
import {
  actingAs,
  ana,
  anaAtMesa,
  baseFixture,
  ben,
  benAtMesa,
  delegateFor,
  mesa,
  noon,
} from '@portico/services/kernel/testing';
import { MeasureViewModel } from './measure.view-model.ts';

const code = { code: '29463-7', system: 'http://loinc.org' };
const weight = (id: string, date: string, value: string): VitalSign => ({
  ...{ id, name: 'Body weight', code, date: date as ClinicalDate, status: 'final' },
  parts: [{ name: 'Body weight', code, value: { kind: 'quantity', value, unit: 'kg' } }],
});
const lab = (id: number, date: string, value: string): Lab => ({
  ...{ id: id as LabId, name: 'Panel', date: date as ClinicalDate, status: 'final', performer: 'Mesa Lab' },
  results: [
    { code: '2345-7', name: 'Glucose', value: { kind: 'quantity', value, unit: 'mg/dL' } },
    { code: '2160-0', name: 'Creatinine', value: { kind: 'pending' } },
  ],
});

let parts: ReturnType<typeof baseFixture>;
let hidings: MemoryEntryHidings;
beforeEach(() => {
  parts = baseFixture();
  hidings = new MemoryEntryHidings();
  parts.charts.put(benAtMesa, {
    labs: { kind: 'entries', entries: [lab(1, '2025-01-10', '90'), lab(2, '2026-01-10', '130')] },
    vitalSigns: {
      kind: 'entries',
      entries: [weight('w1', '2024-01-10', '14.0'), weight('w2', '2026-01-10', '18.5')],
    },
  });
  parts.charts.put(anaAtMesa, { vitalSigns: { kind: 'entries', entries: [weight('w9', '2026-01-10', '70')] } });
});

const put = (birthDate: string, gender?: string) => {
  parts.patients.put({ patient: benAtMesa, name: 'Ben Ortiz', language: 'en', birthDate: birthDate as LocalDate });
  if (gender !== undefined) return parts.registration.keep(benAtMesa, { details: { personal_details: { gender } } });
  return Promise.resolve();
};

const opened = async (asked: MeasureRef, acting: Acting = actingAs(ben, mesa)) => {
  const { patients, registration, practices, activityLog } = parts;
  const shown = shownCharts(parts.charts, hidings);
  const call = { acting, language: 'en', now: noon } as const;
  const service = new MeasuresService(shown, patients, registration, practices, activityLog, call);
  const viewModel = new MeasureViewModel(service, asked);
  await viewModel.load();
  return viewModel;
};
const pageOf = async (...asked: Parameters<typeof opened>): Promise<MeasurePage> => {
  const { phase } = await opened(...asked);
  if (phase.kind !== 'ready') throw new Error(`The page is ${phase.kind}.`);
  return phase.page;
};
const weights = { of: { section: 'vitalSigns', entry: 'w1' }, result: 0 } as const;
const glucose = { of: { section: 'labs', entry: '1' }, result: 0 } as const;

describe('the page of one measure', () => {
  it('has the values of that test in every report, newest first, with who reports them, and leaves a line in the log', async () => {
    const { measure, growth } = await pageOf(glucose);
    expect(measure.name).toBe('Glucose');
    expect(measure.values).toMatchObject([
      { entry: '2', reportedBy: 'Mesa Lab', parts: [{ value: { value: '130', unit: 'mg/dL' } }] },
      { entry: '1', reportedBy: 'Mesa Lab', parts: [{ value: { value: '90' } }] },
    ]);
    expect(growth).toBeUndefined();
    expect(parts.activityLog.entries).toMatchObject([{ action: 'viewed-record-entry', resource: '1' }]);
  });

  it('has a value that is awaited as none', async () => {
    const { measure } = await pageOf({ ...glucose, result: 1 });
    expect(measure.values.map(({ parts: [only] }) => only)).toEqual([{ name: 'Creatinine' }, { name: 'Creatinine' }]);
  });

  it('shows a delegate nothing of an entry that is hidden from them, and the patient all of it', async () => {
    await hidings.keep(
      benAtMesa,
      { of: { section: 'vitalSigns', entry: 'w2' }, everyone: true, helpers: [] },
      ben.id,
      noon,
    );
    const delegate = delegateFor(ana, benAtMesa, 'health:view');
    const entries = async (acting: Acting) => (await pageOf(weights, acting)).measure.values.map(({ entry }) => entry);
    expect(await entries(delegate)).toEqual(['w1']);
    expect(await entries(actingAs(ben, mesa))).toEqual(['w2', 'w1']);
    const hidden = await opened({ of: { section: 'vitalSigns', entry: 'w2' }, result: 0 }, delegate);
    expect(hidden.phase).toEqual({ kind: 'failed', failure: { kind: 'not-found' } });
  });

  it('is not there for an entry of somebody else, or for a delegate who may not see the record', async () => {
    const notFound = { kind: 'failed', failure: { kind: 'not-found' } };
    expect((await opened({ of: { section: 'vitalSigns', entry: 'w9' }, result: 0 })).phase).toEqual(notFound);
    const delegate = delegateFor(ana, benAtMesa, 'appointments:view');
    expect((await opened(weights, delegate)).phase.kind).toBe('failed');
    expect(parts.activityLog.entries).toEqual([]);
  });

  it.each([
    ['Female', 'female'],
    ['Male', 'male'],
  ] as const)('says the sex and the birth of a child whose registration says %s', async (gender, sex) => {
    await put('2020-06-01', gender);
    expect((await pageOf(weights)).growth).toEqual({ kind: 'weight', born: '2020-06-01', sex });
  });

  it.each(['Other', 'female', 'constructor', undefined])('says no sex of a child where it is %s', async (gender) => {
    await put('2020-06-01', gender);
    expect((await pageOf(weights)).growth).toEqual({ kind: 'weight', born: '2020-06-01' });
  });

  it('says nothing of growth for an adult, for a test, or without a date of birth', async () => {
    expect((await pageOf(weights)).growth).toBeUndefined();
    await put('2000-06-01', 'Female');
    expect((await pageOf(weights)).growth).toBeUndefined();
    await put('2020-06-01', 'Female');
    expect((await pageOf(glucose)).growth).toBeUndefined();
  });

  it('keeps the span of time that was chosen', async () => {
    const viewModel = await opened(weights);
    expect(viewModel.span).toBe('all');
    viewModel.chooseSpan(12);
    expect(viewModel.span).toBe(12);
  });
});
