import type { Sql } from '@portico/adapters-storage/sql';
import {
  physiciansPerPage,
  searchable,
  type Physician,
  type PhysicianDirectory,
  type PhysicianSearch,
  type ZipCodes,
  type ZipPlace,
} from '@portico/domain/profile';

export class EmbeddedPhysicians implements PhysicianDirectory {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async search({ search, stateCode, page }: PhysicianSearch): Promise<readonly Physician[]> {
    const parts = searchable(search).split(' ');
    const rows = await this.#sql.rows<{ readonly physician: Physician }>({
      name: 'clinic-physicians',
      text: `select physician from clinic.physicians
        where ($2::text is null or state = $2) and (
          select bool_and(position(part in searched) > 0) from unnest($1::text[]) as part
        ) order by sorted, npi limit $3 offset $4`,
      values: [parts, stateCode ?? null, physiciansPerPage, (page - 1) * physiciansPerPage],
    });
    return rows.map(({ physician }) => physician);
  }
}

export class EmbeddedZipCodes implements ZipCodes {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async find(zipcode: string): Promise<ZipPlace | undefined> {
    const [place] = await this.#sql.rows<ZipPlace>({
      name: 'clinic-zip-code',
      text: 'select city, state from clinic.zip_codes where zipcode = $1',
      values: [zipcode],
    });
    return place;
  }
}
