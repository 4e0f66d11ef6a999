import type { WaitListSuccess, WaitListProblem } from '@portico/application/scheduling';
import type { Failure } from '@portico/application/kernel';
import type { NoticeMinutes, PartOfDay, Weekday } from '@portico/domain/scheduling';
import { messages, type Message } from '../../words/messages.ts';

export const waitListWords = messages('waitList.screen', {
  loading: {
    en: 'Loading…',
    es: 'Cargando…',
    description: 'Said while the page about an earlier time for a visit is fetched',
  },
  booked: { en: 'Your visit now', es: 'Su cita actual', description: 'Heading above the booked visit' },
  with: {
    en: '{provider}, {office}',
    es: '{provider}, {office}',
    description: 'With whom and where a visit is; names of the provider and the office',
  },
  lead: {
    en: 'When somebody gives back an earlier time, we ask the people who are waiting, one after another. You keep your visit until you take another time.',
    es: 'Cuando alguien devuelve una hora más temprana, preguntamos a las personas que esperan, una tras otra. Usted conserva su cita hasta que tome otra hora.',
    description: 'What waiting for an earlier time means',
  },
  leadNew: {
    en: 'When a time becomes free, we ask the people who are waiting, one after another. Nothing is booked until you take a time.',
    es: 'Cuando se desocupa una hora, preguntamos a las personas que esperan, una tras otra. No se reserva nada hasta que usted tome una hora.',
    description: 'What waiting for a time means, where no visit is booked yet',
  },
  joinNew: {
    en: 'Tell me when a time is free',
    es: 'Avíseme cuando haya una hora libre',
    description: 'Button that takes a place on the wait list, where no visit is booked yet',
  },
  which: {
    en: 'Which times would work?',
    es: '¿Qué horas le convienen?',
    description: 'Heading above the choices of what is waited for',
  },
  anyProvider: {
    en: 'Another provider is fine',
    es: 'Acepto otro médico',
    description: 'Checkbox: an earlier time with any provider will do',
  },
  anyOffice: {
    en: 'Another office is fine',
    es: 'Acepto otro lugar',
    description: 'Checkbox: an earlier time at any office of the practice will do',
  },
  days: { en: 'Days', es: 'Días', description: 'Name of the group of weekdays that can be ticked' },
  daysHint: {
    en: 'Leave all empty if any day works.',
    es: 'Déjelos todos vacíos si le sirve cualquier día.',
    description: 'Under the weekdays that can be ticked',
  },
  from: {
    en: 'Not before',
    es: 'No antes del',
    description: 'Field: the first day on which an earlier time would do',
  },
  fromHint: {
    en: 'Leave it empty if you can come from today on.',
    es: 'Déjelo vacío si puede venir desde hoy.',
    description: 'Under the label of that field',
  },
  part: { en: 'Time of day', es: 'Momento del día', description: 'Name of the choice between morning and afternoon' },
  notice: {
    en: 'How soon could you come?',
    es: '¿Con cuánta anticipación necesita saberlo?',
    description: 'Name of the choice how much time somebody needs between an offer and the visit',
  },
  join: {
    en: 'Tell me when an earlier time is free',
    es: 'Avíseme cuando haya una hora más temprana',
    description: 'Button that takes a place on the wait list',
  },
  joining: { en: 'Saving…', es: 'Guardando…', description: 'The button while it is being sent' },
  waiting: {
    en: 'You are waiting',
    es: 'Está en espera',
    description: 'Says that somebody is on the wait list',
  },
  waitingNote: {
    en: 'We will write to you when one is free. It is kept for you for up to two hours.',
    es: 'Le escribiremos cuando haya una. Se la guardamos hasta por dos horas.',
    description: 'Under that sentence: what happens next',
  },
  leave: { en: 'Stop waiting', es: 'Dejar de esperar', description: 'Button that gives the place on the wait list up' },
  leaving: { en: 'Stopping…', es: 'Cancelando…', description: 'The button while it is being sent' },
  offered: {
    en: 'A time is free for you',
    es: 'Hay una hora para usted',
    description: 'Heading above an offered time',
  },
  instead: {
    en: 'It takes the place of your visit on {day}.',
    es: 'Reemplaza su cita del {day}.',
    description: 'Under an offered time; day and time of the booked visit',
  },
  kept: {
    en: 'We are keeping this time for you: {time}',
    es: 'Le guardamos esta hora: {time}',
    description: 'How long the offered time is still kept; minutes and seconds, or hours, minutes and seconds',
  },
  keptSoon: {
    en: '{minutes, plural, one {# minute left to take this time.} other {# minutes left to take this time.}}',
    es: '{minutes, plural, one {Queda # minuto para tomar esta hora.} other {Quedan # minutos para tomar esta hora.}}',
    description: 'Said to screen readers now and then while an offered time is kept',
  },
  take: { en: 'Take this time', es: 'Tomar esta hora', description: 'Button that books the offered time' },
  taking: { en: 'Booking…', es: 'Reservando…', description: 'The button while it is being sent' },
  keep: { en: 'Keep my time', es: 'Conservar mi hora', description: 'Button that lets the offered time go' },
  notThis: { en: 'Not this time', es: 'Esta hora no', description: 'The same button where no visit is booked yet' },
  keeping: { en: 'Saving…', es: 'Guardando…', description: 'The button while it is being sent' },
  taken: {
    en: 'Your visit is booked',
    es: 'Su cita está reservada',
    description: 'Heading after the offered time was taken',
  },
  takenNote: {
    en: 'It is booked. Your old time is canceled, and you no longer wait.',
    es: 'Quedó reservada. Su hora anterior se canceló y ya no está en espera.',
    description: 'After the offered time was taken in place of another one',
  },
  takenNew: { en: 'It is booked.', es: 'Quedó reservada.', description: 'After the offered time was taken' },
  back: { en: 'See my appointments', es: 'Ver mis citas', description: 'Link to the list of appointments' },
  backToVisit: {
    en: 'Back to my visit',
    es: 'Volver a mi cita',
    description: 'Button of somebody without an account that leads back to the visit that their link is about',
  },
  cannot: {
    en: 'For this visit you cannot wait for an earlier time online. Please call {practice} to ask for one.',
    es: 'Para esta cita no puede esperar en línea una hora más temprana. Llame a {practice} para pedirla.',
    description: 'Where a visit cannot be waited for; name of the practice',
  },
  call: {
    en: 'Call {practice}: {phone}',
    es: 'Llame a {practice}: {phone}',
    description: 'Link that dials the practice',
  },
});

const days = messages('waitList.weekday', {
  monday: { en: 'Monday', es: 'Lunes', description: 'Day that can be ticked' },
  tuesday: { en: 'Tuesday', es: 'Martes', description: 'Day that can be ticked' },
  wednesday: { en: 'Wednesday', es: 'Miércoles', description: 'Day that can be ticked' },
  thursday: { en: 'Thursday', es: 'Jueves', description: 'Day that can be ticked' },
  friday: { en: 'Friday', es: 'Viernes', description: 'Day that can be ticked' },
  saturday: { en: 'Saturday', es: 'Sábado', description: 'Day that can be ticked' },
  sunday: { en: 'Sunday', es: 'Domingo', description: 'Day that can be ticked' },
});

export const weekdayWords: Readonly<Record<Weekday, Message>> = {
  1: days.monday,
  2: days.tuesday,
  3: days.wednesday,
  4: days.thursday,
  5: days.friday,
  6: days.saturday,
  7: days.sunday,
};

export const partWords: Readonly<Record<PartOfDay, Message>> = messages('waitList.part', {
  any: { en: 'Any time', es: 'A cualquier hora', description: 'Choice: it does not matter at which time of day' },
  morning: { en: 'Morning, before noon', es: 'Por la mañana', description: 'Choice: before noon' },
  afternoon: { en: 'Afternoon', es: 'Por la tarde', description: 'Choice: after noon' },
});

const notices = messages('waitList.notice', {
  sameDay: {
    en: 'The same day, with 2 hours’ notice',
    es: 'El mismo día, avisando 2 horas antes',
    description: 'Choice: how soon somebody could come',
  },
  day: { en: 'With a day’s notice', es: 'Avisando un día antes', description: 'Choice: how soon somebody could come' },
  days: {
    en: 'With three days’ notice',
    es: 'Avisando tres días antes',
    description: 'Choice: how soon somebody could come',
  },
});

export const noticeWords: Readonly<Record<NoticeMinutes, Message>> = {
  120: notices.sameDay,
  1440: notices.day,
  4320: notices.days,
};

export const waitListSuccessWords: Readonly<Record<WaitListSuccess, Message>> = messages('waitList.news', {
  joined: {
    en: 'Done. We will tell you when a time is free.',
    es: 'Listo. Le avisaremos cuando haya una hora.',
    description: 'After a place on the wait list was taken',
  },
  left: {
    en: 'You no longer wait. What is booked stays as it is.',
    es: 'Ya no está en espera. Lo que tiene reservado sigue igual.',
    description: 'After the place on the wait list was given up',
  },
  passed: {
    en: 'We let this time go. You are still waiting for another one.',
    es: 'Dejamos ir esta hora. Sigue en espera de otra.',
    description: 'After an offered time was not taken',
  },
  over: {
    en: 'The time went to somebody else, as nobody answered. What is booked stays as it is, and you are still waiting.',
    es: 'La hora pasó a otra persona porque se acabó el plazo. Lo que tiene reservado sigue igual y usted sigue en espera.',
    description: 'When the time to answer an offer is up',
  },
});

type OwnProblem = Exclude<WaitListProblem['kind'], Failure['kind']>;

export const waitListProblemWords: Readonly<Record<OwnProblem, Message>> = messages('waitList.problem', {
  'not-offered': {
    en: 'For this visit you cannot wait for an earlier time online.',
    es: 'Para esta cita no puede esperar en línea una hora más temprana.',
    description: 'The wait list was refused',
  },
  'already-waiting': {
    en: 'You are already waiting for this.',
    es: 'Ya está en espera para esta cita.',
    description: 'The wait list was refused: there is an entry',
  },
  prepaid: {
    en: 'This kind of visit is paid when it is booked, so please book it yourself when you see a time.',
    es: 'Este tipo de cita se paga al reservar; resérvela usted cuando vea una hora libre.',
    description: 'The wait list was refused: the visit is prepaid',
  },
  'too-late': {
    en: 'It is too late to wait for an earlier time. Please call the practice.',
    es: 'Ya es tarde para esperar una hora más temprana. Llame al consultorio.',
    description: 'The wait list was refused: the visit is too near',
  },
  'offer-gone': {
    en: 'This time is no longer free. Nothing was changed.',
    es: 'Esa hora ya no está libre. No cambió nada.',
    description: 'An offered time that was to be taken is gone',
  },
});
