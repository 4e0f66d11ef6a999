import type { AppointmentList, ListedAppointment } from '@portico/application/appointments';
import { awayPractice, history, listedAppointment, listedAppointments } from './appointments.codec.ts';
import { codec, list, optionalIfReadable, readableList, type Codec, type Read, type Written } from './codec.ts';
import { field, record } from './object-codec.ts';
import { timePreference } from './time-preference.codec.ts';

type Asked = Pick<ListedAppointment['appointment'], 'preference'>;

const asked = record<Asked>()({ preference: field('preference', optionalIfReadable(timePreference)) });

/** A request as it stands in the list, with what it asks for: on no other screen, which need not load how that is read. */
const request: Codec<
  ListedAppointment,
  Written<typeof listedAppointment> & Written<typeof asked>,
  Read<typeof listedAppointment> & Read<typeof asked>
> = codec(
  (listed) => ({ ...listedAppointment.write(listed), ...asked.write(listed.appointment) }),
  (json) => {
    const listed = listedAppointment.read(json);
    return { ...listed, appointment: { ...listed.appointment, ...asked.read(json) } };
  },
);

export const appointmentList = record<AppointmentList>()({
  requests: field('requests', readableList(request)),
  upcoming: field('upcoming', listedAppointments),
  history: field('appointments', history),
  away: field('away', list(awayPractice)),
});
