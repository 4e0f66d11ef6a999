import type { AppointmentStatus } from '@portico/domain/appointments';
import { words, type Words } from '../bilingual-words.ts';
import type { Cast } from './generate-patients.ts';

/** A demo account that can be signed in to. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  /** What there is to see. */
  readonly shows: Words;
  readonly person: Cast;
  /** One chart in each of these practices, with these visits. */
  readonly practices: Readonly<Record<string, readonly PlannedVisit[]>>;
  /** A form is to be filled in at the end of the visit that they have not checked out of. */
  readonly asksAtCheckOut?: true;
}

/** A visit that the demo always has: `day` counts working days from today. */
export interface PlannedVisit {
  readonly day: number;
  /** Half hours from 08:00, without the hour of lunch: 0 to 15. */
  readonly slot: number;
  readonly status: AppointmentStatus;
  readonly video?: boolean;
  readonly comment?: string;
}

const password = 'Portico-Demo-1';

/** Visits every six weeks, long enough back to fill more than two pages of history. */
const history = (slot: number, count: number): readonly PlannedVisit[] =>
  Array.from({ length: count }, (_, at) => ({ day: -(at + 1) * 30, slot, status: 'COMPLETED' }));

/** Late in the day, so that most people who open the demo today find it still to come. */
const lastSlot = 15;

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'james.walker@example.org',
    password,
    shows: words(
      'Two practices, years of labs, a visit today, open requests, a long history',
      'Dos consultorios, años de laboratorios, una cita hoy, solicitudes pendientes y un historial largo',
    ),
    person: { name: 'James Walker', language: 'en', age: 58, female: false, persona: 'diabetes' },
    practices: {
      riverwalk: [
        { day: 0, slot: lastSlot, status: 'CHECKED-IN' },
        { day: 4, slot: 3, status: 'SCHEDULED', video: true },
        { day: 11, slot: 9, status: 'REQUESTED' },
        { day: 22, slot: 5, status: 'SCHEDULED' },
        { day: 6, slot: 2, status: 'CANCELLED' },
        { day: -7, slot: 4, status: 'MISSED' },
        ...history(4, 24),
      ],
      biscayne: [
        { day: 8, slot: 5, status: 'SCHEDULED' },
        { day: 40, slot: 5, status: 'REQUESTED' },
        { day: -3, slot: 5, status: 'COMPLETED' },
        ...history(5, 12).map((visit) => ({ ...visit, day: visit.day - 15 })),
      ],
    },
  },
  {
    email: 'maria.nunez@example.org',
    password,
    shows: words(
      'Expecting a baby; reads everything in Spanish, has a visit today',
      'Espera un bebé; lo lee todo en español y tiene una cita hoy',
    ),
    person: { name: 'María Fernanda Núñez-Peña', language: 'es', age: 31, female: true, persona: 'pregnancy' },
    practices: {
      biscayne: [
        { day: 0, slot: lastSlot - 1, status: 'CHECKED-IN' },
        { day: 10, slot: 6, status: 'SCHEDULED' },
        { day: 15, slot: 6, status: 'REQUESTED' },
        { day: -10, slot: 6, status: 'COMPLETED' },
        { day: -20, slot: 6, status: 'CANCELLED' },
        ...history(6, 4),
      ],
    },
  },
  {
    email: 'lucy.ng@example.org',
    password,
    shows: words(
      'At a practice that takes requests only, comments on visits, and keeps the profile itself',
      'En un consultorio que solo recibe solicitudes, comenta las citas y lleva el perfil por su cuenta',
    ),
    person: { name: 'Lucy Ng', language: 'en', age: 34, female: true, persona: 'thyroid' },
    practices: {
      saguaro: [
        {
          day: 0,
          slot: lastSlot,
          status: 'SCHEDULED',
          comment:
            'Please come fasting, nothing but water after midnight, and bring the bottles of everything you take, including vitamins.',
        },
        { day: 5, slot: 7, status: 'REQUESTED', comment: 'We will call you.' },
        {
          day: 13,
          slot: 7,
          status: 'SCHEDULED',
          comment: 'Park behind the building; the front lot is being repaved until the end of the month.',
        },
        { day: -12, slot: 7, status: 'MISSED', comment: 'Missed. Please call us to find a new time.' },
        ...history(7, 12),
      ],
    },
  },
  {
    email: 'walter.obrien@example.org',
    password,
    shows: words(
      'Heart failure at 81: many medications, results out of range, a video visit today',
      'Insuficiencia cardíaca a los 81: muchos medicamentos, resultados fuera de rango y una cita por video hoy',
    ),
    person: { name: "Walter O'Brien", language: 'en', age: 81, female: false, persona: 'heart-failure' },
    practices: {
      saguaro: [
        { day: 0, slot: lastSlot - 1, status: 'CHECKED-IN', video: true, comment: 'Have your weight diary at hand.' },
        { day: 9, slot: 1, status: 'SCHEDULED' },
        { day: -4, slot: 1, status: 'CANCELLED' },
        ...history(1, 18),
      ],
    },
  },
  {
    email: 'sam.o@example.org',
    password,
    shows: words(
      'A new patient: nothing in the record, no visit yet',
      'Paciente nuevo: nada en el expediente, ninguna cita todavía',
    ),
    person: { name: 'Sam O', language: 'en', age: 27, female: false, persona: 'healthy-adult', chart: 'none' },
    practices: { riverwalk: [] },
  },
  {
    email: 'nora.obrien@example.org',
    password,
    shows: words(
      'Acts for two children and, until a set day, for her father Walter O’Brien; has no records of her own',
      'Actúa por dos niños y, hasta cierta fecha, por su padre Walter O’Brien; no tiene expediente propio',
    ),
    person: { name: "Nora O'Brien", language: 'en', age: 44, female: true, persona: 'healthy-adult' },
    practices: {},
  },
  {
    email: 'rosa.delgado@example.org',
    password,
    shows: words(
      'Reads Spanish; also looks after Walter O’Brien’s appointments at another practice',
      'Lee en español; también se ocupa de las citas de Walter O’Brien en otro consultorio',
    ),
    person: { name: 'Rosa Delgado', language: 'es', age: 52, female: true, persona: 'healthy-adult' },
    practices: {
      riverwalk: [{ day: 12, slot: 8, status: 'SCHEDULED' }, ...history(8, 3)],
    },
  },
  {
    email: 'helen.brooks@example.org',
    password,
    shows: words(
      'Came to a visit yesterday and has not checked out: a form, a payment, the next visit',
      'Vino a una cita ayer y le falta registrar la salida: un formulario, un pago, la próxima cita',
    ),
    person: { name: 'Helen Brooks', language: 'en', age: 66, female: true, persona: 'healthy-adult' },
    asksAtCheckOut: true,
    practices: {
      riverwalk: [
        { day: -1, slot: 9, status: 'CHECKED-IN' },
        { day: 14, slot: 9, status: 'CANCELLED' },
        ...history(9, 2),
      ],
    },
  },
  {
    email: 'carlos.rivera@example.org',
    password,
    shows: words(
      'The same at another practice, in Spanish, without a form',
      'Lo mismo en otro consultorio, en español y sin formulario',
    ),
    person: { name: 'Carlos Rivera', language: 'es', age: 49, female: false, persona: 'healthy-adult' },
    practices: {
      biscayne: [
        { day: -1, slot: 9, status: 'CHECKED-IN' },
        { day: 14, slot: 9, status: 'CANCELLED' },
        ...history(9, 2),
      ],
    },
  },
];

/** One line for each: how to sign in, and what there is to see. */
export const demoAccountList = (): string =>
  demoAccounts.map(({ email, password: own, shows }) => `${email}  ${own}  ${shows.en}\n`).join('');
