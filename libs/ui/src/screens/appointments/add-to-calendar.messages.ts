import { messages } from '../../words/messages.ts';

export const calendarWords = messages('appointments.calendar', {
  add: {
    en: 'Add to calendar',
    es: 'Agregar al calendario',
    description: 'Button that saves a visit for the calendar',
  },
  remove: {
    en: 'Remove the old time from my calendar',
    es: 'Quitar la hora anterior de mi calendario',
    description: 'Button that saves a file which takes a canceled visit out of the calendar',
  },
  about: {
    en: '{action}: {day}',
    es: '{action}: {day}',
    description:
      'One of these buttons for screen readers; begins with the words that are shown, then the day of the visit',
  },
  saving: { en: 'Saving…', es: 'Guardando…', description: 'On the button while the file is fetched' },
  saved: {
    en: 'The calendar file is saved. Open it to see the visit in your calendar.',
    es: 'El archivo del calendario se guardó. Ábralo para ver la cita en su calendario.',
    description: 'Said after a visit was saved for the calendar',
  },
});
