import {
  waitListStates,
  type AwayPractice,
  type ListedAppointment,
  type VisitRef,
} from '@portico/application/appointments';
import { appointmentStatuses, type AppointmentLocation, type BookedAs } from '@portico/domain/appointments';
import type { Slot } from '@portico/domain/scheduling';
import { accommodations } from './accommodations.codec.ts';
import { optionalIfReadable, readableList } from './codec.ts';
import { field, flat, record, together, unsent } from './object-codec.ts';
import { either, id, mark, maybe, moment, oneOf, timeZone, word } from './scalars.ts';

/** A visit by the ids that name it. */
export const visitRef = record<VisitRef>()({
  patient: { practice: id('practiceId'), patient: id('patientId') },
  appointment: id('appointmentId'),
});

export const span = { start: field('start_time', moment), end: field('end_time', moment) } as const;
export const slot = record<Slot>()(span);

export const location = record<AppointmentLocation>()({
  id: id('location_id'),
  office: 'office',
  addressLines: 'addressLines',
  city: 'city',
  state: 'state',
  zip: 'zip',
  phone: 'phone',
  timeZone: field('timeZone', timeZone),
});

/** A visit as it stands in a list. One in a status that this portal does not know cannot be read. */
export const listedAppointment = record<ListedAppointment>()({
  appointment: {
    id: id('appointment_id'),
    patient: { practice: id('practice_id'), patient: id('patient_id') },
    status: field('status', oneOf(appointmentStatuses)),
    start: field('dateTime', moment),
    end: field('endDateTime', moment),
    timeOpen: field('timeOpen', mark),
    preference: unsent,
    replaces: unsent,
    confirmed: field('confirmed', mark),
    video: 'video',
    visitType: 'appointment_type',
    visitReason: 'visit_reason',
    accommodations: field('accommodations', optionalIfReadable(accommodations)),
    comment: 'comment',
    provider: { id: id('provider_id'), name: 'providerName', specialty: 'specialty' },
    location: flat(location),
    prepaid: unsent,
    bookedAs: flat(together<BookedAs>()({ resource: id('resource_id'), visitReason: id('visit_reason_id') })),
  },
  practice: { id: id('practice_id'), name: 'practice_name' },
  today: 'today',
  booking: field('requestsOnly', either('requests-only', 'slots')),
  mayAct: 'mayAct',
  canCheckIn: 'canCheckin',
  canCheckOut: 'canCheckout',
  joinedElsewhere: field('joinedElsewhere', mark),
  changeUntil: maybe('changeUntil', moment),
  summary: field('visitSummary', optionalIfReadable(word(['job', 'ccda']))),
  earlierTime: field('earlierTime', optionalIfReadable(word(waitListStates))),
  moveRequested: field('moveRequested', mark),
  move: unsent,
});

export const listedAppointments = readableList(listedAppointment);

export const awayPractice = record<AwayPractice>()({ id: id('practice_id'), name: 'practice_name', phone: 'phone' });
