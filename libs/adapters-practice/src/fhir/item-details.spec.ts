import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { partOf, sourceIdOf } from '../records/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

type Fields = Readonly<Record<string, unknown>>;
interface Told {
  readonly name?: string;
  readonly details: readonly string[];
}
const toPatient = { reference: 'Patient/p' };
const snomed = (code: string, text: string) => ({
  coding: [
    { system: 'urn:own', code: 'X' },
    { system: 'http://snomed.info/sct', code },
  ],
  text,
});
const coded = (code: string) => ({ system: 'http://snomed.info/sct', code });
const itemsIn = (...resources: readonly Fields[]) =>
  readRecords(fhirInput(bundleOf(...resources))).records.flatMap((each) => (each.type === 'item' ? [each.item] : []));
/** What is said of an item, without its id and the details that another test is about. */
const toldOf = (resource: Fields, ...others: readonly Fields[]): Told => {
  const [item] = itemsIn(resource, ...others);
  const { id: _id, details, ...told } = item ?? { id: '', details: [] };
  return { ...told, details: details.map((each) => Object.values(each).join(': ')) };
};
const asthma = { resourceType: 'Condition', id: 'k', code: { text: 'Asthma' }, subject: toPatient };
const toAsthma = { reference: 'Condition/k' };

describe('a visit', () => {
  const visit: Fields = { resourceType: 'Encounter', id: 'e', status: 'finished', subject: toPatient };

  it('has its kind, its time and its details, each once', () => {
    expect(
      toldOf(
        {
          ...visit,
          ...{ type: [snomed('1', 'Checkup')], class: { code: 'AMB', display: 'ambulatory' } },
          period: { start: '2024-05-06T09:00:00Z', end: '2024-05-06T09:30:00Z' },
          diagnosis: [{ condition: toAsthma }],
          reasonCode: [{ text: 'Cough' }, { text: 'Cough' }, {}],
          reasonReference: [toAsthma, { reference: 'Condition/none', display: 'Fever' }, { reference: 'Condition/x' }],
          participant: [{ individual: { display: 'Dr. Li' } }, { individual: { display: 'Nurse Ng' } }],
          location: [{ location: { display: 'Room 1' } }, { location: { display: 'Room 2' } }],
          serviceProvider: { display: 'Harbor Clinic' },
          hospitalization: { dischargeDisposition: { text: 'Home' } },
        },
        asthma,
      ),
    ).toEqual({
      ...{ name: 'Checkup', code: coded('1'), status: 'completed' },
      ...{ date: '2024-05-06T09:00:00Z', ended: '2024-05-06T09:30:00Z' },
      details: [
        ...['diagnosis: Asthma', 'reason: Cough', 'reason: Asthma', 'reason: Fever'],
        ...['performer: Dr. Li', 'performer: Nurse Ng', 'place: Room 1', 'disposition: Home'],
      ],
    });
    expect(toldOf({ ...visit, class: { code: 'AMB' }, serviceProvider: { display: 'Harbor Clinic' } })).toEqual({
      ...{ name: 'AMB', status: 'completed', details: ['place: Harbor Clinic'] },
    });
    expect(toldOf({ ...visit, class: { code: 'AMB', display: 'ambulatory' } })).toEqual({
      ...{ name: 'ambulatory', status: 'completed', details: [] },
    });
  });

  it('has the id of its resource', () => {
    expect(itemsIn({ ...visit, class: { code: 'AMB' } })[0]?.id).toBe(sourceIdOf('export', 'Encounter/e'));
  });
});

describe('an advance directive', () => {
  const consent: Fields = {
    ...{ resourceType: 'Consent', id: 'a', status: 'active', patient: toPatient },
    scope: { coding: [{ code: 'treatment' }, { code: 'adr' }] },
  };
  const loinc = (code: string, text?: string) => ({
    coding: [{ code: 'x' }, { system: 'http://loinc.org', code }],
    text,
  });

  it('is told by its special category, with all that it says', () => {
    expect(
      toldOf({
        ...consent,
        category: [loinc('42348-3', 'Advance directive'), loinc('81351-9', 'Resuscitation')],
        provision: {
          code: [{ text: 'No tubes' }, {}, { text: 'No shocks' }],
          period: { start: '2024-05-01', end: '2030' },
          actor: [{ reference: { display: 'Eva Gil' } }, { reference: {} }],
        },
        dateTime: '2024-04-01',
      }),
    ).toEqual({
      ...{ name: 'Resuscitation', code: { system: 'http://loinc.org', code: '81351-9' }, status: 'active' },
      ...{ value: { kind: 'text', text: 'No tubes; No shocks' }, date: '2024-05-01', ended: '2030' },
      details: ['agent: Eva Gil'],
    });
    const general = toldOf({ ...consent, category: [loinc('42348-3', 'Advance directive')] });
    expect(general).toEqual({ name: 'Advance directive', status: 'active', details: [] });
    expect(Object.keys(general)).toEqual(['name', 'status', 'details']);
  });

  it('is known by its category where its scope is another', () => {
    const of = (code: string) =>
      toldOf({ ...consent, scope: undefined, category: [{ text: 'x' }, loinc(code, 'y')] }).name;
    for (const code of ['42348-3', 'acd', 'dnr', 'emrgonly', 'hcd']) expect(of(code)).toBe('x');
    expect(of('INFA')).toBeUndefined();
  });

  it('is of the day it was given, or until a day that alone is said', () => {
    const category = [{ text: 'Resuscitation' }];
    const until = { provision: { period: { end: '2030' } } };
    expect(toldOf({ ...consent, category, dateTime: '2024-04-01', ...until })).toMatchObject({ date: '2024-04-01' });
    const told = toldOf({ ...consent, category, ...until });
    expect(told).toMatchObject({ date: '2030' });
    expect(told).not.toHaveProperty('ended');
    for (const [status, shown] of Object.entries({ active: 'active', inactive: 'inactive', draft: 'preliminary' }))
      expect(toldOf({ ...consent, category, status })).toMatchObject({ status: shown });
  });

  it.each(['proposed', 'rejected'])('is none that is %s', (status) => {
    const { refusals } = readRecords(fhirInput({ ...consent, status, category: [{ text: 'x' }] }));
    expect(refusals).toMatchObject([{ reason: 'not-kept', detail: 'a directive that nobody gave' }]);
  });
});

describe('a goal', () => {
  const goal: Fields = {
    ...{ resourceType: 'Goal', id: 'g', lifecycleStatus: 'active', subject: toPatient },
    description: snomed('2', 'Lose weight'),
  };

  it('has its dates, targets, achievement and reasons', () => {
    const target = [
      { measure: { text: 'Weight' }, detailQuantity: { value: 80, unit: 'kg' }, dueDate: '2024-12' },
      { measure: { text: 'Pulse' }, detailRange: { low: { value: 60 }, high: { value: 80 } } },
      { detailCodeableConcept: { text: 'Walking' } },
      { measure: { text: 'Mood' }, detailString: 'better' },
      { measure: { text: 'Sleep' } },
    ];
    const achievementStatus = { text: 'Improving' };
    const addresses = [toAsthma, { display: 'Obesity' }];
    expect(toldOf({ ...goal, startDate: '2024-05', target, achievementStatus, addresses }, asthma)).toEqual({
      ...{ name: 'Lose weight', code: coded('2'), date: '2024-05', due: '2024-12', status: 'active' },
      details: [
        ...['target: Weight: 80 kg', 'target: Pulse: 60 – 80', 'target: Walking', 'target: Mood: better'],
        ...['achievement: Improving', 'reason: Asthma', 'reason: Obesity'],
      ],
    });
    for (const [lifecycleStatus, status] of Object.entries({
      planned: 'planned',
      accepted: 'planned',
      completed: 'completed',
    }))
      expect(toldOf({ ...goal, lifecycleStatus })).toMatchObject({ status });
  });
});

describe('a device', () => {
  const udi = '(01)09504000059118(11)211231(17)281231(10)LOT77(21)SER88';
  const device: Fields = { resourceType: 'Device', id: 'd', status: 'active', patient: toPatient };

  it('has the numbers and dates that are said, else those of its identifier', () => {
    const type = snomed('3', 'Pacemaker');
    expect(toldOf({ ...device, type, udiCarrier: [{ carrierHRF: udi }] })).toEqual({
      ...{ name: 'Pacemaker', code: coded('3'), due: '2028-12-31', made: '2021-12-31', status: 'active' },
      details: [`udi: ${udi}`, 'device-identifier: 09504000059118', 'serial: SER88', 'lot: LOT77'],
    });
    const said = {
      ...{ expirationDate: '2029', manufactureDate: '2022', manufacturer: 'Acme', modelNumber: 'M1' },
      ...{ serialNumber: 'S1', lotNumber: 'L1', distinctIdentifier: 'D1' },
    };
    const udiCarrier = [{ carrierHRF: udi, deviceIdentifier: 'I1' }];
    expect(toldOf({ ...device, deviceName: [{ name: 'My pacemaker' }], udiCarrier, ...said })).toEqual({
      ...{ name: 'My pacemaker', due: '2029', made: '2022', status: 'active' },
      details: [
        ...[`udi: ${udi}`, 'device-identifier: I1', 'manufacturer: Acme', 'model: M1', 'serial: S1', 'lot: L1'],
        'distinct-code: D1',
      ],
    });
    expect(toldOf({ ...device, type: { text: 'Lens' } })).toEqual({ name: 'Lens', status: 'active', details: [] });
  });
});

describe('the history of a family', () => {
  it('is each condition of a relative, with an id of its own', () => {
    const mother: Fields = {
      ...{ resourceType: 'FamilyMemberHistory', id: 'f', status: 'partial', patient: toPatient, date: '2024-05' },
      relationship: { text: 'Mother' },
    };
    const condition = [
      { code: snomed('4', 'Gout'), onsetAge: { value: 50, unit: 'a' }, outcome: { text: 'Died' } },
      { code: { text: 'Stroke' }, onsetRange: { low: { value: 60 }, high: { value: 70 } } },
      { code: { text: 'Asthma' }, onsetString: 'as a child' },
      { code: { text: 'Flu' } },
    ];
    const items = itemsIn({ ...mother, condition });
    expect(items.map(({ id }) => id)).toEqual(
      condition.map((_, at) => partOf(sourceIdOf('export', 'FamilyMemberHistory/f'), `condition ${at}`)),
    );
    expect(items.map(({ name, details }) => [name, ...details.map((each) => each.text)])).toEqual([
      ['Gout', 'Mother', '50 a', 'Died'],
      ['Stroke', 'Mother', '60 – 70'],
      ['Asthma', 'Mother', 'as a child'],
      ['Flu', 'Mother'],
    ]);
    expect(toldOf({ ...mother, condition: condition.slice(0, 1) })).toEqual({
      ...{ name: 'Gout', code: coded('4'), date: '2024-05', status: 'preliminary' },
      details: ['relative: Mother', 'age: 50 a', 'outcome: Died'],
    });
  });
});
