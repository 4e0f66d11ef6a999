import type { ListedAppointment, PracticeHistory } from '@portico/application/appointments';
import { isoOf, parseId, type PracticeId } from '@portico/domain/kernel';
import type { Appointment, AppointmentHistory, QueryResolvers } from '../generated/resolvers.ts';
import { toWire } from '../wire-words.ts';
import type { GatewayContext } from './context.ts';
import { refusal, valueOf } from './refusal.ts';

export const appointmentsQueries: Pick<QueryResolvers<GatewayContext>, 'getAppointments' | 'getMoreAppointments'> = {
  getAppointments: async (_, __, { own }) => {
    const { requests, upcoming, history } = valueOf(await own().appointments.list());
    return {
      requests: requests.map(appointmentToWire),
      upcoming: upcoming.map(appointmentToWire),
      appointments: historyToWire(history),
    };
  },
  getMoreAppointments: async (_, { page, practiceId }, { own }) => {
    const practice = practiceId == null ? undefined : parseId<PracticeId>(practiceId);
    if (practice?.ok === false) throw refusal({ kind: 'bad-input' });
    return { appointments: historyToWire(valueOf(await own().appointments.more(page, practice?.value))) };
  },
};

const historyToWire = (history: readonly PracticeHistory[]): AppointmentHistory => ({
  components: history.flatMap(({ page }) => page.entries.map(appointmentToWire)),
  details: history.map(({ practice, page }) => ({
    practice_id: practice.id,
    practice_name: practice.name,
    total_entries: page.total,
    current_page: page.page,
    per_page: page.perPage,
  })),
});

export const appointmentToWire = (listed: ListedAppointment): Appointment => {
  const { appointment, practice, today } = listed;
  const { provider, location, bookedAs } = appointment;
  return {
    appointment_id: appointment.id,
    appointment_type: appointment.visitType ?? null,
    practice_id: practice.id,
    practice_name: practice.name,
    patient_id: appointment.patient.patient,
    provider_id: provider.id,
    providerName: provider.name,
    specialty: provider.specialty ?? null,
    location_id: location.id,
    office: location.office,
    addressLines: location.addressLines,
    city: location.city,
    state: location.state,
    zip: location.zip,
    phone: location.phone ?? null,
    timeZone: location.timeZone,
    visit_reason: appointment.visitReason ?? null,
    status: appointment.status,
    dateTime: isoOf(appointment.start),
    endDateTime: isoOf(appointment.end),
    today,
    timeOpen: appointment.timeOpen ?? false,
    video: appointment.video,
    comment: appointment.comment ?? null,
    requestsOnly: listed.booking === 'requests-only',
    resource_id: bookedAs?.resource ?? null,
    visit_reason_id: bookedAs?.visitReason ?? null,
    mayAct: listed.mayAct,
    canCheckin: listed.canCheckIn,
    canCheckout: listed.canCheckOut,
    changeUntil: listed.changeUntil === undefined ? null : isoOf(listed.changeUntil),
    visitSummary: listed.summary === undefined ? null : toWire(listed.summary),
    earlierTime: listed.earlierTime === undefined ? null : toWire(listed.earlierTime),
    confirmed: appointment.confirmed ?? false,
  };
};
