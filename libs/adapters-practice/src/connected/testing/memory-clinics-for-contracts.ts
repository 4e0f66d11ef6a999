import type {
  Appointment,
  AppointmentLocation,
  AppointmentProvider,
  AppointmentStatus,
} from '@portico/domain/appointments';
import type { FormTemplate, RequestedForm } from '@portico/domain/forms';
import type { Chart } from '@portico/domain/health';
import { isoOf, type DocumentId, type Instant, type PatientRef, type PracticeId } from '@portico/domain/kernel';
import type { OfferedTeam } from '@portico/domain/messages';
import type { PutThread } from '@portico/domain/messages/testing';
import type { PatientIdentity } from '@portico/domain/profile';
import type { HealthRecord, Person, Place, Question, Visit, VisitState } from '@portico/practice-spi';
import { bookable } from '../../conformance/booking-fixture.ts';
import { doctors, offices } from '../../conformance/practice-fixture.ts';
import type { ClinicProfile } from './clinic-books.ts';
import type { ClinicHours } from './clinic-times.ts';
import { MemoryClinic } from './memory-clinic.ts';

const placeOf = ({ id, office, addressLines, ...rest }: AppointmentLocation): Place => ({
  id,
  name: office,
  lines: addressLines,
  ...rest,
});

/** What `bookable` says, as a clinic's system has it. */
const bookableHours: ClinicHours = {
  calendars: bookable.resources.map(({ id, autoSchedule, languages }) => {
    const provider = doctors.find((doctor) => (doctor.id as string) === id);
    if (provider === undefined) throw new Error('Bug: a calendar is a doctor of the fixture.');
    const speaks = languages === undefined ? {} : { languages };
    return { id, provider: { ...provider, ...speaks }, ...(autoSchedule ? {} : { byRequest: true }) };
  }),
  types: bookable.visitReasons.map(({ visitType, ...reason }) => ({ ...reason, names: visitType })),
  places: offices.map(placeOf),
  offers: bookable.offers.map(({ resource, visitReason, location }) => ({
    calendar: resource,
    type: visitReason,
    place: location,
  })),
  hours: bookable.hours.map(({ resource, location, hours }) => ({ calendar: resource, place: location, hours })),
  closed: bookable.closures.map(({ location, days }) => ({ place: location, days })),
};

const states: Readonly<Record<AppointmentStatus, VisitState>> = {
  SCHEDULED: 'booked',
  'CHECKED-IN': 'arrived',
  REQUESTED: 'requested',
  MISSED: 'missed',
  CANCELLED: 'canceled',
  COMPLETED: 'completed',
};

/** A visit of the contracts as the clinic's staff entered it. */
const visitFrom = (appointment: Appointment): Visit => {
  const { id, patient, status, start, end, video, visitType, visitReason, comment, provider, location } = appointment;
  return {
    id,
    patient: patient.patient,
    state: states[status],
    start: isoOf(start),
    end: isoOf(end),
    video,
    provider,
    place: placeOf(location),
    ...(visitType === undefined ? {} : { type: visitType }),
    ...(visitReason === undefined ? {} : { reason: visitReason }),
    ...(comment === undefined ? {} : { comment }),
    ...(appointment.confirmed === undefined ? {} : { confirmed: true }),
  };
};

const personFrom = ({ patient, name, birthDate, language }: PatientIdentity): Person => ({
  id: patient.patient,
  name,
  language,
  ...(birthDate === undefined ? {} : { birthDate }),
});

/** Clinics in which the people and places of the contracts are known, by practice. */
export class ClinicsOfContracts {
  readonly clinics: ReadonlyMap<PracticeId, MemoryClinic>;

  constructor(
    people: readonly PatientIdentity[],
    { profile, now }: { readonly profile: ClinicProfile; readonly now: () => Instant },
  ) {
    const practices = [...new Set(people.map(({ patient }) => patient.practice))];
    this.clinics = new Map(practices.map((id) => [id, new MemoryClinic(bookableHours, profile, now)]));
    for (const identity of people) {
      const { books } = this.at(identity.patient.practice);
      books.people.set(identity.patient.patient, { ...personFrom(identity), ...books.nextVersion() });
    }
  }

  at(practice: PracticeId): MemoryClinic {
    const clinic = this.clinics.get(practice);
    if (clinic === undefined) throw new Error(`Bug: no clinic is ${practice}.`);
    return clinic;
  }

  /** The staff enters these visits. */
  enter(visits: readonly Appointment[]): void {
    for (const appointment of visits) {
      const { books } = this.at(appointment.patient.practice);
      books.visits.set(appointment.id, { ...visitFrom(appointment), ...books.nextVersion() });
    }
  }

  /** The staff writes this chart in place of the one before; a document without bytes stands elsewhere. */
  record(
    { practice, patient }: PatientRef,
    chart: Partial<Chart>,
    bytes: ReadonlyMap<DocumentId, Uint8Array> = new Map(),
  ): void {
    const { labs, ...others } = chart;
    const { documents } = others;
    const mediaTypes = new Map(
      documents?.kind === 'entries' ? documents.entries.map(({ id, mediaType }) => [id, mediaType]) : [],
    );
    this.at(practice).books.records.set(patient, {
      record: { ...others, ...(labs === undefined ? {} : { labs: systemLabs(labs) }) },
      documents: new Map(
        [...bytes].map(([id, content]) => [id, { mediaType: mediaTypes.get(id) ?? 'text/plain', bytes: content }]),
      ),
    });
  }

  /** A patient may write to a provider, unless the provider is gone. */
  meet({ practice, patient }: PatientRef, provider: AppointmentProvider): void {
    const { recipients } = this.at(practice).books.mailboxOf(patient);
    recipients.push({ ...provider, active: !provider.name.includes('gone') });
  }

  /** Every patient may write to these teams, and to no others. */
  offerTeams(practice: PracticeId, teams: readonly OfferedTeam[]): void {
    const { books } = this.at(practice);
    books.teams = teams.map((offered) => ({ ...offered, id: `t-${offered.team}`, name: offered.team, active: true }));
  }

  /** What was written before; files have the bytes 1, 2, 3. */
  write({ practice, patient }: PatientRef, threads: readonly PutThread[]): void {
    const { books } = this.at(practice);
    const mailbox = books.mailboxOf(patient);
    for (const { id, provider, subject, messages } of threads) {
      const recipient = mailbox.recipients.find((each) => each.id === provider);
      if (recipient === undefined) throw new Error('Bug: a conversation is with a provider whom the patient met.');
      const written = messages.map((message) => ({
        ...message,
        sentAt: isoOf(message.sentAt),
        files: (message.files ?? []).map(({ node, ...file }) => ({ ...file, id: node })),
      }));
      for (const file of written.flatMap(({ files }) => files)) {
        books.messageFiles.set(file.id, { patient, bytes: Uint8Array.from([1, 2, 3]) });
      }
      const unread = messages.some(({ fromPatient, readAt }) => !fromPatient && readAt === undefined);
      mailbox.threads.set(id, { id, provider: recipient, subject, messages: written, unread });
    }
  }

  /** The staff asks a patient for these forms and no others. */
  ask({ practice, patient }: PatientRef, forms: readonly RequestedForm[]): void {
    this.at(practice).books.forms.asked.set(
      patient,
      forms.map((form) => ({ ...form, version: 1 })),
    );
  }

  /** The staff writes a version of a form; the latest counts. */
  writeForm(practice: PracticeId, { uuid, version, title, pages }: FormTemplate): void {
    const required = pages.flatMap((page) => page.required);
    const questions = pages
      .flatMap(({ fields }) => fields)
      .map((field): Question => ({
        id: field.uuid,
        kind: field.type === 'signature' ? 'signature' : 'text',
        label: field.label,
        required: required.includes(field.uuid),
      }));
    this.at(practice).books.forms.templates.set(uuid, { version, title, questions });
  }

  /** The staff withdraws a form. */
  withdrawForm(practice: PracticeId, uuid: string): void {
    const { asked } = this.at(practice).books.forms;
    for (const [patient, forms] of asked) {
      asked.set(
        patient,
        forms.filter(({ id }) => id !== uuid),
      );
    }
  }

  /** The staff strikes out all visits. */
  clear(): void {
    for (const { books } of this.clinics.values()) books.visits.clear();
  }
}

const systemLabs = (labs: Chart['labs']): NonNullable<HealthRecord['labs']> =>
  labs.kind === 'entries'
    ? { kind: 'entries', entries: labs.entries.map(({ id, ...lab }) => ({ ...lab, id: String(id) })) }
    : labs;
