import type { Appointment, Slot } from 'fhir/r4';
import type { Kind } from '../scheduling-resource-types.ts';

export type Interaction = 'read' | 'search-type' | 'create' | 'update' | 'patch';

/** `$find`, `$hold` and `$book`, without their `$`. */
export type SchedulingOperation = 'find' | 'hold' | 'book';

/** To which statuses each status may change; one that is not there changes no more. */
export type Transitions<Status extends string> = Readonly<Partial<Record<Status, readonly Status[]>>>;

/** What one kind of server does, as switches. Each is on its own, so a test may take one profile and change a switch. */
export interface Profile {
  readonly name: string;
  /** What a client may do with each kind of resource; a kind that is not there does not exist. */
  readonly kinds: Readonly<Partial<Record<Kind, readonly Interaction[]>>>;
  /** The header by which a change says what it read. A time counts in whole seconds: two changes within one are not told apart. */
  readonly versions: 'if-match' | 'if-unmodified-since' | 'none';
  /** The answer to a change of something that was changed meanwhile. */
  readonly stale: 409 | 412;
  /** What becomes of a change that does not say what it read. */
  readonly unversioned: 412 | 428 | 'overwrites';
  /** Rows on a page; `_count` asks for at most the largest. */
  readonly page: { readonly usual: number; readonly largest: number };
  /** The last row of a page is the first of the next one as well. */
  readonly repeatsRows: boolean;
  /** A search parameter that it does not know; one that it ignores is left out of the `self` link. */
  readonly unknownParameter: 'refused' | 'ignored';
  readonly calls: {
    readonly aMinute: number;
    /** When calls are answered again: a minute after the first one that was counted, or when the clock's minute ends. */
    readonly until: 'minute-after-first' | 'end-of-minute';
    readonly tellsRetryAfter: boolean;
  };
  readonly slotTransitions: Transitions<Slot['status']>;
  readonly appointmentTransitions: Transitions<Appointment['status']>;
  /** Whether a time is given to a second appointment. */
  readonly takenTime: 'refused' | 'booked-again';
  /** A write is answered with the resource, or by its address alone. */
  readonly answersWritesWith: 'resource' | 'address';
  /** Operations of the Argonaut scheduling guide on Appointment; none without. */
  readonly operations?: readonly SchedulingOperation[];
  /** Ids as this server makes them, from a number that rises for each kind. */
  readonly id: (serial: number) => string;
}

const readable = ['read', 'search-type'] as const;
const directory = {
  Practitioner: readable,
  PractitionerRole: readable,
  Location: readable,
  HealthcareService: readable,
} as const;
const calendar = { Schedule: readable, Slot: readable } as const;

/** Source: docs.oracle.com, Millennium, "Appointment REST Endpoints" and "Patch a slot". */
const oracle: Profile = {
  name: 'oracle',
  kinds: {
    ...directory,
    Patient: [...readable, 'create', 'patch'],
    Schedule: readable,
    Slot: [...readable, 'patch'],
    Appointment: [...readable, 'create', 'patch'],
  },
  versions: 'if-match',
  stale: 409,
  unversioned: 412,
  page: { usual: 10, largest: 10 },
  repeatsRows: true,
  unknownParameter: 'refused',
  calls: { aMinute: 250, until: 'minute-after-first', tellsRetryAfter: true },
  slotTransitions: { free: ['busy-tentative'], 'busy-tentative': ['free'] },
  appointmentTransitions: {
    proposed: ['booked', 'cancelled'],
    booked: ['arrived', 'checked-in', 'cancelled'],
    arrived: ['checked-in', 'cancelled'],
    'checked-in': ['fulfilled', 'cancelled'],
  },
  takenTime: 'refused',
  answersWritesWith: 'address',
  id: (serial) => String(4_047_600 + serial),
};

/** Writes by PUT and has no ETag. What it does with a taken time is documented nowhere that we know. */
const canvas: Profile = {
  ...oracle,
  name: 'canvas',
  kinds: {
    ...directory,
    ...calendar,
    Patient: [...readable, 'create', 'update'],
    Appointment: [...readable, 'create', 'update'],
  },
  versions: 'if-unmodified-since',
  stale: 412,
  unversioned: 'overwrites',
  page: { usual: 10, largest: 100 },
  unknownParameter: 'ignored',
  slotTransitions: {},
  id: (serial) => `b8dfa97b-db0c-4e8f-a1b5-${serial.toString(16).padStart(12, '0')}`,
};

/** Its FHIR is read only, and cursors are opaque; booking is in an interface of its own that is not here. */
const athena: Profile = {
  ...oracle,
  name: 'athena',
  kinds: { ...directory, ...calendar, Patient: readable, Appointment: readable },
  versions: 'none',
  unknownParameter: 'ignored',
  slotTransitions: {},
  appointmentTransitions: {},
  id: (serial) => `a-195900.E-${serial}`,
};

/** Patients, messages and filled forms can be created, and appointments read; there is no Slot, no Schedule and no Invoice. */
const epic: Profile = {
  ...athena,
  name: 'epic',
  kinds: {
    ...directory,
    Patient: [...readable, 'create'],
    Appointment: readable,
    Coverage: readable,
    Communication: [...readable, 'create'],
    Account: readable,
    Questionnaire: readable,
    QuestionnaireResponse: [...readable, 'create'],
  },
  answersWritesWith: 'address',
  id: (serial) => `e${Buffer.from(`portico ${serial}`).toString('base64url')}3`,
};

/**
 * 250 calls a minute for a practice, then none until the minute ends, without saying when that is. Appointments are said to be
 * readable only in another interface of theirs; here they are, so that there is something to read.
 */
const eclinicalworks: Profile = {
  ...athena,
  name: 'eclinicalworks',
  kinds: { ...directory, Patient: readable, Appointment: readable },
  calls: { aMinute: 250, until: 'end-of-minute', tellsRetryAfter: false },
  id: (serial) => `EGKQ-${serial}`,
};

/**
 * Appointments come about by `$find`, `$hold` and `$book` of the Argonaut scheduling guide alone, and no Slot is shown. Proposals
 * have other ids each time, some lie outside of what was asked for, and what is refused is a canceled Appointment.
 */
const argonaut: Profile = {
  ...oracle,
  name: 'argonaut',
  kinds: { ...directory, Patient: readable, Schedule: readable, Appointment: [...readable, 'patch'] },
  slotTransitions: {},
  appointmentTransitions: { ...oracle.appointmentTransitions, pending: ['booked', 'cancelled'] },
  operations: ['find', 'hold', 'book'],
  id: (serial) => `argo-${serial}`,
};

export const profiles = { oracle, canvas, athena, epic, eclinicalworks, argonaut } as const;
export type ProfileName = keyof typeof profiles;
