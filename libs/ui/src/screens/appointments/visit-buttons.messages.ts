import { messages } from '../../words/messages.ts';

export const actionWords = messages('appointments.actions', {
  checkIn: { en: 'Check in', es: 'Registrar llegada', description: 'Button on a card: goes to check-in' },
  checkOut: { en: 'Check out', es: 'Registrar salida', description: 'Button on a card: goes to check-out' },
  call: {
    en: 'Start video visit',
    es: 'Iniciar consulta por video',
    description: 'Button on a card: opens the video visit in a new tab',
  },
  starting: {
    en: 'Opening the video visit…',
    es: 'Abriendo la consulta por video…',
    description: 'The same button while the address of the video visit is fetched',
  },
  early: {
    en: 'Enabled 30 minutes before the visit',
    es: 'Se activa 30 minutos antes de la consulta',
    description: 'Tooltip of that button before the video visit opens; exact text in English',
  },
  checkInFirst: {
    en: 'Please check in first',
    es: 'Primero registre su llegada',
    description: 'Tooltip of that button before check-in; exact text in English',
  },
  opensNewTab: {
    en: 'Opens in a new tab',
    es: 'Se abre en una pestaña nueva',
    description: 'Tooltip of that button when the video visit can be joined',
  },
  reschedule: {
    en: 'Reschedule',
    es: 'Cambiar la hora',
    description: 'Button on a card: finds another time for the visit',
  },
  cancel: { en: 'Cancel visit', es: 'Cancelar la cita', description: 'Button on a card: asks before it cancels' },
  withdraw: {
    en: 'Take request back',
    es: 'Retirar la solicitud',
    description: 'Button under a requested appointment: asks before the request is taken back',
  },
  sending: {
    en: 'Canceling…',
    es: 'Cancelando…',
    description: 'The button that cancels, while the visit is being canceled',
  },
  earlierTime: {
    en: 'Tell me when an earlier time is free',
    es: 'Avíseme cuando haya una hora más temprana',
    description: 'Button on a card: goes to where an earlier time is waited for',
  },
  waiting: {
    en: 'You are waiting for an earlier time',
    es: 'Está esperando una hora más temprana',
    description: 'The same button while the patient is on the wait list: goes to where that is seen and ended',
  },
  offered: {
    en: 'See the earlier time',
    es: 'Ver la hora más temprana',
    description: 'The same button while an earlier time is offered',
  },
  bookAgain: {
    en: 'Book again',
    es: 'Reservar otra vez',
    description: 'Button on a card of a past or canceled visit: books one like it',
  },
  summary: {
    en: 'Visit summary',
    es: 'Resumen de la consulta',
    description: 'Button on a card of a completed visit: gets its summary',
  },
  makingSummary: {
    en: 'Preparing the summary…',
    es: 'Preparando el resumen…',
    description: 'The same button while the summary is made',
  },
  about: {
    en: '{action}: visit on {day}',
    es: '{action}: cita del {day}',
    description: 'Any of these buttons for screen readers; begins with the words that are shown',
  },
  aboutOpen: {
    en: '{action}: visit with {provider}, time to be set',
    es: '{action}: cita con {provider}, hora por definir',
    description: 'The same of a request for no certain time',
  },
});
