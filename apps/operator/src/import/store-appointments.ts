import { EmbeddedSetup, type ImportJournal, type Versioned } from '@portico/adapters-practice/embedded';
import type { AppointmentRecord } from '@portico/adapters-practice/records';
import type { Sql } from '@portico/adapters-storage/sql';
import type { Appointment, AppointmentLocation, AppointmentProvider } from '@portico/domain/appointments';
import type { AppointmentId, LocationId, PatientId, ProviderId } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';

/** A visit needs a provider and a location: those that no record describes are stored by the name in the visit. */
export const keepAppointments = async (
  sql: Sql,
  practice: Practice,
  records: readonly AppointmentRecord[],
  journal: ImportJournal | undefined,
): Promise<number> => {
  const provider = ({ provider: named }: AppointmentRecord): AppointmentProvider => ({
    id: (named?.id ?? 'imported') as string as ProviderId,
    name: named?.name ?? practice.name,
  });
  const location = ({ location: named }: AppointmentRecord): AppointmentLocation => ({
    id: (named?.id ?? 'imported') as string as LocationId,
    office: named?.name ?? practice.name,
    addressLines: [],
    city: '',
    state: '',
    zip: '',
    timeZone: practice.timeZone,
  });
  const setup = new EmbeddedSetup(sql, journal);
  const providers = await unknown(sql, 'providers', practice, records.map(provider));
  const locations = await unknown(sql, 'locations', practice, records.map(location));
  const appointments = records.map((record): Appointment & Versioned => {
    const { type: _type, sources: _sources, id, patient, ...rest } = record;
    return {
      ...rest,
      version: record.version ?? 0,
      id: id as string as AppointmentId,
      patient: { practice: practice.id, patient: patient as string as PatientId },
      provider: provider(record),
      location: location(record),
    };
  });
  return (
    (await setup.providers(practice.id, providers)) +
    (await setup.locations(practice.id, locations)) +
    (await setup.appointments(appointments))
  );
};

/** Each of `things` once that the practice does not know yet. */
const unknown = async <Thing extends { readonly id: string }>(
  sql: Sql,
  table: 'providers' | 'locations',
  practice: Practice,
  things: readonly Thing[],
): Promise<readonly Thing[]> => {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const known = await knownIds(sql, table, practice, [...byId.keys()]);
  return [...byId.values()].filter(({ id }) => !known.has(id));
};

export const knownIds = async (
  sql: Sql,
  table: 'patients' | 'providers' | 'locations',
  practice: Practice,
  ids: readonly string[],
): Promise<Set<string>> => {
  const rows = await sql.rows<{ readonly id: string }>({
    text: `select id from clinic.${table} where practice_id = $1 and id = any ($2)`,
    values: [practice.id, ids],
  });
  return new Set(rows.map(({ id }) => id));
};
