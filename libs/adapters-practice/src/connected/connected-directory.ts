import type { PracticeId } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { ConnectedPractices } from './connected-practices.ts';
import { asFarAsOffered } from './offered-services.ts';

/** Connected practices, as the configuration describes them and as far as their systems go. */
export class ConnectedDirectory implements PracticeDirectory {
  readonly #practices: ReadonlyMap<PracticeId, Practice>;

  constructor(practices: readonly Practice[], connected: ConnectedPractices) {
    this.#practices = new Map(
      practices.map((practice) => [practice.id, asFarAsOffered(practice, connected.of(practice.id)?.connection)]),
    );
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
