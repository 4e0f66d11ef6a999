import type { Appointment } from '@portico/domain/appointments';
import { isoOf, type AppointmentId, type Instant, type PatientRef } from '@portico/domain/kernel';
import type { Id, Visit } from '@portico/practice-spi';
import type { PracticeLink } from './connected-practices.ts';
import { PortalIds, systemIdOf, systemPatientOf } from './portal-and-system-ids.ts';
import { ownOfVisits, type OwnOfVisit } from './visit-confirmation-rows.ts';
import { appointmentOf } from './visit-mapping.ts';

/** A visit as the system answered it and as the domain has it. */
export interface KnownVisit {
  readonly visit: Visit;
  readonly appointment: Appointment;
  readonly own: OwnOfVisit;
}

/** A missing bound is open. */
export interface VisitWindow {
  readonly from?: Instant;
  readonly before?: Instant;
}

const earliest = '1900-01-01T00:00:00Z';
const latest = '2199-12-31T00:00:00Z';

/** The visits of one patient that touch a window, in no order. */
export const visitsOf = async (
  link: PracticeLink,
  patient: PatientRef,
  { from, before }: VisitWindow,
): Promise<readonly KnownVisit[]> => {
  const { visits } = link.connection;
  const systemId = await systemPatientOf(link.sql, link.id, patient.patient);
  if (visits === undefined || systemId === undefined) return [];
  const window = {
    from: from === undefined ? earliest : isoOf(from),
    before: before === undefined ? latest : isoOf(before),
  };
  const all = await link.answers.wholeOf('visits.of', async (cursor) => {
    const page = await visits.of(systemId, window, cursor, link.call());
    return !page.ok && page.error.kind === 'gone' ? { ok: true, value: { items: [] } } : page;
  });
  const known = await knownVisits(link, all, (visit) => ownPatient(link, visit, patient, systemId));
  // None that can be understood are not none.
  if (known.length === 0 && all.some((visit) => visit.patient === systemId))
    throw link.answers.unavailable('visits.of', { kind: 'malformed', what: 'Visit' });
  return known;
};

/** One visit of a patient; undefined if it is not theirs. */
export const visitOf = async (
  link: PracticeLink,
  patient: PatientRef,
  id: AppointmentId,
): Promise<KnownVisit | undefined> => {
  const { visits } = link.connection;
  const systemId = await systemPatientOf(link.sql, link.id, patient.patient);
  const visitId = await systemIdOf(link.sql, link.id, 'visit', id);
  if (visits === undefined || systemId === undefined || visitId === undefined) return undefined;
  const visit = link.answers.foundOf('visits.one', await visits.one(systemId, visitId, link.call()));
  if (visit === undefined) return undefined;
  const [known] = await knownVisits(link, [visit], (each) => ownPatient(link, each, patient, systemId));
  return known;
};

/** Undefined for another patient's visit, which a faulty system might answer. */
const ownPatient = (link: PracticeLink, visit: Visit, patient: PatientRef, systemId: Id): PatientRef | undefined => {
  if (visit.patient === systemId) return patient;
  link.answers.note('visits', { kind: 'malformed', what: 'Visit.patient' });
  return undefined;
};

/** Reads visits into the domain's words with what Portico keeps of them; what cannot be understood is logged and left out. */
export const knownVisits = async (
  link: PracticeLink,
  visits: readonly Visit[],
  patientOf: (visit: Visit) => PatientRef | undefined,
): Promise<readonly KnownVisit[]> => {
  const ids = new PortalIds();
  const named = visits.map((visit) => ({ visit, id: ids.of<AppointmentId>('visit', visit.id) }));
  const owns = await ownOfVisits(
    link.sql,
    link.id,
    named.map(({ id }) => id),
  );
  const known = named.flatMap(({ visit, id }) => {
    const patient = patientOf(visit);
    if (patient === undefined) return [];
    const own = owns.get(id) ?? {};
    const appointment = appointmentOf(patient, visit, { practice: link.practice, ids, own });
    if (appointment !== undefined) return [{ visit, appointment, own }];
    link.answers.note('visits', { kind: 'malformed', what: 'Visit' });
    return [];
  });
  await ids.keep(link.sql, link.id);
  return known;
};
