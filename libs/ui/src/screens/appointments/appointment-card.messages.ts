import type { AppointmentStatus } from '@portico/domain/appointments';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

/** "Requested" is not "booked": the texts must not be mixed up. */
export const statusWords: Readonly<Record<AppointmentStatus, Message>> = defineMessages({
  SCHEDULED: {
    id: 'appointments.status.SCHEDULED',
    defaultMessage: 'Booked',
    description: 'Status of an appointment: confirmed by the practice',
  },
  'CHECKED-IN': {
    id: 'appointments.status.CHECKED-IN',
    defaultMessage: 'Checked in',
    description: 'Status of an appointment: the patient has checked in',
  },
  REQUESTED: {
    id: 'appointments.status.REQUESTED',
    defaultMessage: 'Requested',
    description: 'Status of an appointment: asked for, not yet answered',
  },
  MISSED: {
    id: 'appointments.status.MISSED',
    defaultMessage: 'Missed',
    description: 'Status of an appointment: the patient did not come',
  },
  CANCELLED: {
    id: 'appointments.status.CANCELLED',
    defaultMessage: 'Canceled',
    description: 'Status of an appointment',
  },
  COMPLETED: {
    id: 'appointments.status.COMPLETED',
    defaultMessage: 'Completed',
    description: 'Status of an appointment: the visit took place',
  },
});

export const cardWords = defineMessages({
  today: {
    id: 'appointments.card.today',
    defaultMessage: 'Today',
    description: 'Beside the date of an appointment that is today',
  },
  tomorrow: {
    id: 'appointments.card.tomorrow',
    defaultMessage: 'Tomorrow',
    description: 'Beside the date of a booked appointment of the next day',
  },
  placeFolded: {
    id: 'appointments.card.placeFolded',
    defaultMessage: 'Address and details',
    description: 'Unfolds the address, the phone number and the reason of the next visit on a phone',
  },
  preparationFolded: {
    id: 'appointments.card.preparationFolded',
    defaultMessage: 'Address and how to prepare',
    description: 'The same, where the practice wrote what to prepare',
  },
  confirmed: {
    id: 'appointments.card.confirmed',
    defaultMessage: 'Confirmed',
    description: 'Beside the date of an appointment: the patient has said that they will come',
  },
  waiting: {
    id: 'appointments.card.waiting',
    defaultMessage: 'On the wait list for an earlier time',
    description: 'Beside the date of an appointment whose patient is on the wait list',
  },
  offered: {
    id: 'appointments.card.offered',
    defaultMessage: 'An earlier time is available',
    description: 'Beside the date of an appointment in whose place an earlier time is offered',
  },
  pending: {
    id: 'appointments.card.pending',
    defaultMessage: 'APPOINTMENT REQUEST PENDING',
    description: 'On a card of a requested appointment instead of buttons; exact text in English',
  },
  pendingNote: {
    id: 'appointments.card.pendingNote',
    defaultMessage: 'This time isn’t booked yet. The practice will confirm it.',
    description: 'Under that text',
  },
  timeOpen: {
    id: 'appointments.card.timeOpen',
    defaultMessage: 'Time to be set',
    description: 'In place of the day and time of a request for no certain time; also: Time to be set with Dr. Chen',
  },
  request: {
    id: 'appointments.card.request',
    defaultMessage: 'Visit request',
    description: 'In place of the day of a request for no certain time that was canceled',
  },
  moveRequested: {
    id: 'appointments.card.moveRequested',
    defaultMessage: 'Another time was requested',
    description: 'In the list, of a visit for which a request for another time stands with the practice',
  },
  youKeep: {
    id: 'appointments.card.youKeep',
    defaultMessage: 'Asked to move; {when} stays booked',
    description:
      'In the list, at a request to move a visit: the day and time of the visit that stays booked until the answer',
  },
  youKeepThis: {
    id: 'appointments.card.youKeepThis',
    defaultMessage: 'Asked to move; this visit stays booked until the practice answers',
    description: 'In the list, at a booked visit that a request asks to move; leads to the request',
  },
  moveNote: {
    id: 'appointments.card.moveNote',
    defaultMessage: 'The new time isn’t booked yet. The visit on {when} stays booked until the practice answers.',
    description: 'Under the text of a pending request that asks to move a visit: day and time of that visit',
  },
  timeOpenNote: {
    id: 'appointments.card.timeOpenNote',
    defaultMessage: 'Nothing is booked yet. The practice will find a time.',
    description: 'Under the text of a pending request for no certain time',
  },
  video: { id: 'appointments.card.video', defaultMessage: 'Video visit', description: 'Kind of an appointment' },
  join: {
    id: 'appointments.card.join',
    defaultMessage: 'The practice will send a link before the visit.',
    description: 'On a card of a coming video visit instead of an address: how to join',
  },
  comment: {
    id: 'appointments.card.comment',
    defaultMessage: 'Appointment comment',
    description: 'Label of the remark of the staff; exact text in English',
  },
  more: {
    id: 'appointments.card.more',
    defaultMessage: 'More..',
    description: 'Button that opens the whole remark; exact text in English',
  },
  moreAbout: {
    id: 'appointments.card.moreAbout',
    defaultMessage: 'More.. about the visit on {day}',
    description: 'The same button for screen readers; begins with the words that are shown',
  },
  reason: { id: 'appointments.card.reason', defaultMessage: 'Reason', description: 'Label of the reason of a visit' },
  directions: {
    id: 'appointments.card.directions',
    defaultMessage: 'Directions',
    description: 'Link that opens the address of the office in a map',
  },
  directionsTo: {
    id: 'appointments.card.directionsTo',
    defaultMessage: 'Directions to {office} (opens in a new tab)',
    description: 'The same link for screen readers; begins with the words that are shown',
  },
  call: {
    id: 'appointments.card.call',
    defaultMessage: 'Call this office: {phone}',
    description: 'Link that calls the office',
  },
});
