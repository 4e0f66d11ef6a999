import type { ListedAppointment } from '@portico/application/appointments';
import type { DashboardOverview } from '@portico/application/dashboard';
import type { Medication, Section } from '@portico/domain/health';
import { decimalOf, isoOf } from '@portico/domain/kernel';

/**
 * The dashboard as written by hand without a schema: one function from the same data to the same bytes, without
 * lookups, validation or authorization.
 */
export const dashboardText = (overview: DashboardOverview): string =>
  JSON.stringify({
    data: {
      getDashboard: {
        dashboardScreen: {
          opened: overview.opened.map((area) => area.toUpperCase()),
          upcoming: overview.upcoming.map(appointment),
          visits: overview.visits.map(appointment),
          away: overview.away.map(({ id, name, phone }) => ({ practice_id: id, practice_name: name, phone })),
          awayAreas: overview.awayAreas.map((area) => area.toUpperCase()),
          practice_phone: overview.practicePhone ?? null,
          person_name: overview.personName,
          unread_messages: overview.unreadMessages,
          newResults: overview.newResults.map(({ id, name, date }) => ({ id, name, date: date ?? null })),
          balance: { due: decimalOf(overview.balance.due), asOf: isoOf(overview.balance.asOf) },
          pending: decimalOf(overview.pending),
          copays: overview.copays.map(({ practice, appointment: visit, date, amount }) => ({
            practice_id: practice,
            appointment_id: visit,
            date,
            amount: decimalOf(amount),
          })),
          statements: overview.statements.map(({ id, date, total }) => ({ id, date, total: decimalOf(total) })),
          allergies: section(overview.allergies, (entry) => ({
            id: entry.id,
            substance: entry.substance,
            categories: entry.categories?.map((each) => words[each]) ?? null,
            reactions: entry.reactions,
            severity: entry.severity === undefined ? null : words[entry.severity],
            reactionSeverities:
              entry.reactionSeverities?.map(({ reaction, severity }) => ({ reaction, severity: words[severity] })) ??
              null,
            criticality: entry.criticality === undefined ? null : words[entry.criticality],
            recorded: entry.recorded ?? null,
            status: words[entry.status],
          })),
          medications: section(overview.medications, medication),
          conditions: section(overview.conditions, (entry) => ({
            id: entry.id,
            name: entry.name,
            onset: entry.onset ?? null,
            ended: entry.ended ?? null,
            status: words[entry.status],
          })),
        },
        importantMessageModal: overview.importantMessage ?? null,
        missingRegistrationFields: overview.missing,
        formsList: overview.forms.map(({ id, title, due }) => ({ id, title, due: due ?? null })),
      },
    },
  });

const medication = (entry: Medication) => ({
  id: entry.id,
  name: entry.name,
  dose: entry.dose ?? null,
  instructions: entry.instructions ?? null,
  reason: entry.reason ?? null,
  prescriber: entry.prescriber ?? null,
  started: entry.started ?? null,
  ended: entry.ended ?? null,
  status: words[entry.status],
  fills:
    entry.fills?.map(({ date, quantity, status }) => ({
      date: date ?? null,
      quantity: quantity ?? null,
      status: words[status],
    })) ?? null,
});

const appointment = ({ appointment: visit, practice, today, ...listed }: ListedAppointment) => ({
  appointment_id: visit.id,
  appointment_type: visit.visitType ?? null,
  practice_id: practice.id,
  practice_name: practice.name,
  patient_id: visit.patient.patient,
  provider_id: visit.provider.id,
  providerName: visit.provider.name,
  specialty: visit.provider.specialty ?? null,
  location_id: visit.location.id,
  office: visit.location.office,
  addressLines: visit.location.addressLines,
  city: visit.location.city,
  state: visit.location.state,
  zip: visit.location.zip,
  phone: visit.location.phone ?? null,
  timeZone: visit.location.timeZone,
  visit_reason: visit.visitReason ?? null,
  accommodations: visit.accommodations ?? null,
  status: visit.status,
  dateTime: isoOf(visit.start),
  endDateTime: isoOf(visit.end),
  today,
  timeOpen: visit.timeOpen ?? false,
  video: visit.video,
  comment: visit.comment ?? null,
  requestsOnly: listed.booking === 'requests-only',
  resource_id: visit.bookedAs?.resource ?? null,
  visit_reason_id: visit.bookedAs?.visitReason ?? null,
  mayAct: listed.mayAct,
  canCheckin: listed.canCheckIn,
  canCheckout: listed.canCheckOut,
  joinedElsewhere: listed.joinedElsewhere === true,
  changeUntil: listed.changeUntil === undefined ? null : isoOf(listed.changeUntil),
  visitSummary: listed.summary === undefined ? null : words[listed.summary],
  earlierTime: listed.earlierTime === undefined ? null : words[listed.earlierTime],
  moveRequested: listed.moveRequested === true,
  confirmed: visit.confirmed ?? false,
});

const section = <Entry, Written>(from: Section<Entry>, write: (entry: Entry) => Written) => ({
  kind: words[from.kind],
  text: from.kind === 'narrative' ? from.text : [],
  entries: from.kind === 'entries' ? from.entries.map(write) : [],
});

const words = {
  entries: 'ENTRIES',
  narrative: 'NARRATIVE',
  'none-known': 'NONE_KNOWN',
  'no-information': 'NO_INFORMATION',
  active: 'ACTIVE',
  resolved: 'RESOLVED',
  inactive: 'INACTIVE',
  refuted: 'REFUTED',
  unconfirmed: 'UNCONFIRMED',
  unknown: 'UNKNOWN',
  current: 'CURRENT',
  past: 'PAST',
  completed: 'COMPLETED',
  pending: 'PENDING',
  cancelled: 'CANCELLED',
  'not-taken': 'NOT_TAKEN',
  mild: 'MILD',
  moderate: 'MODERATE',
  severe: 'SEVERE',
  low: 'LOW',
  high: 'HIGH',
  'unable-to-assess': 'UNABLE_TO_ASSESS',
  job: 'JOB',
  ccda: 'CCDA',
  'can-wait': 'CAN_WAIT',
  waiting: 'WAITING',
  offered: 'OFFERED',
  food: 'FOOD',
  medication: 'MEDICATION',
  environment: 'ENVIRONMENT',
  biologic: 'BIOLOGIC',
} as const;
