import { describe, expect, it } from '@jest/globals';
import { capabilityStatement } from '@portico/fhir-servers';
import { sectionNames, type PracticeConnection, type Result } from '@portico/practice-spi';
import fc from 'fast-check';
import { connect } from './fhir-connection.ts';
import { call } from './testing/small-practice-fixture.ts';
import { base, bundle, scriptedHost, type Scripted } from './testing/scripted-server.ts';

const names = [
  ...['identifier', 'system', 'value', 'period', 'start', 'end', 'status', 'participant', 'actor', 'reference', 'type'],
  ...['coding', 'code', 'display', 'text', 'name', 'given', 'family', 'telecom', 'use', 'birthDate', 'link', 'active'],
  ...[
    'schedule',
    'slot',
    'serviceType',
    'extension',
    'url',
    'valueCode',
    'meta',
    'versionId',
    'lastUpdated',
    'address',
  ],
  ...['payor', 'class', 'order', 'beneficiary', 'payload', 'sent', 'sender', 'recipient', 'partOf', 'topic', 'payment'],
  ...['totalGross', 'currency', 'lineItem', 'item', 'linkId', 'contentString', 'contentAttachment', 'date', 'focus'],
  ...['practitioner', 'location', 'healthcareService', 'subject', 'patient', 'result', 'hasMember', 'content'],
  ...['attachment', 'data', 'medicationReference', 'valueQuantity', 'referenceRange', 'category', 'requestedPeriod'],
];
const words = fc.constantFrom(
  ...['', 'a', 'booked', 'free', 'busy', 'busy-tentative', 'active', 'final', 'Patient/a', 'Slot/a', 'Schedule/a'],
  ...['Location/a', 'Practitioner/a', 'PractitionerRole/a', 'Observation/a', '#x', 'https://[', '2026-12-01', 'K'],
  ...['2026-12-01T09:00:00Z', '2026-12-01T09:30:00-05', '9999-99-99T99:99:99Z', 'urn:portico:key', 'urn:portico:claim'],
  ...['http://hl7.org/fhir/StructureDefinition/timezone', 'Mars/Base', '__proto__', 'constructor', '\u0000'],
);
const { value: anything } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    words,
    fc.constantFrom<unknown>(null, true, false, 0, -1, 7.1, 1e300),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 8 }),
  ),
}));
const members = fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 3 });

const span = { start: '2026-12-01T09:00:00Z', end: '2026-12-01T09:30:00Z' };
const zone = fc.constantFrom('America/Phoenix', 'Mars/Base', '');
const code = { coding: [{ code: 'a' }], text: 'a' };
/** What is whole, of which an answer changes some members. */
const whole: Readonly<Record<string, object>> = {
  Patient: { name: [{ family: 'a', given: ['a'] }], birthDate: '2026-12-01' },
  Practitioner: { name: [{ family: 'a' }] },
  Schedule: { serviceType: [code], actor: [{ reference: 'Practitioner/a' }, { reference: 'Location/a' }] },
  Slot: { schedule: { reference: 'Schedule/a' }, status: 'free', ...span },
  Appointment: {
    status: 'booked',
    ...span,
    slot: [{ reference: 'Slot/a' }],
    identifier: [{ system: 'urn:portico:key', value: 'K' }],
    participant: [{ actor: { reference: 'Patient/a' } }, { actor: { reference: 'Location/a' } }],
  },
  Condition: { subject: { reference: 'Patient/a' }, code },
  Questionnaire: { status: 'active', item: [{ linkId: '1', text: 'a', type: 'boolean' }] },
  Task: { status: 'requested', for: { reference: 'Patient/a' }, focus: { reference: 'Questionnaire/a' } },
  QuestionnaireResponse: {
    status: 'in-progress',
    subject: { reference: 'Patient/a' },
    questionnaire: 'Questionnaire/a',
  },
  Invoice: {
    status: 'issued',
    subject: { reference: 'Patient/a' },
    date: '2026-12-01',
    totalGross: { value: 1, currency: 'USD' },
  },
  PaymentNotice: { identifier: [{ system: 'urn:portico:key', value: 'K' }], status: 'active' },
  Communication: {
    status: 'completed',
    subject: { reference: 'Patient/a' },
    sender: { reference: 'Practitioner/a' },
    sent: span.start,
    identifier: [{ system: 'urn:portico:key', value: 'K' }],
    payload: [{ contentString: 'a' }, { contentAttachment: { url: 'https://[' } }],
  },
  Coverage: {
    status: 'active',
    beneficiary: { reference: 'Patient/a' },
    payor: [{ display: 'a' }],
    class: [{ type: code, value: 'a' }],
  },
  Encounter: { subject: { reference: 'Patient/a' }, appointment: [{ reference: 'Appointment/a' }] },
  DocumentReference: {
    status: 'current',
    type: { coding: [{ code: '34133-9' }] },
    context: { encounter: [{ reference: 'Encounter/a' }] },
    subject: { reference: 'Patient/a' },
    content: [{ attachment: { title: 'a', url: 'https://[' } }],
  },
};

const offer = { calendar: 'a', type: '|a', place: 'a' };
const time = { id: 'a', ...span, version: '1' };
const wanted = { patient: 'a', offer, time };
const until = '2026-12-01T00:00:00Z';
const window = { from: '2026-01-01T00:00:00Z', before: '2027-01-01T00:00:00Z' };
const claim = { firstName: 'a', lastName: 'a', birthDate: '2026-12-01' };

const questions = ({
  people,
  visits,
  times,
  booking,
  record,
  coverage,
  mail,
  money,
  forms,
  changes,
}: PracticeConnection): Promise<Result<unknown> | undefined>[] =>
  [
    people.match(claim, call),
    people.read('a', call),
    people.register?.(claim, 'K', call),
    people.correct?.('a', { lastName: 'b', phone: '+13055550100' }, undefined, call),
    visits?.of('a', window, undefined, call),
    visits?.one('a', 'a', call),
    visits?.between?.(window, undefined, call),
    visits?.confirm?.('a', 'a', undefined, call),
    visits?.arrive?.('a', 'a', undefined, call),
    times?.offered(call),
    times?.free?.(offer, { first: '2026-12-01', last: '2026-12-02' }, call),
    booking?.book(wanted, 'K', call),
    booking?.byKey('a', 'K', call),
    booking?.cancel('a', 'a', { kind: 'other' }, undefined, call),
    booking?.hold?.(wanted, until, 'K', call),
    booking?.release?.({ id: 'K', patient: 'a', time, until }, call),
    booking?.request?.(
      { patient: 'a', when: { days: { first: '2026-12-01', last: '2026-12-02' }, words: '' } },
      'K',
      call,
    ),
    record?.sections('a', sectionNames, call),
    record?.document('a', 'DocumentReference/a', call),
    record?.summary?.('a', 'a', call),
    changes?.since(undefined, call),
    changes?.since('WzEsImEiXQ', call),
    changes?.since('a', call),
    forms?.asked('a', call),
    forms?.hand({ patient: 'a', form: 'a', version: 1, signedAt: span.start, answers: [] }, 'K', call),
    money?.balance('a', call),
    money?.statements('a', undefined, call),
    money?.statement('a', 'a', call),
    money?.post?.({ patient: 'a', amount: 100, at: span.start, purpose: 'a' }, 'K', call),
    money?.posted?.('a', 'K', call),
    mail?.threads('a', undefined, call),
    mail?.thread('a', 'a', undefined, call),
    mail?.recipients('a', call),
    mail?.file?.('a', 'a#0', call),
    mail?.send({ patient: 'a', to: { provider: 'a', subject: '' }, body: 'a', sender: '' }, 'K', call),
    mail?.send({ patient: 'a', to: { thread: 'a' }, body: 'a', sender: '' }, 'K', call),
    coverage?.read('a', call),
    coverage?.keep?.('a', [{ payer: 'a', memberNumber: '1', rank: 'primary' }], undefined, call),
  ].map((asked) => asked ?? Promise.resolve(undefined));

describe('a FHIR server that answers anything', () => {
  it('is answered by values, and never by an exception', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(members, { minLength: 1, maxLength: 4 }), zone, async (bodies, valueCode) => {
        let answered = 0;
        const resource = (type: string) => {
          answered += 1;
          const extension = [{ url: 'http://hl7.org/fhir/StructureDefinition/timezone', valueCode }];
          const usual = type === 'Location' ? { name: 'a', extension } : whole[type];
          return { id: 'a', ...usual, ...bodies[answered % bodies.length], resourceType: type };
        };
        const one = ({ url }: { readonly url: string }): Scripted => {
          const [type = '', id] = url.slice(base.length + 1).split(/[/?]/);
          const isSearch = id === undefined || id === '_search' || url.includes('?');
          return { body: isSearch ? bundle([resource(type), resource(type)]) : resource(type) };
        };
        const made = ({ url }: { readonly url: string }): Scripted =>
          url.endsWith('_search') ? one({ url }) : { status: 201, body: resource(url.slice(base.length + 1)) };
        const host = scriptedHost({
          'GET metadata': () => ({ body: capabilityStatement() }),
          GET: one,
          PUT: one,
          POST: made,
        });
        const connected = await connect({ base, auth: { type: 'none' } }, host);
        if (!connected.ok) throw new Error(connected.mistakes.join());
        const answers = await Promise.all(questions(connected.connection));
        expect(answers.every((answer) => typeof answer?.ok === 'boolean')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
