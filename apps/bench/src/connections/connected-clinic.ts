import {
  ConnectedAppointmentBooking,
  ConnectedAvailability,
  ConnectedPractices,
  ConnectedSchedule,
  ConnectedSlotHolds,
  portalPatientsOf,
} from '@portico/adapters-practice/connected';
import { connectionHost } from '@portico/adapters-practice/connections';
import type { Database } from '@portico/adapters-storage/sql';
import type { FurnishedClinic } from '@portico/fhir-servers';
import { instant, type PatientRef, type PracticeId, type TimeZone } from '@portico/domain/kernel';
import { adapter } from '@portico/practice-fhir';

export const clinicId = 'seaside' as PracticeId;
export const timeZone = 'America/New_York' as TimeZone;

/** A gateway's ports of one practice that is kept by a FHIR server, and the calls that they made. */
export interface ConnectedClinic {
  readonly schedule: ConnectedSchedule;
  readonly availability: ConnectedAvailability;
  readonly holds: ConnectedSlotHolds;
  readonly booking: ConnectedAppointmentBooking;
  /** Calls to the server since it was asked last. */
  calls(): number;
}

/** Connects as a gateway does, with a connection of its own; `delay` milliseconds pass before each call. */
export const connectClinic = async (
  database: Database,
  base: string,
  { now, delay = 0, quirks = 'medplum' }: { readonly now: number; readonly delay?: number; readonly quirks?: string },
): Promise<ConnectedClinic> => {
  let calls = 0;
  const host = connectionHost(
    timeZone,
    { callsPerMinute: 1_000_000, deadline: 30_000 },
    {
      now: () => now,
      secret: async () => undefined,
      log: () => undefined,
      fetch: async (address, init) => {
        calls += 1;
        if (delay > 0) await new Promise((done) => setTimeout(done, delay));
        return fetch(address, init);
      },
    },
  );
  const connected = await adapter.connect({ base, quirks, auth: { type: 'none' } }, host);
  if (!connected.ok) throw new Error(connected.mistakes.join(' '));
  const booking = { leadMinutes: 0, approvesRequests: false, waitList: false, preRegistration: false };
  const practices = new ConnectedPractices(
    [{ id: clinicId, name: 'Seaside Family Medicine', timeZone, connection: connected.connection, booking }],
    { sql: database, now: () => instant(now), signal: () => AbortSignal.timeout(60_000), log: () => undefined },
  );
  return {
    schedule: new ConnectedSchedule(practices),
    availability: new ConnectedAvailability(practices),
    holds: new ConnectedSlotHolds(practices),
    booking: new ConnectedAppointmentBooking(practices),
    calls: () => {
      const made = calls;
      calls = 0;
      return made;
    },
  };
};

/** The patients of the furnished clinic, as the portal knows them. */
export const patientsOf = async (database: Database, clinic: FurnishedClinic): Promise<readonly PatientRef[]> => {
  const ids = await portalPatientsOf(database, clinicId, Object.values(clinic.patients));
  return [...ids.values()].map((patient) => ({ practice: clinicId, patient }));
};
