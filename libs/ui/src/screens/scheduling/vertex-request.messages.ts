import type { PreferenceBox, PreferenceGroup } from '@portico/application/scheduling';
import { messages, type Message } from '../../words/messages.ts';

export const requestWords = messages('scheduling.wish', {
  loading: {
    en: 'Loading your request…',
    es: 'Cargando su solicitud…',
    description: 'Said while it is fetched what is asked for',
  },
  lead: {
    en: 'Tell the practice when you can come. They will find a time and confirm it with you.',
    es: 'Diga al consultorio cuándo puede venir. Ellos buscarán una hora y se la confirmarán.',
    description: 'Above the days and times of day that are asked for',
  },
  what: { en: 'Your visit', es: 'Su cita', description: 'Heading of what is asked for' },
  change: {
    en: 'Change this choice',
    es: 'Cambiar esta elección',
    description: 'Button back to provider, kind of visit and location',
  },
  first: {
    en: 'First available',
    es: 'Lo primero que haya',
    description: 'Box that stands for any week, day and time',
  },
  firstNote: {
    en: 'Any week, any day, any time',
    es: 'Cualquier semana, día y hora',
    description: 'Below that box, what it means',
  },
  reason: {
    en: 'What is the visit about? (optional)',
    es: '¿Cuál es el motivo de la cita? (opcional)',
    description: 'Label of the comment of a request',
  },
  left: {
    en: '{count, plural, one {# character left} other {# characters left}}',
    es: '{count, plural, one {Queda # carácter} other {Quedan # caracteres}}',
    description: 'Below the comment: how much more can be written',
  },
  missing: {
    en: 'Choose a week, a day and a time, or First available.',
    es: 'Elija una semana, un día y una hora, o «Lo primero que haya».',
    description: 'Above the button as long as it cannot be used',
  },
  request: {
    en: 'Request appointment',
    es: 'Solicitar cita',
    description: 'Button that sends the request to the practice',
  },
  sending: { en: 'Sending…', es: 'Enviando…', description: 'On that button while the request is sent' },
  notOffered: {
    en: 'This visit can no longer be requested here. Nothing was sent. Please choose again.',
    es: 'Esta cita ya no se puede solicitar aquí. No se envió nada. Elija de nuevo.',
    description: 'The practice no longer offers what is asked for',
  },
  notSent: {
    en: 'Your request may not have reached the practice. You can safely try again: it is never sent twice.',
    es: 'Es posible que su solicitud no haya llegado. Puede intentarlo de nuevo: nunca se envía dos veces.',
    description: 'After the sentence that says what went wrong while a request was sent',
  },
  chooseAgain: { en: 'Choose again', es: 'Elegir de nuevo', description: 'Button back to the start of booking' },
  doneTitle: {
    en: 'Appointment requested',
    es: 'Cita solicitada',
    description: 'Title of the modal after a request was sent; never says booked',
  },
  done: {
    en: 'You asked for {visitType} with {provider} at {office}.',
    es: 'Solicitó {visitType} con {provider} en {office}.',
    description: 'In this modal; kind of visit, provider and office',
  },
  notBooked: {
    en: 'This is a request. {practice} will find a time and confirm it with you.',
    es: 'Esto es una solicitud. {practice} buscará una hora y se la confirmará.',
    description: 'In this modal, below the days and times that were asked for; name of the practice',
  },
  toList: { en: 'See my appointments', es: 'Ver mis citas', description: 'Button of this modal' },
});

export const preferenceGroupWords: Readonly<Record<PreferenceGroup, Message>> = messages('scheduling.wishGroup', {
  week: { en: 'Week', es: 'Semana', description: 'Heading of the weeks that are asked for' },
  day: { en: 'Day', es: 'Día', description: 'Heading of the days that are asked for' },
  time: { en: 'Time of day', es: 'Hora del día', description: 'Heading of the times of day that are asked for' },
});

const boxWords = messages('scheduling.wishBox', {
  any: { en: 'Any', es: 'Cualquiera', description: 'Box that stands for every week, day or time' },
  thisWeek: { en: 'This week', es: 'Esta semana', description: 'A week that is asked for' },
  nextWeek: { en: 'Next week', es: 'La próxima semana', description: 'A week that is asked for' },
  monday: { en: 'Monday', es: 'Lunes', description: 'A day that is asked for' },
  tuesday: { en: 'Tuesday', es: 'Martes', description: 'A day that is asked for' },
  wednesday: { en: 'Wednesday', es: 'Miércoles', description: 'A day that is asked for' },
  thursday: { en: 'Thursday', es: 'Jueves', description: 'A day that is asked for' },
  friday: { en: 'Friday', es: 'Viernes', description: 'A day that is asked for' },
  earlyMorning: {
    en: 'Early Morning',
    es: 'Temprano por la mañana',
    description: 'A time of day that is asked for',
  },
  lateMorning: { en: 'Late Morning', es: 'Al final de la mañana', description: 'A time of day that is asked for' },
  earlyAfternoon: {
    en: 'Early Afternoon',
    es: 'Temprano por la tarde',
    description: 'A time of day that is asked for',
  },
  lateAfternoon: { en: 'Late Afternoon', es: 'Al final de la tarde', description: 'A time of day that is asked for' },
});

/** The last two times of day have other labels than their wire values (`ACC-327`, `ACC-329`). */
export const preferenceBoxWords: Readonly<Record<PreferenceBox, Message>> = {
  Any: boxWords.any,
  'This week': boxWords.thisWeek,
  'Next week': boxWords.nextWeek,
  Monday: boxWords.monday,
  Tuesday: boxWords.tuesday,
  Wednesday: boxWords.wednesday,
  Thursday: boxWords.thursday,
  Friday: boxWords.friday,
  'Early Morning': boxWords.earlyMorning,
  'Late Morning': boxWords.lateMorning,
  'Early Evening': boxWords.earlyAfternoon,
  'Late Evening': boxWords.lateAfternoon,
};
