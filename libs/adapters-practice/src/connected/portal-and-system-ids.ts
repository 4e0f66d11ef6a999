import { createHash } from 'node:crypto';
import type { Sql } from '@portico/adapters-storage/sql';
import { parseId, type Brand, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type { Id } from '@portico/practice-spi';

/** What an id names. */
export type IdKind =
  | 'patient'
  | 'visit'
  | 'provider'
  | 'place'
  | 'calendar'
  | 'visit-type'
  | 'document'
  | 'statement'
  | 'form'
  | 'insurance'
  | 'thread'
  | 'message'
  | 'message-file';

/** An id of the system that starts so gets an alias as well: what starts so in the portal is an alias. */
const aliasPrefix = 'alias.';

const aliasOf = (kind: IdKind, systemId: Id): string =>
  aliasPrefix + createHash('sha256').update(`${kind}\0${systemId}`).digest('hex').slice(0, 40);

/**
 * Ids of a system as ids of the portal: themselves where they fit the portal's pattern, or an alias that is the same at
 * each instance. Aliases that were given have to be kept before they are answered.
 */
export class PortalIds {
  readonly #given: { readonly kind: IdKind; readonly id: string; readonly systemId: Id }[] = [];

  of<Branded extends Brand<string, string>>(kind: IdKind, systemId: Id): Branded {
    const fitting = parseId<Branded>(systemId);
    if (fitting.ok && !systemId.startsWith(aliasPrefix)) return fitting.value;
    const id = aliasOf(kind, systemId);
    this.#given.push({ kind, id, systemId });
    return id as Branded;
  }

  async keep(sql: Sql, practice: PracticeId): Promise<void> {
    if (this.#given.length === 0) return;
    await sql.rows({
      name: 'connected-aliases-keep',
      text: `insert into connected.ids (practice_id, kind, id, system_id)
        select $1, given.* from unnest($2::text[], $3::text[], $4::text[]) as given on conflict do nothing`,
      values: [
        practice,
        this.#given.map(({ kind }) => kind),
        this.#given.map(({ id }) => id),
        this.#given.map(({ systemId }) => systemId),
      ],
    });
  }
}

/** The system's own id; undefined for an alias that was never given. */
export const systemIdOf = async (
  sql: Sql,
  practice: PracticeId,
  kind: Exclude<IdKind, 'patient'>,
  id: string,
): Promise<Id | undefined> => (id.startsWith(aliasPrefix) ? keptIdOf(sql, practice, kind, id) : id);

/** The same of a patient, who may have been registered by the portal under an id of its own. */
export const systemPatientOf = async (sql: Sql, practice: PracticeId, patient: PatientId): Promise<Id | undefined> =>
  (await keptIdOf(sql, practice, 'patient', patient)) ??
  (patient.startsWith(aliasPrefix) ? undefined : (patient as string));

const keptIdOf = async (sql: Sql, practice: PracticeId, kind: IdKind, id: string): Promise<Id | undefined> => {
  const [row] = await sql.rows<{ readonly system_id: Id | null }>({
    name: 'connected-id-of',
    text: 'select system_id from connected.ids where practice_id = $1 and kind = $2 and id = $3',
    values: [practice, kind, id],
  });
  return row?.system_id ?? undefined;
};

/** The portal's ids of patients whom the system names. */
export const portalPatientsOf = async (
  sql: Sql,
  practice: PracticeId,
  systemIds: readonly Id[],
): Promise<ReadonlyMap<Id, PatientId>> => {
  const rows = await sql.rows<{ readonly id: PatientId; readonly system_id: Id }>({
    name: 'connected-patients-of',
    text: `select id, system_id from connected.ids
      where practice_id = $1 and kind = 'patient' and system_id = any($2::text[])`,
    values: [practice, systemIds],
  });
  const known = new Map(rows.map(({ id, system_id }) => [system_id, id]));
  const ids = new PortalIds();
  const all = new Map(
    systemIds.map((systemId) => [systemId, known.get(systemId) ?? ids.of<PatientId>('patient', systemId)]),
  );
  await ids.keep(sql, practice);
  return all;
};
