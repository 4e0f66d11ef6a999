import { failed, ok, type Result } from '../kernel/index.ts';

/** An allergy or a medication of a patient, as the practice knows it. */
export interface HistoryEntry {
  readonly id: string;
  /** The code in the practice's catalog; absent for what is not in it. */
  readonly code?: string;
  readonly name: string;
  /** The patient may remove it; otherwise they have to talk to the provider. */
  readonly mayDelete: boolean;
  /** How much of a medication is taken and when, as its source says it. */
  readonly directions?: string;
  /** The patient reported it since check-in opened. */
  readonly isNew?: true;
}

/**
 * What the practice knows. `none`: the patient reported that there is nothing; no entries and no `none`: never asked.
 */
export interface HistoryList {
  readonly entries: readonly HistoryEntry[];
  readonly none: boolean;
  /** What stood there before, and the patient removed since check-in opened. */
  readonly gone?: readonly HistoryEntry[];
}

/** What was reported of a list since check-in opened, by name. */
export interface HistoryTold {
  readonly none: boolean;
  readonly kept: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export const historyTold = ({ none, entries, gone = [] }: HistoryList): HistoryTold => {
  const names = (of: readonly HistoryEntry[]): readonly string[] => of.map(({ name }) => name);
  return {
    none,
    kept: names(entries.filter(({ isNew }) => isNew !== true)),
    added: names(entries.filter(({ isNew }) => isNew === true)),
    removed: names(gone),
  };
};

/** An entry of the practice's catalog of substances, or of drugs. */
export interface HistoryFound {
  readonly code: string;
  readonly name: string;
}

export type HistoryChange =
  | { readonly action: 'add'; readonly code?: string; readonly name: string }
  | { readonly action: 'delete'; readonly id: string }
  /** Takes back a removal that was reported since check-in opened. */
  | { readonly action: 'restore'; readonly id: string };

/** The patient's report: "none", or the changes. */
export interface HistoryReport {
  readonly none: boolean;
  readonly changes: readonly HistoryChange[];
}

/** The same for both lists. */
export interface MedsAllergies<T> {
  readonly allergies: T;
  readonly medications: T;
}

/** A search with fewer letters is not sent (`APT-190`, `MON-322`). */
export const fewestSearched = 3;
export const isSearched = (text: string): boolean => text.trim().length >= fewestSearched;
/** Longest name, in characters. */
export const longestHistoryName = 200;
const mostChanges = 200;

export type BadReport =
  | { readonly kind: 'bad-input' }
  /** Neither "none" nor an entry (`APT-196`, `MON-319`). */
  | { readonly kind: 'history-unanswered' }
  /** "None" was reported although there are entries that only the provider may remove (`MON-317`). */
  | { readonly kind: 'needs-provider' };

/**
 * Whether a report is valid for what the practice knows. `clinicianEntriesStay`: the practice's system refuses "none"
 * beside an entry that the patient may not remove (`MON-317`).
 */
export const judgeReport = (
  { entries, gone = [] }: HistoryList,
  { none, changes }: HistoryReport,
  clinicianEntriesStay: boolean,
): Result<void, BadReport> => {
  if (changes.length > mostChanges) return failed({ kind: 'bad-input' });
  const mine = new Set(entries.filter(({ mayDelete }) => mayDelete).map(({ id }) => id));
  const before = new Set(gone.map(({ id }) => id));
  const fits = (change: HistoryChange): boolean => {
    // What is gone already may be reported as gone again.
    if (change.action === 'delete') return mine.has(change.id) || before.has(change.id);
    if (change.action === 'restore') return !none && before.has(change.id);
    return !none && change.name.trim() !== '' && change.name.length <= longestHistoryName;
  };
  if (!changes.every(fits)) return failed({ kind: 'bad-input' });
  if (none) {
    const stays = clinicianEntriesStay && entries.some(({ mayDelete }) => !mayDelete);
    return stays ? failed({ kind: 'needs-provider' }) : ok(undefined);
  }
  const removed = new Set(changes.flatMap((change) => (change.action === 'delete' ? [change.id] : [])));
  const left = entries.some(({ id }) => !removed.has(id)) || changes.some(({ action }) => action !== 'delete');
  return left ? ok(undefined) : failed({ kind: 'history-unanswered' });
};
