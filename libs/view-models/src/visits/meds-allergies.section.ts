import {
  addRow,
  clearRow,
  draftOf,
  isAnswered,
  isSearched,
  pickRow,
  putBack,
  removeRow,
  reportOf,
  tickNone,
  typeRow,
  untickNone,
  type HistoryDraft,
  type HistoryFound,
  type HistoryKind,
  type HistoryReport,
  type MedsAllergies,
} from '@portico/domain/visits';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest, type FormDraft } from '../kernel/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type { CheckInPage } from '@portico/application/visits';

export type MedsAllergiesPage = Extract<CheckInPage, { readonly kind: 'medsAllergies' }>;

/** The result of searching for the text of one row. */
export interface RowSearch {
  readonly kind: HistoryKind;
  readonly key: number;
  readonly found: readonly HistoryFound[];
  /** The search failed: the text is taken as typed. */
  readonly isFailed: boolean;
}

/** Directions are in the words of a language, which is chosen anew while the rest stays. */
const withoutDirections = (lists: string): string =>
  JSON.stringify(JSON.parse(lists, (key, value: unknown) => (key === 'directions' ? undefined : value)));

const withDirections = (draft: string, { lists: { medications } }: MedsAllergiesPage): unknown => {
  const all = [...medications.entries, ...(medications.gone ?? [])];
  const told = new Map<unknown, string | undefined>(all.map(({ id, directions }) => [id, directions]));
  return JSON.parse(draft, (_, value: unknown) =>
    value instanceof Object && 'directions' in value && 'id' in value
      ? { ...value, directions: told.get(value.id) }
      : value,
  );
};

/** The page of allergies and medications while it is filled in. Input is kept until it is submitted. */
export class MedsAllergiesSection {
  readonly page: MedsAllergiesPage;
  lists: MedsAllergies<HistoryDraft>;
  search: RowSearch | undefined;
  /** "None" needs a talk with the provider first (`MON-317`). */
  isReconciling = false;

  readonly #ask: (kind: HistoryKind, text: string) => ServiceResult<readonly HistoryFound[]>;
  readonly #draft: FormDraft;
  readonly #replies = new LatestRequest();

  constructor(
    page: MedsAllergiesPage,
    ask: (kind: HistoryKind, text: string) => ServiceResult<readonly HistoryFound[]>,
    draft: FormDraft,
  ) {
    this.page = page;
    this.#ask = ask;
    this.#draft = draft;
    const kept = draft.read();
    const fresh = { allergies: draftOf(page.lists.allergies), medications: draftOf(page.lists.medications) };
    // A draft that was typed beside other lists would mean something else now.
    const isSame = withoutDirections(kept?.['of'] ?? '{}') === withoutDirections(JSON.stringify(page.lists));
    this.lists = isSame ? (withDirections(kept?.['lists'] ?? '', page) as typeof fresh) : fresh;
    makeAutoObservable(this, { page: false }, { autoBind: true });
  }

  /** Both lists have an entry, or none (`APT-196`). */
  get isAnswered(): boolean {
    return isAnswered(this.lists.allergies) && isAnswered(this.lists.medications);
  }

  get report(): MedsAllergies<HistoryReport> {
    return { allergies: reportOf(this.lists.allergies), medications: reportOf(this.lists.medications) };
  }

  tick(kind: HistoryKind, none: boolean): void {
    if (!none) return this.#keep(kind, untickNone(this.lists[kind]));
    const ticked = tickNone(this.lists[kind], this.page.clinicianEntriesStay);
    if (ticked === undefined) this.isReconciling = true;
    else this.#keep(kind, ticked);
  }

  closeReconcile(): void {
    this.isReconciling = false;
  }

  add(kind: HistoryKind): void {
    this.#keep(kind, addRow(this.lists[kind]));
  }

  /** Takes the row away; the only one is emptied. */
  remove(kind: HistoryKind, key: number): void {
    const list = this.lists[kind];
    const gone = removeRow(list, key);
    this.#keep(kind, gone === list ? clearRow(list, key) : gone);
  }

  putBack(kind: HistoryKind, id: string): void {
    this.#keep(kind, putBack(this.lists[kind], id));
  }

  pick(kind: HistoryKind, key: number, found: HistoryFound): void {
    this.search = undefined;
    this.#replies.expect();
    this.#keep(kind, pickRow(this.lists[kind], key, found));
  }

  /** The catalog is searched after three letters (`APT-190`, `MON-322`). */
  async type(kind: HistoryKind, key: number, text: string): Promise<void> {
    this.#keep(kind, typeRow(this.lists[kind], key, text));
    const wanted = this.#replies.expect();
    if (!isSearched(text)) {
      this.search = undefined;
      return;
    }
    const answer = await this.#ask(kind, text);
    if (!wanted()) return;
    runInAction(() => {
      this.search = { kind, key, found: answer.ok ? answer.value : [], isFailed: !answer.ok };
    });
  }

  /** Submitted: deletes the draft. */
  drop(): void {
    this.#draft.drop();
  }

  dispose(): void {
    this.#replies.stop();
  }

  #keep(kind: HistoryKind, draft: HistoryDraft): void {
    this.lists = { ...this.lists, [kind]: draft };
    this.#draft.keep({ of: JSON.stringify(this.page.lists), lists: JSON.stringify(this.lists) });
  }
}
