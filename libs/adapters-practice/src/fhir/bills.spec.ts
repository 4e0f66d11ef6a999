import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

const adjudication = 'http://terminology.hl7.org/CodeSystem/adjudication';
const usd = (value: number, currency = 'USD') => ({ value, currency });
const total = (code: string, amount: object, system = adjudication) => ({
  category: { coding: [{ system, code }] },
  amount,
});
const service = (text: string, more: object = {}) => ({ sequence: 1, productOrService: { text }, ...more });

const others: readonly object[] = [
  { resourceType: 'Organization', id: 'clinic', name: 'Harbor Family Clinic' },
  {
    resourceType: 'Encounter',
    id: 'visit',
    status: 'finished',
    class: { code: 'AMB' },
    type: [{ text: 'Checkup' }],
    subject: { reference: 'Patient/p' },
    period: { start: '2012-03-07T20:15:35+00:00' },
  },
];

/** The shape in which Synthea writes a claim. */
const claim = (more: object = {}): object => ({
  resourceType: 'Claim',
  id: 'claim',
  status: 'active',
  type: { coding: [{ code: 'institutional' }] },
  use: 'claim',
  patient: { reference: 'Patient/p' },
  billablePeriod: { start: '2012-03-07T20:15:35+00:00', end: '2012-03-07T20:30:35+00:00' },
  created: '2012-03-08T20:30:35+00:00',
  provider: { reference: 'Organization/clinic' },
  insurance: [{ sequence: 1, focal: true, coverage: { display: 'Coastal Mutual' } }],
  item: [
    service('Encounter for check up', { encounter: [{ reference: 'Encounter/visit' }] }),
    service('Influenza vaccine', { sequence: 2, net: usd(140.52) }),
  ],
  total: usd(265.52),
  ...more,
});

/** And what an insurer says of it, where the days of the services lie two years before what is billed. */
const explanation = (more: object = {}): object => ({
  resourceType: 'ExplanationOfBenefit',
  id: 'explanation',
  status: 'active',
  type: { coding: [{ code: 'institutional' }] },
  use: 'claim',
  outcome: 'complete',
  patient: { reference: 'Patient/p' },
  billablePeriod: { start: '2012-03-07T20:30:35+00:00', end: '2013-03-07T20:30:35+00:00' },
  created: '2012-03-09T20:30:35+00:00',
  insurer: { display: 'Coastal Mutual' },
  provider: { reference: 'Organization/clinic' },
  item: [
    service('Encounter for check up', {
      encounter: [{ reference: 'Encounter/visit' }],
      servicedPeriod: { start: '2010-05-06T16:15:35-04:00', end: '2010-05-06T16:30:35-04:00' },
    }),
  ],
  total: [total('submitted', usd(265.52))],
  payment: { amount: usd(112.41600000000001) },
  ...more,
});

const read = (...resources: readonly object[]) => readRecords(fhirInput(bundleOf(...others, ...resources)));
const billsIn = (...resources: readonly object[]) =>
  read(...resources).records.flatMap((each) => (each.type === 'item' && each.section === 'bills' ? each.item : []));
const detailsOf = (resource: object, kind: string) =>
  billsIn(resource).flatMap(({ details }) => details.flatMap((each) => (each.kind === kind ? each.text : [])));

describe('a claim', () => {
  it('is told with who billed what, for which visit and when, in whole cents', () => {
    expect(billsIn(claim())).toMatchObject([
      {
        name: 'Encounter for check up',
        date: '2012-03-07T20:15:35+00:00',
        ended: '2012-03-07T20:30:35+00:00',
        made: '2012-03-08T20:30:35+00:00',
        status: 'submitted',
        details: [
          { kind: 'paper', text: 'claim' },
          { kind: 'biller', text: 'Harbor Family Clinic' },
          { kind: 'insurer', text: 'Coastal Mutual' },
          { kind: 'service', text: 'Influenza vaccine' },
          { kind: 'visit', text: 'Checkup' },
          { kind: 'visit-date', text: '2012-03-07T20:15:35+00:00' },
          { kind: 'billed', text: '265.52' },
        ],
      },
    ]);
  });

  it('that only asks ahead, that is a draft, or that was entered in error bills nothing', () => {
    for (const more of [{ use: 'preauthorization' }, { use: 'predetermination' }, { status: 'draft' }]) {
      expect(read(claim(more)).refusals).toMatchObject([{ reason: 'not-kept' }]);
    }
    expect(read(claim({ status: 'entered-in-error' })).refusals).toMatchObject([{ reason: 'entered-in-error' }]);
  });

  it('without services is named by its kind', () => {
    expect(billsIn(claim({ item: undefined }))).toMatchObject([{ name: 'institutional' }]);
    expect(read(claim({ item: undefined, type: undefined })).refusals).toMatchObject([{ reason: 'unreadable' }]);
  });
});

describe('an explanation of benefits', () => {
  it('is told without a day of service where its own dates contradict each other', () => {
    const [item] = billsIn(explanation());
    expect(item).toEqual({
      id: item?.id,
      name: 'Encounter for check up',
      made: '2012-03-09T20:30:35+00:00',
      status: 'processed',
      details: [
        { kind: 'paper', text: 'explanation' },
        { kind: 'biller', text: 'Harbor Family Clinic' },
        { kind: 'insurer', text: 'Coastal Mutual' },
        { kind: 'visit', text: 'Checkup' },
        { kind: 'visit-date', text: '2012-03-07T20:15:35+00:00' },
        { kind: 'billed', text: '265.52' },
        { kind: 'insurer-paid', text: '112.42' },
      ],
    });
  });

  it('has the dates of its services where it has no period', () => {
    const items = ['2024-03-06', '2024-03-05'].map((servicedDate) => service('Visit', { servicedDate }));
    expect(billsIn(explanation({ billablePeriod: undefined, item: items }))).toMatchObject([
      { date: '2024-03-05', ended: '2024-03-06' },
    ]);
  });

  it('has the parts of the patient as an insurer tells them', () => {
    const c4bb = 'http://hl7.org/fhir/us/carin-bb/CodeSystem/C4BBAdjudication';
    const totals = [
      total('submitted', usd(300)),
      total('eligible', usd(210.5)),
      total('benefit', usd(150.25)),
      total('memberliability', usd(60.25), c4bb),
      total('deductible', usd(40)),
      total('copay', usd(20)),
      total('coinsurance', usd(0.25), c4bb),
      total('noncovered', usd(0), c4bb),
      total('paidbypatient', usd(20), c4bb),
    ];
    const note = { processNote: [{ number: 1, text: 'Deductible applied' }] };
    expect(billsIn(explanation({ total: totals, payment: undefined, ...note }))[0]?.details.slice(5)).toEqual([
      { kind: 'billed', text: '300.00' },
      { kind: 'allowed', text: '210.50' },
      { kind: 'insurer-paid', text: '150.25' },
      { kind: 'patient-part', text: '60.25' },
      { kind: 'deductible', text: '40.00' },
      { kind: 'copay', text: '20.00' },
      { kind: 'coinsurance', text: '0.25' },
      { kind: 'not-covered', text: '0.00' },
      { kind: 'patient-paid', text: '20.00' },
      { kind: 'note', text: 'Deductible applied' },
    ]);
  });

  it('tells no amount that is said twice, in another currency or in none', () => {
    const twice = [total('submitted', usd(300)), total('submitted', usd(200))];
    expect(detailsOf(explanation({ total: twice }), 'billed')).toEqual([]);
    for (const amount of [usd(300, 'EUR'), { value: 300 }, { currency: 'USD' }, { value: 'free', currency: 'USD' }]) {
      expect(detailsOf(explanation({ total: [total('submitted', amount)] }), 'billed')).toEqual([]);
    }
    expect(detailsOf(explanation({ total: [total('submitted', usd(-12.005))] }), 'billed')).toEqual(['-12.01']);
  });

  it('has the status of what the insurer did with it, else one that is not noted', () => {
    const outcomes = {
      queued: 'waiting',
      complete: 'processed',
      partial: 'partial',
      error: 'failed',
      other: 'unknown',
    };
    for (const [outcome, status] of Object.entries(outcomes)) {
      expect(billsIn(explanation({ outcome }))).toMatchObject([{ status }]);
    }
    expect(billsIn(explanation({ outcome: undefined }))).toMatchObject([{ status: 'unknown' }]);
    expect(billsIn(explanation({ status: 'cancelled' }))).toMatchObject([{ status: 'cancelled' }]);
  });
});
