import { physiciansPerPage, searchable, type Physician } from '../physician.ts';
import type { PhysicianDirectory, PhysicianSearch } from '../ports/physician-directory.ts';
import type { ZipCodes, ZipPlace } from '../ports/zip-codes.ts';

export class MemoryPhysicians implements PhysicianDirectory {
  readonly #physicians: readonly Physician[];

  constructor(physicians: readonly Physician[]) {
    const keyOf = ({ last_name, first_name, npi }: Physician) =>
      [searchable(last_name), searchable(first_name), npi].join('\u0000');
    this.#physicians = [...physicians].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  }

  async search({ search, stateCode, page }: PhysicianSearch): Promise<readonly Physician[]> {
    const parts = searchable(search).split(' ');
    return this.#physicians
      .filter(({ address }) => stateCode === undefined || address.state === stateCode)
      .filter(({ first_name, last_name }) => {
        const names = searchable(`${first_name} ${last_name}`);
        return parts.every((part) => names.includes(part));
      })
      .slice((page - 1) * physiciansPerPage, page * physiciansPerPage);
  }
}

export class MemoryZipCodes implements ZipCodes {
  readonly #places: Readonly<Record<string, ZipPlace>>;

  constructor(places: Readonly<Record<string, ZipPlace>> = {}) {
    this.#places = places;
  }

  async find(zipcode: string): Promise<ZipPlace | undefined> {
    return this.#places[zipcode];
  }
}
