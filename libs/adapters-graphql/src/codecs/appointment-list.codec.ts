import type { AppointmentList, ListedAppointment } from '@portico/application/appointments';
import { awayPractice, history, listedAppointment } from './appointments.codec.ts';
import { codec, list, optionalIfReadable, readableList, type Codec, type Read, type Written } from './codec.ts';
import { field, record } from './object-codec.ts';
import { timePreference } from './time-preference.codec.ts';
import { visitMove } from './visit-move.codec.ts';

type Asked = Pick<ListedAppointment['appointment'], 'preference'>;

const asked = record<Asked>()({ preference: field('preference', optionalIfReadable(timePreference)) });

type Moving = Pick<ListedAppointment, 'move'>;

const moving = record<Moving>()({ move: field('move', optionalIfReadable(visitMove)) });

/** A visit as it stands in the list, with the request that asks to move it: on no other screen that need load how that is read. */
const ahead: Codec<
  ListedAppointment,
  Written<typeof listedAppointment> & Written<typeof moving>,
  Read<typeof listedAppointment> & Read<typeof moving>
> = codec(
  (listed) => ({ ...listedAppointment.write(listed), ...moving.write(listed) }),
  (json) => ({ ...listedAppointment.read(json), ...moving.read(json) }),
);

/** A request with what it asks for. */
const request: Codec<
  ListedAppointment,
  Written<typeof ahead> & Written<typeof asked>,
  Read<typeof ahead> & Read<typeof asked>
> = codec(
  (listed) => ({ ...ahead.write(listed), ...asked.write(listed.appointment) }),
  (json) => {
    const listed = ahead.read(json);
    return { ...listed, appointment: { ...listed.appointment, ...asked.read(json) } };
  },
);

export const appointmentList = record<AppointmentList>()({
  requests: field('requests', readableList(request)),
  upcoming: field('upcoming', readableList(ahead)),
  history: field('appointments', history),
  away: field('away', list(awayPractice)),
});
