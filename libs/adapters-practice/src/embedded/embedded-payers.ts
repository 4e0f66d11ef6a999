import type { PracticeId } from '@portico/domain/kernel';
import type { Insurer, PayerDirectory, Registration } from '@portico/domain/profile';

/** The insurers that the practice itself named, or the usual ones where it named none. */
export class EmbeddedPayers implements PayerDirectory {
  readonly #registration: Pick<Registration, 'form'>;

  constructor(registration: Pick<Registration, 'form'>) {
    this.#registration = registration;
  }

  async insurers(practice: PracticeId): Promise<readonly Insurer[]> {
    return (await this.#registration.form(practice)).insurers;
  }
}
