import type { PracticeId } from '@portico/domain/kernel';
import {
  findOpenPractices,
  type ListedPractice,
  type Practice,
  type PracticeDirectory,
} from '@portico/domain/practices';
import type { ConnectedPractices } from './connected-practices.ts';
import { asFarAsOffered } from './offered-services.ts';

/**
 * Connected practices, as the configuration describes them and as far as their systems go: looked at each time, as one
 * that was away when the gateway started says later what it can do.
 */
export class ConnectedDirectory implements PracticeDirectory {
  readonly #practices: () => readonly Practice[];
  readonly #connected: ConnectedPractices;

  constructor(practices: () => readonly Practice[], connected: ConnectedPractices) {
    this.#practices = practices;
    this.#connected = connected;
  }

  async practices(ids: readonly PracticeId[]): Promise<readonly Practice[]> {
    const known = new Map(this.#practices().map((practice) => [practice.id, practice]));
    return ids.flatMap((id) => {
      const practice = known.get(id);
      return practice === undefined ? [] : [this.#offered(practice)];
    });
  }

  async openToNewPatients(search: string, most: number): Promise<readonly ListedPractice[]> {
    const offered = this.#practices().map((practice) => this.#offered(practice));
    return findOpenPractices(offered, search, most);
  }

  #offered(practice: Practice): Practice {
    return asFarAsOffered(practice, this.#connected.of(practice.id)?.connection);
  }
}
