import { describe, expect, it } from '@jest/globals';
import { MemoryCharts, MemoryEntryHidings } from '@portico/domain/health/testing';
import { MemoryMedicationReconciliation } from '@portico/domain/visits/testing';
import { shownCharts } from '../health/testing/index.ts';
import { actingAs, ana, ben, benAtMesa, delegateFor, mesa, noon } from '../kernel/testing/index.ts';
import { ShownHistory } from './shown-history.ts';

const medication = (id: string, name: string) => ({ id, name, mayDelete: true });
const nothing = { none: false, changes: [] };

const scene = async () => {
  const [reconciliation, charts, hidings] = [
    new MemoryMedicationReconciliation(),
    new MemoryCharts(),
    new MemoryEntryHidings(),
  ];
  charts.put(benAtMesa, {
    medications: {
      kind: 'entries',
      entries: ['m1', 'm2'].map((id) => ({ id, name: id, status: 'current' })),
    },
  });
  reconciliation.put(benAtMesa, {
    allergies: { entries: [], none: true },
    medications: { entries: [medication('m1', 'Lithium'), medication('m2', 'Ibuprofen')], none: false },
  });
  const of = { section: 'medications', entry: 'm1' } as const;
  await hidings.keep(benAtMesa, { of, everyone: true, helpers: [] }, ben.id, noon);
  return { reconciliation, history: new ShownHistory(reconciliation, shownCharts(charts, hidings)) };
};

const helper = delegateFor(ana, benAtMesa, 'appointments:act');
const patient = actingAs(ben, mesa);

describe('allergies and medications at check-in', () => {
  it('are without what is hidden from who helps, and whole for the patient', async () => {
    const { history } = await scene();
    const names = async (acting: typeof patient) =>
      (await history.of(acting, benAtMesa)).medications.entries.map(({ name }) => name);
    expect(await names(helper)).toEqual(['Ibuprofen']);
    expect(await names(patient)).toEqual(['Lithium', 'Ibuprofen']);
  });

  it('keep what is hidden where who helps reports that there is nothing', async () => {
    const { history, reconciliation } = await scene();
    const report = { allergies: nothing, medications: { none: true, changes: [] } };
    await history.report(helper, benAtMesa, report, noon);
    const left = (await reconciliation.of(benAtMesa)).medications;
    expect(left).toMatchObject({ entries: [{ name: 'Lithium' }], none: false });
    await history.report(patient, benAtMesa, report, noon);
    expect((await reconciliation.of(benAtMesa)).medications).toMatchObject({ entries: [], none: true });
  });
});
