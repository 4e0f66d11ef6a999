import type { FurnishedClinic } from '@portico/fhir-servers';
import type { Answer, PracticeConnection, Problem } from '@portico/practice-spi';
import { facet, valueOf } from './expect-values.ts';
import { call } from './small-practice-fixture.ts';

type Resource = { readonly resourceType: string } & Readonly<Record<string, unknown>>;

export interface ContraryArea {
  readonly name: string;
  /** What the area is read from. */
  readonly type: string;
  /** What its resources refer to. */
  readonly behind?: Resource;
  readonly enter?: (
    patient: string,
    at: number,
    known: { readonly clinic: FurnishedClinic; readonly behind: string },
  ) => Resource;
  readonly read: (connection: PracticeConnection, patient: string, clinic: FurnishedClinic) => Answer<unknown>;
  /** What stands for a part of each row, by which it is seen to be shown. */
  readonly shown: RegExp;
  /** What becomes of rows that are not as they should be; `same` for an area that does not look at that. */
  readonly of: Readonly<Record<'unknown-status' | 'no-zone' | 'foreign-references' | 'next-other-origin', Becomes>>;
}

/** None of the rows is shown, all of them are, all but their dates, or there is no answer. */
export type Becomes = 'left out' | 'same' | 'undated' | Problem;

/** All rows of a type are left out, which is not none. */
const leftOut = (type: string): Problem => ({ kind: 'malformed', what: `Bundle.entry.${type}` });
const brokenPages: Problem = { kind: 'malformed', what: 'Bundle.link.next' };

const claim = { firstName: 'José', lastName: 'Peña Muñoz', birthDate: '1984-02-29' };
const year = { from: '2026-01-01T00:00:00Z', before: '2027-12-31T00:00:00Z' };
const subject = (patient: string) => ({ reference: `Patient/${patient}` });

export const contraryAreas: readonly ContraryArea[] = [
  {
    name: 'insurances',
    type: 'Coverage',
    enter: (patient, at) => ({
      resourceType: 'Coverage',
      status: 'active',
      beneficiary: subject(patient),
      payor: [{ display: `Insurer ${at}` }],
      period: { start: '2026-01-01T00:00:00-05:00' },
    }),
    read: (connection, patient) => facet(connection, 'coverage').read(patient, call),
    shown: /Insurer/,
    of: {
      'unknown-status': { kind: 'malformed', what: 'Coverage.status' },
      'no-zone': { kind: 'malformed', what: 'Coverage.period' },
      'foreign-references': 'left out',
      'next-other-origin': brokenPages,
    },
  },
  {
    name: 'bills',
    type: 'Invoice',
    enter: (patient, at) => ({
      resourceType: 'Invoice',
      status: 'issued',
      subject: subject(patient),
      date: '2026-01-01T00:00:00-05:00',
      totalGross: { value: 10 + at, currency: 'USD' },
    }),
    read: (connection, patient) => facet(connection, 'money').statements(patient, undefined, call),
    shown: /issuedOn|total/,
    of: {
      'unknown-status': { kind: 'malformed', what: 'Invoice.status' },
      'no-zone': { kind: 'malformed', what: 'Invoice.date' },
      'foreign-references': 'left out',
      'next-other-origin': brokenPages,
    },
  },
  {
    name: 'forms',
    type: 'Task',
    behind: {
      resourceType: 'Questionnaire',
      status: 'active',
      title: 'Intake of 2026',
      item: [{ linkId: '1', text: 'Do you have allergies?', type: 'boolean' }],
    },
    enter: (patient, at, { behind }) => ({
      resourceType: 'Task',
      status: 'requested',
      intent: 'order',
      for: subject(patient),
      focus: { reference: `Questionnaire/${behind}` },
      restriction: { period: { end: `2026-12-0${at}T12:00:00-05:00` } },
    }),
    read: (connection, patient) => facet(connection, 'forms').asked(patient, call),
    shown: /Intake/,
    of: {
      'unknown-status': leftOut('Questionnaire'),
      'no-zone': leftOut('Questionnaire'),
      'foreign-references': 'left out',
      'next-other-origin': brokenPages,
    },
  },
  {
    name: 'messages',
    type: 'Communication',
    enter: (patient, at, { clinic: { practitioners } }) => ({
      resourceType: 'Communication',
      status: 'completed',
      subject: subject(patient),
      sender: { display: 'Front office' },
      recipient: [subject(patient), { reference: `Practitioner/${practitioners.rivera}` }],
      topic: { text: `Subject ${at}` },
      sent: `2026-11-2${at}T09:00:00-05:00`,
      payload: [{ contentString: `Message ${at}` }],
    }),
    read: (connection, patient) => facet(connection, 'mail').threads(patient, undefined, call),
    shown: /Subject/,
    of: {
      'unknown-status': leftOut('Communication'),
      'no-zone': leftOut('Communication'),
      'foreign-references': 'left out',
      'next-other-origin': brokenPages,
    },
  },
  {
    name: 'patients',
    type: 'Patient',
    read: ({ people }) => people.match(claim, call),
    shown: /Peña/,
    // Those of one name and birth date are two, and stand on one page.
    of: { 'unknown-status': 'same', 'no-zone': 'same', 'foreign-references': 'same', 'next-other-origin': 'same' },
  },
  {
    name: 'visits',
    type: 'Appointment',
    enter: (patient, at, { clinic: { practitioners } }) => ({
      resourceType: 'Appointment',
      status: 'fulfilled',
      start: `2026-11-0${at}T09:00:00-05:00`,
      end: `2026-11-0${at}T09:30:00-05:00`,
      participant: [
        { actor: subject(patient), status: 'accepted' },
        { actor: { reference: `Practitioner/${practitioners.rivera}` }, status: 'accepted' },
      ],
    }),
    read: (connection, patient) => facet(connection, 'visits').of(patient, year, undefined, call),
    shown: /completed/,
    of: {
      'unknown-status': leftOut('Appointment'),
      'no-zone': leftOut('Appointment'),
      'foreign-references': 'left out',
      'next-other-origin': brokenPages,
    },
  },
  {
    name: 'free times',
    type: 'Slot',
    read: async (connection, _patient, { schedules }) => {
      const times = facet(connection, 'times');
      const offers = valueOf(await times.offered(call)).offers;
      const offer = offers.find(({ calendar }) => calendar === schedules.riveraNewYork);
      if (offer === undefined || times.free === undefined) throw new Error('nothing is offered');
      return times.free(offer, { first: '2026-11-25', last: '2026-12-05' }, call);
    },
    shown: /start/,
    of: {
      'unknown-status': 'left out',
      'no-zone': 'left out',
      'foreign-references': 'left out',
      'next-other-origin': brokenPages,
    },
  },
  {
    name: 'documents',
    type: 'DocumentReference',
    enter: (patient, at) => ({
      resourceType: 'DocumentReference',
      status: 'current',
      subject: subject(patient),
      date: `2026-11-0${at}T09:00:00-05:00`,
      content: [{ attachment: { title: `Letter ${at}`, contentType: 'text/plain', data: 'TGV0dGVy' } }],
    }),
    read: (connection, patient) => facet(connection, 'record').sections(patient, ['documents'], call),
    shown: /Letter/,
    of: {
      'unknown-status': 'left out',
      'no-zone': 'undated',
      'foreign-references': 'left out',
      'next-other-origin': brokenPages,
    },
  },
];
