import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

type Fields = Readonly<Record<string, unknown>>;
interface Told {
  readonly name?: string;
  readonly details: readonly string[];
}
const subject = { reference: 'Patient/p' };
const toldOf = (resource: Fields, ...others: readonly Fields[]): Told => {
  const { records } = readRecords(fhirInput(bundleOf(resource, ...others)));
  const [item] = records.flatMap((each) => (each.type === 'item' ? [each.item] : []));
  const { id: _id, details, ...told } = item ?? { id: '', details: [] };
  return { ...told, details: details.map((each) => Object.values(each).join(': ')) };
};
const asthma = { resourceType: 'Condition', id: 'k', code: { text: 'Asthma' }, subject };
const toAsthma = { reference: 'Condition/k' };

describe('a plan of care', () => {
  const plan: Fields = { resourceType: 'CarePlan', id: 'c', status: 'active', intent: 'plan', subject };
  const assessed = { coding: [{ code: 'assess-plan', display: 'Assessment and plan' }] };
  const div = (inside: string, status = 'additional') => ({ text: { status, div: `<div>${inside}</div>` } });

  it('is called by its title, else its words, else its category, else its text', () => {
    const category = [assessed, { text: 'Diet plan' }];
    expect(toldOf({ ...plan, title: 'Title', description: 'Words', category }).name).toBe('Title');
    expect(toldOf({ ...plan, description: 'Words', category }).name).toBe('Words');
    expect(toldOf({ ...plan, category }).name).toBe('Diet plan');
    expect(toldOf({ ...plan, category: [assessed] }).name).toBe('Assessment and plan');
    expect(toldOf({ ...plan, category: [{}, assessed], ...div('Less salt') }).name).toBe('Less salt');
    expect(toldOf({ ...plan, ...div('Less salt') })).toEqual({ name: 'Less salt', status: 'active', details: [] });
  });

  it('has its time, activities and reasons', () => {
    const activity = [
      { detail: { code: { text: 'Diet' } }, reference: { display: 'x' } },
      { reference: toAsthma },
      { reference: { display: 'Walks' } },
      { progress: [{ text: 'Well' }] },
    ];
    const said = {
      period: { start: '2024-05', end: '2024-12' },
      created: '2024-01',
      addresses: [toAsthma, { display: 'Gout' }],
    };
    expect(toldOf({ ...plan, title: 'Plan', activity, ...said, ...div('More words') }, asthma)).toEqual({
      ...{ name: 'Plan', date: '2024-05', ended: '2024-12', status: 'active' },
      details: ['activity: Diet', 'activity: Asthma', 'activity: Walks', 'reason: Asthma', 'reason: Gout'],
    });
    expect(toldOf({ ...plan, title: 'Plan', created: '2024-01' })).toMatchObject({ date: '2024-01' });
    for (const [status, shown] of Object.entries({
      'on-hold': 'on-hold',
      completed: 'completed',
      revoked: 'cancelled',
    }))
      expect(toldOf({ ...plan, title: 'Plan', status })).toMatchObject({ status: shown });
  });

  it('has its own text where it names no activity, without markup', () => {
    const text = 'Less <b>salt</b>&amp; <script>x</script>\n walks&#33;';
    const value = { kind: 'text', text: 'Less salt & walks!' };
    expect(toldOf({ ...plan, title: 'Plan', ...div(text) })).toEqual({
      name: 'Plan',
      value,
      status: 'active',
      details: [],
    });
    const unsaid = [{ progress: [{ text: 'Well' }] }];
    expect(toldOf({ ...plan, title: 'Plan', activity: unsaid, ...div(text) })).toMatchObject({ value });
    for (const none of [div('Plan'), div(' '), div('Nothing here', 'empty'), {}])
      expect(toldOf({ ...plan, title: 'Plan', ...none })).not.toHaveProperty('value');
    expect(toldOf({ ...plan, title: 'Plan', ...div('a<br/>b') })).toMatchObject({ value: { text: 'a b' } });
  });
});

describe('an order', () => {
  const order: Fields = { resourceType: 'ServiceRequest', id: 's', status: 'active', intent: 'order', subject };
  const coding = [
    { system: 'urn:own', code: 'X' },
    { system: 'http://snomed.info/sct', code: '1' },
  ];

  it('has its code, its reasons and who is to do it', () => {
    const said = {
      ...{ reasonCode: [{ text: 'Cough' }], reasonReference: [toAsthma, { display: 'Fever' }] },
      performer: [{ display: 'Dr. Li' }, { display: 'Harbor Clinic' }],
    };
    expect(toldOf({ ...order, code: { coding, text: 'X-ray' }, ...said }, asthma)).toEqual({
      ...{ name: 'X-ray', code: { system: 'http://snomed.info/sct', code: '1' }, status: 'active' },
      details: [
        ...['reason: Cough', 'reason: Asthma', 'reason: Fever', 'performer: Dr. Li', 'performer: Harbor Clinic'],
      ],
    });
  });

  it.each([
    [{ occurrenceDateTime: '2024-05-06', occurrencePeriod: { start: '2024-05' }, authoredOn: '2024' }, '2024-05-06'],
    [{ occurrencePeriod: { start: '2024-05' }, authoredOn: '2024' }, '2024-05'],
    [{ authoredOn: '2024' }, '2024'],
  ])('of %j is of %s', (dates, date) => {
    expect(toldOf({ ...order, code: { text: 'X-ray' }, ...dates })).toMatchObject({ date });
  });
});

describe('an insurance', () => {
  const coverage = (fields: Fields): Fields => ({
    ...{ resourceType: 'Coverage', id: 'v', status: 'active', beneficiary: subject, payor: [{ display: 'Mutual' }] },
    ...fields,
  });
  const ofKind = (code: string, more: Fields): Fields => ({ type: { coding: [{ code: 'x' }, { code }] }, ...more });

  it('has its payer, plan, group, numbers and people', () => {
    const said = {
      ...{ period: { start: '2024', end: '2025' }, type: { text: 'HMO' }, subscriberId: 'S9' },
      class: [ofKind('group', { value: 'G1', name: 'Staff' }), ofKind('plan', { value: 'P1' })],
      identifier: [ofKind('XX', { value: 'X' }), ofKind('MB', { value: 'M7' })],
      ...{ subscriber: { display: 'Eva Gil' }, relationship: { text: 'Child' } },
    };
    expect(toldOf(coverage(said))).toEqual({
      ...{ name: 'Mutual', date: '2024', ended: '2025', status: 'active' },
      details: [
        ...['plan: P1', 'member: M7', 'group: Staff (G1)', 'subscriber: Eva Gil', 'subscriber-number: S9'],
        'relationship: Child',
      ],
    });
    expect(toldOf(coverage({ identifier: [ofKind('XX', { value: 'X' })] })).details).toEqual([]);
    expect(toldOf(coverage({ status: 'cancelled' }))).toMatchObject({ status: 'cancelled' });
  });

  it('has its kind as its plan, or as its name where nobody is said to pay', () => {
    expect(toldOf(coverage({ type: { text: 'HMO' } }))).toMatchObject({ name: 'Mutual', details: ['plan: HMO'] });
    expect(toldOf(coverage({ type: { text: 'HMO' }, payor: undefined }))).toEqual({
      ...{ name: 'HMO', status: 'active', details: [] },
    });
  });

  it.each([
    [{ name: 'Gold', value: 'P1' }, 'plan: Gold (P1)'],
    [{ name: 'Gold' }, 'plan: Gold'],
    [{ value: 'P1' }, 'plan: P1'],
    [{ name: 'P1', value: 'P1' }, 'plan: P1'],
  ])('names a class as it is said: %j', (said, plan) => {
    expect(toldOf(coverage({ class: [ofKind('plan', said)] })).details).toEqual([plan]);
  });

  describe('the number of its payer', () => {
    const naic = 'urn:oid:2.16.840.1.113883.6.300';
    const numberOf = (named: Fields | undefined, ...known: readonly Fields[]) => {
      const payor = [{ reference: 'Organization/o', display: 'Mutual', identifier: named }];
      const payer = { resourceType: 'Organization', id: 'o', name: 'Mutual', identifier: known };
      const { details } = toldOf(coverage({ payor }), payer);
      return details.map((each) => each.replace('payer-number: ', ''));
    };

    it('is one that says so, of the organization before that of the reference', () => {
      expect(
        numberOf({ system: naic, value: 'B' }, { system: 'urn:x', value: 'A' }, { system: naic, value: 'C' }),
      ).toEqual([`C: ${naic}`]);
      expect(numberOf({ system: naic, value: 'B' })).toEqual([`B: ${naic}`]);
      expect(numberOf(undefined, ofKind('NIIP', { value: 'C' }))).toEqual(['C']);
      expect(numberOf(undefined, { system: 'urn:x', value: 'A' })).toEqual([]);
      expect(numberOf(undefined, { system: naic })).toEqual([]);
    });

    it('is any of the reference that is none of others', () => {
      expect(numberOf({ system: 'urn:x', value: 'B' })).toEqual(['B: urn:x']);
      expect(numberOf({ value: 'B' })).toEqual(['B']);
      for (const system of [
        'http://hl7.org/fhir/sid/us-npi',
        'urn:oid:2.16.840.1.113883.4.6',
        'urn:oid:2.16.840.1.113883.4.4',
      ])
        expect(numberOf({ system, value: 'B' })).toEqual([]);
      for (const kind of ['NPI', 'TAX', 'EN']) expect(numberOf(ofKind(kind, { value: 'B' }))).toEqual([]);
    });

    it('is no number of a person who pays', () => {
      const person = {
        resourceType: 'RelatedPerson',
        id: 'r',
        name: [{ text: 'Eva' }],
        identifier: [{ system: naic, value: 'A' }],
      };
      expect(toldOf(coverage({ payor: [{ reference: 'RelatedPerson/r' }] }), person).details).toEqual([]);
    });
  });
});
