import type { AppointmentStatus } from '@portico/domain/appointments';
import { messages, type Message } from '../../words/messages.ts';

/** "Requested" is not "booked": the texts must not be mixed up. */
export const statusWords: Readonly<Record<AppointmentStatus, Message>> = messages('appointments.status', {
  SCHEDULED: { en: 'Booked', es: 'Reservada', description: 'Status of an appointment: confirmed by the practice' },
  'CHECKED-IN': {
    en: 'Checked in',
    es: 'Llegada registrada',
    description: 'Status of an appointment: the patient has checked in',
  },
  REQUESTED: {
    en: 'Requested',
    es: 'Solicitada',
    description: 'Status of an appointment: asked for, not yet answered',
  },
  MISSED: { en: 'Missed', es: 'No asistió', description: 'Status of an appointment: the patient did not come' },
  CANCELLED: { en: 'Canceled', es: 'Cancelada', description: 'Status of an appointment' },
  COMPLETED: { en: 'Completed', es: 'Realizada', description: 'Status of an appointment: the visit took place' },
});

export const cardWords = messages('appointments.card', {
  today: { en: 'Today', es: 'Hoy', description: 'Beside the date of an appointment that is today' },
  confirmed: {
    en: 'Confirmed',
    es: 'Confirmada',
    description: 'Beside the date of an appointment: the patient has said that they will come',
  },
  waiting: {
    en: 'Waiting for an earlier time',
    es: 'En espera de una hora más temprana',
    description: 'Beside the date of an appointment whose patient is on the wait list',
  },
  offered: {
    en: 'An earlier time is free',
    es: 'Hay una hora más temprana',
    description: 'Beside the date of an appointment in whose place an earlier time is offered',
  },
  pending: {
    en: 'APPOINTMENT REQUEST PENDING',
    es: 'SOLICITUD DE CITA PENDIENTE',
    description: 'On a card of a requested appointment instead of buttons; exact text in English',
  },
  pendingNote: {
    en: 'This time is not booked yet. The practice will confirm it.',
    es: 'Esta hora aún no está reservada. El consultorio la confirmará.',
    description: 'Under that text',
  },
  timeOpen: {
    en: 'Time to be set',
    es: 'Hora por definir',
    description: 'In place of the day and time of a request for no certain time; also: Time to be set with Dr. Chen',
  },
  timeOpenNote: {
    en: 'Nothing is booked yet. The practice will find a time for you.',
    es: 'Aún no hay nada reservado. El consultorio le buscará una hora.',
    description: 'Under the text of a pending request for no certain time',
  },
  video: { en: 'Video visit', es: 'Consulta por video', description: 'Kind of an appointment' },
  join: {
    en: 'Your practice will send you a link before the visit.',
    es: 'Su consultorio le enviará un enlace antes de la consulta.',
    description: 'On a card of a coming video visit instead of an address: how to join',
  },
  comment: {
    en: 'Appointment comment',
    es: 'Comentario de la cita',
    description: 'Label of the remark of the staff; exact text in English',
  },
  more: { en: 'More..', es: 'Más..', description: 'Button that opens the whole remark; exact text in English' },
  moreAbout: {
    en: 'More.. about the visit on {day}',
    es: 'Más.. sobre la cita del {day}',
    description: 'The same button for screen readers; begins with the words that are shown',
  },
  reason: { en: 'Reason', es: 'Motivo', description: 'Label of the reason of a visit' },
  directions: {
    en: 'Directions',
    es: 'Cómo llegar',
    description: 'Link that opens the address of the office in a map',
  },
  directionsTo: {
    en: 'Directions to {office}',
    es: 'Cómo llegar a {office}',
    description: 'The same link for screen readers; begins with the words that are shown',
  },
  call: { en: 'Call {phone}', es: 'Llamar al {phone}', description: 'Link that calls the office' },
});
