import type { Acting } from '@portico/domain/access';
import type { Instant, PatientRef } from '@portico/domain/kernel';
import {
  type HistoryEntry,
  type HistoryKind,
  type HistoryList,
  type HistoryReport,
  type MedicationReconciliation,
  type MedsAllergies,
} from '@portico/domain/visits';
import type { ShownCharts } from '../health/index.ts';

/**
 * Allergies and medications as somebody may see them at check-in, and what they report of them. What is hidden from who
 * helps stays as it is: their “none” takes away what they saw, and no more.
 */
export class ShownHistory {
  readonly #reconciliation: MedicationReconciliation;
  readonly #charts: Pick<ShownCharts, 'shows'>;

  constructor(reconciliation: MedicationReconciliation, charts: Pick<ShownCharts, 'shows'>) {
    this.#reconciliation = reconciliation;
    this.#charts = charts;
  }

  async of(acting: Acting, patient: PatientRef, since?: Instant): Promise<MedsAllergies<HistoryList>> {
    return (await this.#listsFor(acting, patient, since)).shown;
  }

  async report(acting: Acting, patient: PatientRef, report: MedsAllergies<HistoryReport>, now: Instant): Promise<void> {
    const { whole, shown } = await this.#listsFor(acting, patient);
    const keepingHidden = (kind: HistoryKind): HistoryReport => {
      const { none, changes } = report[kind];
      const hidesSome = shown[kind].entries.length < whole[kind].entries.length;
      if (!none || !hidesSome) return { none, changes };
      return { none: false, changes: shown[kind].entries.map(({ id }) => ({ action: 'delete', id })) };
    };
    const kept = { allergies: keepingHidden('allergies'), medications: keepingHidden('medications') };
    await this.#reconciliation.report(patient, kept, now);
  }

  async #listsFor(
    acting: Acting,
    patient: PatientRef,
    since?: Instant,
  ): Promise<Readonly<Record<'whole' | 'shown', MedsAllergies<HistoryList>>>> {
    const [whole, shows] = await Promise.all([
      this.#reconciliation.of(patient, since),
      this.#charts.shows(acting, patient),
    ]);
    const without = (section: HistoryKind): HistoryList => {
      const { entries, none, gone } = whole[section];
      const seen = (of: readonly HistoryEntry[]) => of.filter(({ id }) => shows({ section, entry: id }));
      return { entries: seen(entries), none, ...(gone !== undefined && { gone: seen(gone) }) };
    };
    return { whole, shown: { allergies: without('allergies'), medications: without('medications') } };
  }
}
