import { plus, type Instant } from '../../kernel/index.ts';
import type { DraftSaved, DraftStore, DraftToSave } from '../ports/draft-store.ts';
import {
  nextVersion,
  sameFields,
  savedDraftLimits,
  type DraftHolder,
  type DraftName,
  type SavedDraft,
} from '../saved-draft.ts';

const keyOf = ({ account, chart: { practice, patient } }: DraftHolder): string =>
  JSON.stringify([account, practice, patient]);

export class MemoryDraftStore implements DraftStore {
  readonly #byHolder = new Map<string, Map<DraftName, SavedDraft>>();

  async of(holder: DraftHolder, at: Instant): Promise<readonly SavedDraft[]> {
    const oldest = plus(at, -savedDraftLimits.age);
    return [...this.#of(holder).values()].filter(({ savedAt }) => savedAt >= oldest);
  }

  async save(holder: DraftHolder, { name, fields, after, at }: DraftToSave): Promise<DraftSaved> {
    const own = this.#of(holder);
    const [stored] = (await this.of(holder, at)).filter((draft) => draft.name === name);
    if (stored === undefined && own.size >= savedDraftLimits.perChart && !own.has(name)) return { kind: 'full' };
    if (stored !== undefined && sameFields(stored.fields, fields))
      return { kind: 'saved', version: stored.version, isNew: false };
    if (stored !== undefined && stored.version !== after) return { kind: 'other', other: stored };
    const version = nextVersion(own.get(name)?.version ?? after, at);
    own.set(name, { name, fields, savedAt: at, version });
    return { kind: 'saved', version, isNew: stored === undefined };
  }

  async drop(holder: DraftHolder, name: DraftName): Promise<boolean> {
    return this.#of(holder).delete(name);
  }

  async prune(before: Instant): Promise<void> {
    for (const own of this.#byHolder.values())
      for (const [name, { savedAt }] of own) if (savedAt < before) own.delete(name);
  }

  #of(holder: DraftHolder): Map<DraftName, SavedDraft> {
    const own = this.#byHolder.get(keyOf(holder)) ?? new Map<DraftName, SavedDraft>();
    this.#byHolder.set(keyOf(holder), own);
    return own;
  }
}
