import { failed, ok, type Result } from '../kernel/index.ts';

/** An allergy or a medication of a patient, as the practice knows it. */
export interface HistoryEntry {
  readonly id: string;
  /** The code in the practice's catalog; absent for what is not in it. */
  readonly code?: string;
  readonly name: string;
  /** The patient may remove it; otherwise they have to talk to the provider. */
  readonly mayDelete: boolean;
}

/**
 * What the practice knows. `none`: the patient reported that there is nothing; no entries and no `none`: never asked.
 */
export interface HistoryList {
  readonly entries: readonly HistoryEntry[];
  readonly none: boolean;
}

/** An entry of the practice's catalog of substances, or of drugs. */
export interface HistoryFound {
  readonly code: string;
  readonly name: string;
}

export type HistoryChange =
  | { readonly action: 'add'; readonly code?: string; readonly name: string }
  | { readonly action: 'delete'; readonly id: string };

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
  { entries }: HistoryList,
  { none, changes }: HistoryReport,
  clinicianEntriesStay: boolean,
): Result<void, BadReport> => {
  if (changes.length > mostChanges) return failed({ kind: 'bad-input' });
  const mine = new Set(entries.filter(({ mayDelete }) => mayDelete).map(({ id }) => id));
  for (const change of changes) {
    const fits =
      change.action === 'delete'
        ? mine.has(change.id)
        : !none && change.name.trim() !== '' && change.name.length <= longestHistoryName;
    if (!fits) return failed({ kind: 'bad-input' });
  }
  if (none) {
    const stays = clinicianEntriesStay && entries.some(({ mayDelete }) => !mayDelete);
    return stays ? failed({ kind: 'needs-provider' }) : ok(undefined);
  }
  const gone = new Set(changes.flatMap((change) => (change.action === 'delete' ? [change.id] : [])));
  const left = entries.some(({ id }) => !gone.has(id)) || changes.some(({ action }) => action === 'add');
  return left ? ok(undefined) : failed({ kind: 'history-unanswered' });
};
