import type { Language } from '@portico/domain/kernel';
import type { Notification, VisitEvent } from '@portico/domain/notifications';
import { shortWhenText, whenText } from './times.ts';
import type { NotificationWords } from './words.ts';

interface EventWords {
  readonly subject: (practice: string) => string;
  /** `when` follows a preposition, as in "on Tuesday", "el martes". */
  readonly before: (practice: string, when: string) => string;
  readonly after: readonly string[];
  /** The same for a person without an account, whose link opens this visit; and the label of its button. */
  readonly byLink: { readonly action: string; readonly after: readonly string[] };
  readonly text: (when: string) => string;
}

const change = 'To change or cancel it, open your appointments.';
const cambio = 'Para cambiarla o cancelarla, abra sus citas.';
const elsewise = 'If you did not do this, please call your practice.';
const otraPersona = 'Si no lo hizo usted, llame a su consultorio.';

const changes = {
  action: 'Change or cancel my visit',
  after: ['You need no account for it: we ask for the date of birth. The button itself changes nothing.'],
};
const cambia = {
  action: 'Cambiar o cancelar mi cita',
  after: ['No necesita una cuenta: le pediremos la fecha de nacimiento. El botón por sí solo no cambia nada.'],
};
const takesBack = {
  action: 'See my request',
  after: ['The practice will confirm a time. You can take the request back there, without an account.'],
};
const retira = {
  action: 'Ver mi solicitud',
  after: ['El consultorio le confirmará una hora. Allí puede retirar la solicitud, sin necesidad de una cuenta.'],
};
const booksAnother = { action: 'Find another time', after: [elsewise] };
const reservaOtra = { action: 'Buscar otra hora', after: [otraPersona] };

const english: Readonly<Record<VisitEvent, EventWords>> = {
  booked: {
    subject: (practice) => `Your visit at ${practice} is booked`,
    before: (practice, when) => `Your visit at ${practice} is booked: on ${when}.`,
    after: [change],
    byLink: changes,
    text: (when) => `your visit on ${when} is booked.`,
  },
  requested: {
    subject: (practice) => `${practice} has your request for a visit`,
    before: (practice) => `${practice} has your request for a visit. This time is not booked yet.`,
    after: ['The practice will confirm a time. You can take the request back in your appointments.'],
    byLink: takesBack,
    text: () => 'we have your request for a visit. It is not booked yet.',
  },
  changed: {
    subject: (practice) => `Your visit at ${practice} has a new time`,
    before: (practice, when) => `Your visit at ${practice} has a new time: it is on ${when}. The old time is canceled.`,
    after: [change],
    byLink: changes,
    text: (when) => `your visit is now on ${when}.`,
  },
  cancelled: {
    subject: (practice) => `Your visit at ${practice} is canceled`,
    before: (practice, when) => `Your visit at ${practice} on ${when} is canceled.`,
    after: ['You can book another time in your appointments.', elsewise],
    byLink: booksAnother,
    text: (when) => `your visit on ${when} is canceled.`,
  },
  withdrawn: {
    subject: (practice) => `Your request to ${practice} is taken back`,
    before: (practice) => `Your request for a visit at ${practice} is taken back. The practice will not answer it.`,
    after: ['You can ask for another time in your appointments.', elsewise],
    byLink: booksAnother,
    text: () => 'your request for a visit is taken back.',
  },
};

const spanish: Readonly<Record<VisitEvent, EventWords>> = {
  booked: {
    subject: (practice) => `Su cita en ${practice} está reservada`,
    before: (practice, when) => `Su cita en ${practice} está reservada: es el ${when}.`,
    after: [cambio],
    byLink: cambia,
    text: (when) => `su cita del ${when} está reservada.`,
  },
  requested: {
    subject: (practice) => `${practice} recibió su solicitud de cita`,
    before: (practice) => `${practice} recibió su solicitud de cita. Esta hora aún no está reservada.`,
    after: ['El consultorio le confirmará una hora. Puede retirar la solicitud en sus citas.'],
    byLink: retira,
    text: () => 'recibimos su solicitud de cita. Aún no está reservada.',
  },
  changed: {
    subject: (practice) => `Su cita en ${practice} tiene una nueva hora`,
    before: (practice, when) =>
      `Su cita en ${practice} tiene una nueva hora: es el ${when}. La hora anterior queda cancelada.`,
    after: [cambio],
    byLink: cambia,
    text: (when) => `su cita ahora es el ${when}.`,
  },
  cancelled: {
    subject: (practice) => `Su cita en ${practice} está cancelada`,
    before: (practice, when) => `Su cita en ${practice}, el ${when}, está cancelada.`,
    after: ['Puede reservar otra hora en sus citas.', otraPersona],
    byLink: reservaOtra,
    text: (when) => `su cita del ${when} está cancelada.`,
  },
  withdrawn: {
    subject: (practice) => `Se retiró su solicitud a ${practice}`,
    before: (practice) => `Se retiró su solicitud de cita en ${practice}. El consultorio ya no la responderá.`,
    after: ['Puede pedir otra hora en sus citas.', otraPersona],
    byLink: reservaOtra,
    text: () => 'se retiró su solicitud de cita.',
  },
};

const wordsIn = (
  events: Readonly<Record<VisitEvent, EventWords>>,
  action: string,
  language: Language,
): NotificationWords<Extract<Notification, { readonly kind: 'visit-news' }>> => ({
  mail: ({ event, practice, start, timeZone, byLink: isByLink }) => {
    const { subject, before, after, byLink } = events[event];
    return {
      subject: subject(practice),
      before: [before(practice, whenText(start, timeZone, language))],
      ...(isByLink === true ? byLink : { action, after }),
    };
  },
  text: ({ event, practice, start, timeZone, link }) =>
    `${practice}: ${events[event].text(shortWhenText(start, timeZone, language))} ${link}`,
});

export const visitNotificationWords = {
  en: wordsIn(english, 'See my appointments', 'en'),
  es: wordsIn(spanish, 'Ver mis citas', 'es'),
};
