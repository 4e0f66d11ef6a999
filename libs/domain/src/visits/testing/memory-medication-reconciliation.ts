import type { Instant, PatientRef } from '../../kernel/index.ts';
import type { HistoryEntry, HistoryList, HistoryReport, MedsAllergies } from '../medical-history.ts';
import { historyKinds, type MedicationReconciliation } from '../ports/medication-reconciliation.ts';

const nothing: HistoryList = { entries: [], none: false };

/** What patients say, in memory. */
export class MemoryMedicationReconciliation implements MedicationReconciliation {
  readonly #lists = new Map<string, MedsAllergies<HistoryList>>();

  put(patient: PatientRef, lists: Partial<MedsAllergies<HistoryList>>): void {
    this.#lists.set(keyOf(patient), { allergies: nothing, medications: nothing, ...lists });
  }

  async of(patient: PatientRef): Promise<MedsAllergies<HistoryList>> {
    return this.#lists.get(keyOf(patient)) ?? { allergies: nothing, medications: nothing };
  }

  async report(patient: PatientRef, report: MedsAllergies<HistoryReport>, _now: Instant): Promise<void> {
    const kept = await this.of(patient);
    const after = historyKinds.map((kind) => [kind, listAfter(kept[kind], report[kind])] as const);
    this.put(patient, Object.fromEntries(after));
  }
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);

const keyOf = ({ practice, patient }: PatientRef): string => JSON.stringify([practice, patient]);

const listAfter = ({ entries }: HistoryList, { none, changes }: HistoryReport): HistoryList => {
  const gone = new Set(changes.flatMap((change) => (change.action === 'delete' ? [change.id] : [])));
  const left = entries.filter(({ id, mayDelete }) => !gone.has(id) && !(none && mayDelete));
  const added = changes.flatMap((change): readonly HistoryEntry[] =>
    change.action === 'delete' || left.some(({ name }) => name === change.name)
      ? []
      : [
          {
            id: `said-${change.name}`,
            ...(change.code === undefined ? {} : { code: change.code }),
            name: change.name,
            mayDelete: true,
          },
        ],
  );
  return { entries: [...left, ...added].sort(byName), none };
};
