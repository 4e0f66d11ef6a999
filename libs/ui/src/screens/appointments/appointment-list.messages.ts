import { messages } from '../../words/messages.ts';

export const listWords = messages('appointmentList', {
  loading: {
    en: 'Loading your appointments…',
    es: 'Cargando sus citas…',
    description: 'Said while the list is fetched',
  },
  requests: {
    en: 'Pending requests',
    es: 'Solicitudes pendientes',
    description: 'Heading of the group of requested appointments',
  },
  upcoming: { en: 'Upcoming', es: 'Próximas', description: 'Heading of the group of booked appointments' },
  past: {
    en: 'Past and canceled',
    es: 'Pasadas y canceladas',
    description: 'Heading of the group of appointments that are over or were canceled, even ahead of their time',
  },
  noUpcoming: {
    en: 'You have no upcoming appointments. To book one, call your practice.',
    es: 'No tiene citas próximas. Para reservar una, llame a su consultorio.',
    description: 'Stands where there are no booked appointments',
  },
  noUpcomingYet: {
    en: 'You have no upcoming appointments.',
    es: 'No tiene citas próximas.',
    description: 'The same where a visit can be booked by the link above',
  },
  book: { en: 'Book a visit', es: 'Reservar una cita', description: 'Link to the start of booking' },
  callPractice: {
    en: 'Call {practice}: {phone}',
    es: 'Llamar a {practice}: {phone}',
    description: 'Link under that sentence; name and telephone number of the practice',
  },
  noPast: {
    en: 'You have no past appointments here.',
    es: 'No tiene citas pasadas aquí.',
    description: 'Stands where there are no past appointments',
  },
  filter: {
    en: 'Show visits at',
    es: 'Mostrar citas en',
    description: 'Label of the list of practices that filters the history',
  },
  all: { en: 'All practices', es: 'Todos los consultorios', description: 'First entry of that list' },
  more: {
    en: 'Load more ({count} left)',
    es: 'Cargar más (quedan {count})',
    description: 'Button that loads further past appointments; the number that is left',
  },
  moreAt: {
    en: 'Load more from {practice} ({count} left)',
    es: 'Cargar más de {practice} (quedan {count})',
    description: 'The same button where there are several practices',
  },
  loadingMore: { en: 'Loading…', es: 'Cargando…', description: 'The button while further appointments are fetched' },
  shown: {
    en: '{count, plural, one {# past appointment shown.} other {# past appointments shown.}}',
    es: '{count, plural, one {Se muestra # cita pasada.} other {Se muestran # citas pasadas.}}',
    description: 'Said to screen readers when the history has grown or was filtered',
  },
});
