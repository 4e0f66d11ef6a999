import type { Aspect } from '@portico/application/scheduling';
import { messages, type Message } from '../../words/messages.ts';

export const chooseWords = messages('scheduling.choose', {
  loading: {
    en: 'Loading what you can book…',
    es: 'Cargando lo que puede reservar…',
    description: 'Said while it is fetched what can be booked',
  },
  practice: { en: 'Practice', es: 'Consultorio', description: 'Label of the list of practices' },
  placeholder: {
    en: 'Select a practice',
    es: 'Elija un consultorio',
    description: 'First entry of that list, which stands for none',
  },
  practiceFirst: {
    en: 'Please select practice first',
    es: 'Primero elija un consultorio',
    description: 'Short-lived message when that entry was picked; exact text in English',
  },
  at: { en: 'At {practice}', es: 'En {practice}', description: 'Where there is only one practice: its name' },
  byPhone: {
    en: '{practice} takes bookings by phone. Call to find a time.',
    es: '{practice} da citas por teléfono. Llame para encontrar una hora.',
    description: 'Stands where nothing can be booked online; name of the practice',
  },
  call: { en: 'Call {phone}', es: 'Llamar al {phone}', description: 'Link that calls the practice' },
  questionsFirst: {
    en: 'First, {practice} asks a few short questions to find the right kind of visit.',
    es: 'Primero, {practice} le hace unas preguntas cortas para encontrar la cita adecuada.',
    description: 'Before the questions of a practice; its name',
  },
  answer: {
    en: 'Answer the questions',
    es: 'Responder las preguntas',
    description: 'Button that opens the questions of the practice',
  },
  search: { en: 'Search this list', es: 'Buscar en esta lista', description: 'Label of the field above a list' },
  change: { en: 'Change', es: 'Cambiar', description: 'Button beside something that is chosen' },
  changeAbout: {
    en: 'Change: {what}',
    es: 'Cambiar: {what}',
    description: 'The same button for screen readers; what is chosen, such as Provider',
  },
  notChosen: { en: 'Not chosen yet', es: 'Sin elegir', description: 'In place of something that is not chosen' },
  choose: { en: 'Choose', es: 'Elegir', description: 'Button beside something that is not chosen' },
  chooseAbout: {
    en: 'Choose: {what}',
    es: 'Elegir: {what}',
    description: 'The same button for screen readers; what is to be chosen, such as Provider',
  },
  narrowed: {
    en: 'Only what goes with your other choices is shown.',
    es: 'Solo se muestra lo que va con lo demás que eligió.',
    description: 'Above a list from which something is left out',
  },
  startOver: { en: 'Start over', es: 'Empezar de nuevo', description: 'Button that takes back everything chosen' },
  seenOn: {
    en: 'Last visit: {day}',
    es: 'Última cita: {day}',
    description: 'On the card of a provider; a day such as March 3rd',
  },
  elsewhere: {
    en: '{count, plural, one {and # more place} other {and # more places}}',
    es: '{count, plural, one {y # lugar más} other {y # lugares más}}',
    description: 'On the card of a provider behind one place: in how many further ones the provider is',
  },
  minutes: { en: '{count} minutes', es: '{count} minutos', description: 'How long a visit takes' },
  video: { en: 'Video visit', es: 'Consulta por video', description: 'On a kind of visit that is by video' },
  prepayment: {
    en: '{amount} to pay when you book',
    es: '{amount} a pagar al reservar',
    description: 'On a kind of visit that is paid before it is booked',
  },
  next: {
    en: 'Check available times',
    es: 'Ver horas disponibles',
    description: 'Button that goes on to the free times',
  },
  nextByRequest: {
    en: 'Choose days and times',
    es: 'Elegir días y horas',
    description: 'The same button where times are asked for and not chosen',
  },
  missing: {
    en: 'Choose a provider, a kind of visit and a location to go on.',
    es: 'Elija un médico, un tipo de cita y un lugar para continuar.',
    description: 'Above that button as long as it cannot be used',
  },
});

export const aspectWords: Readonly<Record<Aspect, Message>> = messages('scheduling.aspect', {
  resource: { en: 'Provider', es: 'Médico', description: 'One of the three things that are chosen: with whom' },
  visitReason: { en: 'Kind of visit', es: 'Tipo de cita', description: 'One of the three things that are chosen' },
  location: { en: 'Location', es: 'Lugar', description: 'One of the three things that are chosen: the office' },
});
