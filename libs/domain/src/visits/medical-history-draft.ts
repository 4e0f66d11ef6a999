import type {
  HistoryChange,
  HistoryEntry,
  HistoryFound,
  HistoryList,
  HistoryReport,
  HistoryTold,
} from './medical-history.ts';

/** An entry that the practice knows; `isGone` where the patient had removed it when the editing began. */
export type KnownEntry = HistoryEntry & { readonly isGone?: true };

/** A row of a list while it is edited: an entry the practice knows, a search result, or text being typed. */
export interface HistoryRow {
  /** Identifies the row while it exists. */
  readonly key: number;
  readonly entry?: KnownEntry;
  readonly found?: HistoryFound;
  readonly text: string;
}

/** A list while it is edited. Without `none` it always has a row to write in (`MON-315`). */
export interface HistoryDraft {
  readonly none: boolean;
  readonly rows: readonly HistoryRow[];
  /** Entries of the practice that the patient removed. */
  readonly deleted: readonly KnownEntry[];
  readonly nextKey: number;
  /** What stood there when “none” was ticked. */
  readonly beforeNone?: Pick<HistoryDraft, 'rows' | 'deleted'>;
}

export const draftOf = ({ entries, none, gone = [] }: HistoryList): HistoryDraft =>
  withRow({
    none: none && entries.length === 0,
    rows: entries.map((entry, key) => ({ key, entry, text: entry.name })),
    deleted: gone.map((entry) => ({ ...entry, isGone: true })),
    nextKey: entries.length,
  });

export const isFilled = ({ entry, text }: HistoryRow): boolean => entry !== undefined || text.trim() !== '';

const mayGo = ({ entry }: HistoryRow): boolean => entry === undefined || entry.mayDelete;

export const addRow = (draft: HistoryDraft): HistoryDraft =>
  draft.none
    ? draft
    : { ...draft, rows: [...draft.rows, { key: draft.nextKey, text: '' }], nextKey: draft.nextKey + 1 };

const withRow = (draft: HistoryDraft): HistoryDraft => (draft.rows.length === 0 ? addRow(draft) : draft);

/** An entry that the practice knows can be removed or left; it cannot be edited. */
const change = (draft: HistoryDraft, key: number, next: Omit<HistoryRow, 'key' | 'entry'>): HistoryDraft => ({
  ...draft,
  rows: draft.rows.map((row) => (row.key === key && row.entry === undefined ? { key, ...next } : row)),
});

export const typeRow = (draft: HistoryDraft, key: number, text: string): HistoryDraft => change(draft, key, { text });

export const pickRow = (draft: HistoryDraft, key: number, found: HistoryFound): HistoryDraft =>
  change(draft, key, { found, text: found.name });

const without = (draft: HistoryDraft, row: HistoryRow): HistoryDraft => ({
  ...draft,
  rows: draft.rows.filter(({ key }) => key !== row.key),
  deleted: row.entry === undefined ? draft.deleted : [...draft.deleted, row.entry],
});

/** Empties a row; an entry that the practice knows is removed, and replaced with an empty row. */
export const clearRow = (draft: HistoryDraft, key: number): HistoryDraft => {
  const at = draft.rows.findIndex((row) => row.key === key);
  const row = draft.rows[at];
  if (row === undefined || !mayGo(row)) return draft;
  if (row.entry === undefined) return typeRow(draft, key, '');
  const gone = without(draft, row);
  return { ...gone, rows: gone.rows.toSpliced(at, 0, { key: draft.nextKey, text: '' }), nextKey: draft.nextKey + 1 };
};

/** The last row is cleared, never removed (`MON-316`). */
export const canRemoveRow = (draft: HistoryDraft, row: HistoryRow): boolean => draft.rows.length > 1 && mayGo(row);

export const removeRow = (draft: HistoryDraft, key: number): HistoryDraft => {
  const row = draft.rows.find((each) => each.key === key);
  return row === undefined || !canRemoveRow(draft, row) ? draft : without(draft, row);
};

/** Puts back an entry of the practice that was removed, below the others of it. */
export const putBack = (draft: HistoryDraft, id: string): HistoryDraft => {
  const entry = draft.deleted.find((each) => each.id === id);
  if (draft.none || entry === undefined) return draft;
  const own = draft.rows.filter((row) => row.entry === undefined);
  const known = draft.rows.filter((row) => row.entry !== undefined);
  const row = { key: draft.nextKey, entry, text: entry.name };
  return {
    ...draft,
    rows: [...known, row, ...own.filter((each) => draft.rows.length > 1 || isFilled(each))],
    deleted: draft.deleted.filter((each) => each !== entry),
    nextKey: draft.nextKey + 1,
  };
};

/**
 * Ticks "none". Undefined if the practice's system requires talking to the provider first: there are rows that the
 * patient may not remove (`MON-317`).
 */
export const tickNone = (draft: HistoryDraft, clinicianEntriesStay: boolean): HistoryDraft | undefined => {
  if (draft.none) return draft;
  if (clinicianEntriesStay && draft.rows.some((row) => !mayGo(row))) return undefined;
  const gone = draft.rows.flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
  const { rows, deleted } = draft;
  return { ...draft, none: true, rows: [], deleted: [...deleted, ...gone], beforeNone: { rows, deleted } };
};

/** Unticks "none" and restores what it had removed, so that a wrong press loses nothing. */
export const untickNone = (draft: HistoryDraft): HistoryDraft => {
  if (!draft.none) return draft;
  const { beforeNone, ...rest } = draft;
  if (beforeNone !== undefined) return { ...rest, ...beforeNone, none: false };
  const rows = draft.deleted.map((entry, at) => ({ key: draft.nextKey + at, entry, text: entry.name }));
  return withRow({ none: false, rows, deleted: [], nextKey: draft.nextKey + rows.length });
};

/** "None", or at least one entry (`APT-196`, `MON-319`). */
export const isAnswered = ({ none, rows }: HistoryDraft): boolean => none || rows.some(isFilled);

/** The report for the practice; empty rows are skipped. */
export const reportOf = ({ none, rows, deleted }: HistoryDraft): HistoryReport => ({
  none,
  changes: [
    ...deleted.filter(({ mayDelete }) => mayDelete).map(({ id }) => ({ action: 'delete' as const, id })),
    ...rows.flatMap(changesOf),
  ],
});

const changesOf = (row: HistoryRow): readonly HistoryChange[] => {
  const { entry, found, text } = row;
  if (entry !== undefined) return entry.isGone === true ? [{ action: 'restore', id: entry.id }] : [];
  if (!isFilled(row)) return [];
  return [{ action: 'add', ...(found === undefined ? {} : { code: found.code }), name: text.trim() }];
};

/** What the practice is told by a list as it is being edited. */
export const draftTold = ({ none, rows, deleted }: HistoryDraft): HistoryTold => {
  const isAdded = ({ entry }: HistoryRow): boolean => entry === undefined || entry.isNew === true;
  const names = (of: readonly HistoryRow[]): readonly string[] => of.filter(isFilled).map(({ text }) => text.trim());
  return {
    none,
    kept: names(rows.filter((row) => !isAdded(row))),
    added: names(rows.filter(isAdded)),
    removed: deleted.filter(({ isNew }) => isNew !== true).map(({ name }) => name),
  };
};
