import type { Instant, PatientRef } from '../../kernel/index.ts';
import type { HistoryEntry, HistoryList, HistoryReport, MedsAllergies } from '../medical-history.ts';
import { historyKinds, type MedicationReconciliation } from '../ports/medication-reconciliation.ts';

interface Reported {
  readonly saidAt?: Instant;
  readonly goneAt?: Instant;
}
type Kept = HistoryEntry & Reported;
interface KeptList {
  readonly entries: readonly Kept[];
  readonly none: boolean;
}

const nothing: KeptList = { entries: [], none: false };

/** What patients say, in memory. */
export class MemoryMedicationReconciliation implements MedicationReconciliation {
  readonly #lists = new Map<string, MedsAllergies<KeptList>>();

  put(patient: PatientRef, lists: Partial<MedsAllergies<HistoryList>>): void {
    this.#lists.set(keyOf(patient), { allergies: nothing, medications: nothing, ...lists });
  }

  async of(patient: PatientRef, since?: Instant): Promise<MedsAllergies<HistoryList>> {
    const { allergies, medications } = this.#kept(patient);
    return { allergies: listSince(allergies, since), medications: listSince(medications, since) };
  }

  async report(patient: PatientRef, report: MedsAllergies<HistoryReport>, now: Instant): Promise<void> {
    const kept = this.#kept(patient);
    const after = historyKinds.map((kind) => [kind, listAfter(kept[kind], report[kind], now)] as const);
    this.put(patient, Object.fromEntries(after));
  }

  #kept(patient: PatientRef): MedsAllergies<KeptList> {
    return this.#lists.get(keyOf(patient)) ?? { allergies: nothing, medications: nothing };
  }
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);

const keyOf = ({ practice, patient }: PatientRef): string => JSON.stringify([practice, patient]);

const plain = ({ saidAt: _, goneAt: __, ...entry }: Kept): HistoryEntry => entry;

const listSince = ({ entries, none }: KeptList, since: Instant | undefined): HistoryList => {
  const isSince = (at: Instant | undefined): boolean => since !== undefined && at !== undefined && at >= since;
  const gone = entries.filter(({ saidAt, goneAt }) => isSince(goneAt) && !isSince(saidAt)).map(plain);
  const left = entries.filter(({ goneAt }) => goneAt === undefined);
  return {
    entries: left.map((entry) => ({ ...plain(entry), ...(isSince(entry.saidAt) && { isNew: true as const }) })),
    none,
    ...(gone.length > 0 && { gone }),
  };
};

const listAfter = ({ entries }: KeptList, { none, changes }: HistoryReport, now: Instant): KeptList => {
  const idsOf = (wanted: HistoryReport['changes'][number]['action']): ReadonlySet<string> =>
    new Set(changes.flatMap((change) => (change.action === wanted && 'id' in change ? [change.id] : [])));
  const [removed, restored] = [idsOf('delete'), idsOf('restore')];
  const left = entries.map((entry): Kept => {
    if (restored.has(entry.id)) return plain(entry);
    const isOver = removed.has(entry.id) || (none && entry.mayDelete);
    return isOver && entry.goneAt === undefined ? { ...entry, goneAt: now } : entry;
  });
  const stand = left.filter(({ goneAt }) => goneAt === undefined);
  const added = changes.flatMap((change): readonly Kept[] =>
    change.action !== 'add' || stand.some(({ name }) => name === change.name)
      ? []
      : [
          {
            id: `said-${change.name}`,
            ...(change.code === undefined ? {} : { code: change.code }),
            name: change.name,
            mayDelete: true,
            saidAt: now,
          },
        ],
  );
  const again = new Set(added.map(({ id }) => id));
  return { entries: [...left.filter(({ id }) => !again.has(id)), ...added].sort(byName), none };
};
