import type { PracticeId } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';

/** Connected practices, as the configuration describes them. */
export class ConnectedDirectory implements PracticeDirectory {
  readonly #practices: ReadonlyMap<PracticeId, Practice>;

  constructor(practices: readonly Practice[]) {
    this.#practices = new Map(practices.map((practice) => [practice.id, practice]));
  }

  async practices(ids: readonly PracticeId[]): Promise<readonly Practice[]> {
    return ids.flatMap((id) => this.#practices.get(id) ?? []);
  }

  async openToNewPatients(): Promise<readonly Practice[]> {
    return [...this.#practices.values()]
      .filter(({ takesNewPatients }) => takesNewPatients === true)
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }
}
