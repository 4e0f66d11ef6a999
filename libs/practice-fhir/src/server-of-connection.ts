import type { Call, Host, Visit, Result } from '@portico/practice-spi';
import type { FhirClient } from './client/fhir-client.ts';
import type { FhirSettings } from './client/settings.ts';
import type { Stored } from './client/stored-resource.ts';
import type { Directory } from './directory/practice-directory.ts';
import type { PatientContacts } from './people/patient-contacts.ts';
import { targetsAt, type Target } from './resource-references.ts';
import type { SlotMemory } from './times/recent-slots-cache.ts';
import { readVisit } from './visits/visit-from-appointment.ts';

/** What the facets of one connection share. */
export interface PracticeServer {
  readonly client: FhirClient;
  readonly host: Host;
  readonly settings: FhirSettings;
  readonly directory: Directory;
  readonly slots: SlotMemory;
  readonly contacts: PatientContacts;
}

const directoryOf = (server: PracticeServer) => ({
  timeZone: server.host.timeZone,
  known: (target: Target) => (target.type === 'Slot' ? server.slots.get(target.id) : server.directory.get(target)),
});

/** Visits with the names of their providers and places; without them where the directory cannot be read now. */
export const visitsOf = async (
  server: PracticeServer,
  appointments: readonly Stored[],
  call: Call,
  patient?: string,
): Promise<readonly Result<Visit>[]> => {
  const actors = appointments.flatMap(({ json }) => targetsAt(json, 'participant.actor'));
  await server.directory.load(actors, call);
  const people = actors.flatMap((actor) => targetsAt(server.directory.get(actor)?.json ?? null, 'practitioner'));
  await server.directory.load(people, call);
  return appointments.map((stored) => readVisit(stored, directoryOf(server), patient));
};

export const visitOf = async (
  server: PracticeServer,
  appointment: Stored,
  call: Call,
  patient?: string,
): Promise<Result<Visit>> => {
  const [visit] = await visitsOf(server, [appointment], call, patient);
  return visit ?? { ok: false, error: { kind: 'gone' } };
};
