import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FurnishedClinic } from '@portico/fhir-servers';
import type { Answer, PracticeConnection, Problem } from '@portico/practice-spi';
import { facet, problemIn, valueOf } from './testing/expect-values.ts';
import { call } from './testing/small-practice-fixture.ts';
import { enter, startWholeContrary, type WholeContrary } from './testing/whole-contrary-server.ts';

type Resource = { readonly resourceType: string } & Readonly<Record<string, unknown>>;

interface Area {
  readonly name: string;
  /** What the area is read from. */
  readonly type: string;
  /** What its resources refer to. */
  readonly behind?: Resource;
  readonly of: (
    patient: string,
    at: number,
    known: { readonly clinic: FurnishedClinic; readonly behind: string },
  ) => Resource;
  readonly read: (connection: PracticeConnection, patient: string) => Answer<unknown>;
  /** What becomes of rows in an unknown status, and of times without a zone: none is shown, or no answer is one. */
  readonly unknownStatus: 'left out' | Problem;
  readonly noZone: 'left out' | Problem;
}

const subject = (patient: string) => ({ reference: `Patient/${patient}` });

const areas: readonly Area[] = [
  {
    name: 'insurances',
    type: 'Coverage',
    of: (patient, at) => ({
      resourceType: 'Coverage',
      status: 'active',
      beneficiary: subject(patient),
      payor: [{ display: `Insurer ${at}` }],
      period: { start: '2026-01-01T00:00:00-05:00' },
    }),
    read: (connection, patient) => facet(connection, 'coverage').read(patient, call),
    unknownStatus: { kind: 'malformed', what: 'Coverage.status' },
    noZone: { kind: 'malformed', what: 'Coverage.period' },
  },
  {
    name: 'bills',
    type: 'Invoice',
    of: (patient, at) => ({
      resourceType: 'Invoice',
      status: 'issued',
      subject: subject(patient),
      date: '2026-01-01T00:00:00-05:00',
      totalGross: { value: 10 + at, currency: 'USD' },
    }),
    read: (connection, patient) => facet(connection, 'money').statements(patient, undefined, call),
    unknownStatus: { kind: 'malformed', what: 'Invoice.status' },
    noZone: { kind: 'malformed', what: 'Invoice.date' },
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
    of: (patient, at, { behind }) => ({
      resourceType: 'Task',
      status: 'requested',
      intent: 'order',
      for: subject(patient),
      focus: { reference: `Questionnaire/${behind}` },
      restriction: { period: { end: `2026-12-0${at}T12:00:00-05:00` } },
    }),
    read: (connection, patient) => facet(connection, 'forms').asked(patient, call),
    unknownStatus: 'left out',
    noZone: 'left out',
  },
  {
    name: 'messages',
    type: 'Communication',
    of: (patient, at, { clinic: { practitioners } }) => ({
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
    unknownStatus: 'left out',
    noZone: 'left out',
  },
];

describe.each(areas)('$name on a contrary server', ({ type, behind: referred, of, read, unknownStatus, noZone }) => {
  let whole: WholeContrary;
  beforeAll(async () => {
    whole = await startWholeContrary();
    const { pena, oneill } = whole.clinic.patients;
    const behind = referred === undefined ? '' : await enter(whole.server, referred);
    const known = { clinic: whole.clinic, behind };
    for (const at of [1, 2, 3, 4]) await enter(whole.server, of(pena, at, known));
    for (const at of [5, 6]) await enter(whole.server, of(oneill, at, known));
  }, 60_000);
  afterAll(() => whole.server.close());

  const mine = async () => {
    const { connection } = await whole.connect();
    return read(connection, whole.clinic.patients.pena);
  };

  it.each([
    { fault: 'html', problem: { kind: 'malformed', what: 'content-type' } },
    { fault: 'empty-406', problem: { kind: 'refused', why: '406' } },
    { fault: 'next-other-origin', problem: { kind: 'malformed', what: 'Bundle.link.next' } },
    { fault: 'answer-lost', problem: { kind: 'away' } },
  ] as const)('are no answer that is $fault', async ({ fault, problem }) => {
    whole.server.injectFault({ fault, on: new RegExp(`/${type}`) });
    const answer = await mine();
    whole.server.clearFaults();
    expect(problemIn(answer)).toEqual(problem);
    expect(whole.server.otherOriginLog()).toEqual([]);
  });

  it('are of this patient alone where the rows of all come', async () => {
    const before = valueOf(await mine());
    whole.server.injectFault({ fault: 'others-rows', on: new RegExp(`/${type}`) });
    const after = valueOf(await mine());
    whole.server.clearFaults();
    expect(after).toEqual(before);
    expect(JSON.stringify(before).length).toBeGreaterThan(50);
  });

  it('are the same where numbers end with zeros', async () => {
    const before = valueOf(await mine());
    whole.server.injectFault({ fault: 'trailing-zeros', on: new RegExp(`/${type}`) });
    const after = valueOf(await mine());
    whole.server.clearFaults();
    expect(after).toEqual(before);
  });

  it.each([
    { fault: 'unknown-status', becomes: unknownStatus },
    { fault: 'no-zone', becomes: noZone },
  ] as const)('are not guessed where they have $fault', async ({ fault, becomes }) => {
    whole.server.injectFault({ fault, on: new RegExp(`/${type}`) });
    const answer = await mine();
    whole.server.clearFaults();
    const shown = answer.ok ? JSON.stringify(answer.value).includes('1') : answer.error;
    expect(shown).toEqual(becomes === 'left out' ? false : becomes);
  });
});
