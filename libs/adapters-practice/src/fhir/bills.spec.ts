import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput, inputOf } from '../reading/testing/sample-inputs.ts';

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

describe('the code and the visits of a bill', () => {
  const coded = (code: string, display?: string) => ({ coding: [{ system: 'urn:cpt', code, display }] });
  const codeOf = (...item: readonly object[]) => billsIn(claim({ item }))[0]?.code;

  it('are the code of the service that it is named by, and none of its type', () => {
    const one = { productOrService: coded('99213', 'Visit') };
    expect(codeOf({}, { productOrService: {} }, one, { productOrService: coded('1', 'Shot') })).toEqual({
      ...{ system: 'urn:cpt', code: '99213' },
    });
    expect(billsIn(claim({ item: [], type: coded('institutional') }))[0]).not.toHaveProperty('code');
  });

  it('are each visit, with the day of one alone', () => {
    const visits = (...references: readonly object[]) =>
      (billsIn(claim({ item: references.map((each) => service('Checkup', { encounter: [each] })) }))[0]?.details ?? [])
        .filter(({ kind }) => kind === 'visit' || kind === 'visit-date')
        .map(({ text }) => text);
    const day = '2012-03-07T20:15:35+00:00';
    expect(visits({ reference: 'Encounter/visit' }, { reference: 'Encounter/visit' })).toEqual(['Checkup', day]);
    expect(visits({ reference: 'Encounter/visit' }, { reference: 'Encounter/other', display: 'Lab' })).toEqual([
      'Checkup',
      'Lab',
    ]);
    expect(visits({ display: 'At home' })).toEqual(['At home']);
    expect(visits({ reference: 'Encounter/other' })).toEqual([]);
    expect(visits()).toEqual([]);
  });
});

describe('the days of a bill', () => {
  const daysIn = (billablePeriod: object | undefined, ...item: readonly object[]) => {
    const [bill] = billsIn(claim({ billablePeriod, item: item.map((each) => service('Visit', each)) }));
    return [bill?.date, bill?.ended];
  };

  it('are those that are billed, as far as they are said', () => {
    expect(daysIn({ start: '2024-05-06' })).toEqual(['2024-05-06', undefined]);
    expect(daysIn({ end: '2024-05-06' })).toEqual([undefined, '2024-05-06']);
    expect(daysIn({ end: '2024-05-06' }, { servicedDate: '2024-05-05' })).toEqual([undefined, '2024-05-06']);
    expect(daysIn({ start: '2024-05-06' }, { servicedDate: '2024-05-09' })).toEqual(['2024-05-06', undefined]);
  });

  it('are those of the services where none are billed', () => {
    const period = { servicedPeriod: { start: '2024-05-01', end: '2024-05-09' } };
    expect(daysIn(undefined, {}, { servicedDate: '2024-05-06' }, period, { servicedDate: '2024-05-03' })).toEqual([
      ...['2024-05-01', '2024-05-09'],
    ]);
    expect(daysIn(undefined, {})).toEqual([undefined, undefined]);
  });

  it('are none where a service lies outside by more than the zones of two clocks', () => {
    const whole = { start: '2024-05-06T00:30:00Z', end: '2024-05-08T23:30:00Z' };
    const at = (servicedDate: string) => daysIn(whole, { servicedDate });
    for (const inside of ['2024-05-05', '2024-05-07', '2024-05-09', '2024-05-09T23:59:00Z', '2024', '2024-01'])
      expect(at(inside)).toEqual([whole.start, whole.end]);
    for (const outside of ['2024-05-04', '2024-05-10', '2024-05-04T23:59:00Z', '2024-05-10T00:00:00Z'])
      expect(at(outside)).toEqual([undefined, undefined]);
    expect(daysIn({ start: '2023', end: '2023' }, { servicedDate: '2024-05-06' })).toEqual(['2023', '2023']);
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

  it('has amounts of its adjudications where it has no total, under the last part of a code', () => {
    const of = (code: string, value: number) => ({
      category: { coding: [{ code: 'other' }, { code }] },
      amount: usd(value),
    });
    const adjudication = [
      of('https://bluebutton.example/clm_tot_chrg_amt', 300),
      of('paidtoprovider', 120),
      of('x', 1),
    ];
    const paid = (more: object) =>
      detailsOf(explanation({ total: [], payment: undefined, adjudication, ...more }), 'insurer-paid');
    expect(detailsOf(explanation({ total: [], adjudication }), 'billed')).toEqual(['300.00']);
    expect(paid({})).toEqual(['120.00']);
    expect(paid({ total: [of('benefit', 100)] })).toEqual(['100.00']);
    expect(
      detailsOf(explanation({ total: [of('submitted', 200)], adjudication: [of('submitted', 300)] }), 'billed'),
    ).toEqual(['200.00']);
    expect(detailsOf(explanation({ disposition: 'Paid', processNote: [{ text: 'Thanks' }] }), 'note')).toEqual([
      'Paid',
      'Thanks',
    ]);
  });

  it('tells whole cents, of no amount that is written as no amount is', () => {
    const written = (value: string) => {
      const text = JSON.stringify(bundleOf(...others, explanation({ total: [total('submitted', usd(7777))] })));
      return readRecords(inputOf(text.replace('7777', value))).records.flatMap((each) =>
        each.type === 'item' && each.section === 'bills'
          ? each.item.details.flatMap(({ kind, text: amount }) => (kind === 'billed' ? [amount] : []))
          : [],
      );
    };
    expect(['0.004', '-0.001', '0.005', '12.3', '12345678901234', '0.999'].flatMap(written)).toEqual([
      ...['0.00', '0.00', '0.01', '12.30', '12345678901234.00', '1.00'],
    ]);
    for (const odd of ['1e3', '123456789012345', '1.5e1']) expect(written(odd)).toEqual([]);
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
