import type { PracticeId } from '../../kernel/index.ts';
import { findOpenPractices } from '../open-practices.ts';
import type { ListedPractice, PracticeDirectory } from '../ports/practice-directory.ts';
import type { Practice } from '../practice.ts';

/** A directory of practices in memory. */
export class MemoryPractices implements PracticeDirectory {
  readonly #practices: Map<PracticeId, Practice>;

  constructor(practices: readonly Practice[] = []) {
    this.#practices = new Map(practices.map((practice) => [practice.id, practice]));
  }

  put(...practices: readonly Practice[]): void {
    for (const practice of practices) this.#practices.set(practice.id, practice);
  }

  async practices(ids: readonly PracticeId[]): Promise<readonly Practice[]> {
    return ids.flatMap((id) => this.#practices.get(id) ?? []);
  }

  async openToNewPatients(search: string, most: number): Promise<readonly ListedPractice[]> {
    return findOpenPractices(this.#practices.values(), search, most);
  }
}
