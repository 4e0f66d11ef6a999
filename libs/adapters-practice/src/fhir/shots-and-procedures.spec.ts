import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

type Fields = Readonly<Record<string, unknown>>;
const toPatient = { reference: 'Patient/p' };
const recordIn = (...resources: readonly Fields[]) => readRecords(fhirInput(bundleOf(...resources))).records[0];

describe('an immunization of FHIR', () => {
  const shotIn = (fields: Fields, ...others: readonly Fields[]) => {
    const flu = { resourceType: 'Immunization', id: 'i', status: 'completed', patient: toPatient };
    const record = recordIn({ ...flu, vaccineCode: { text: 'Flu' }, ...fields }, ...others);
    return record?.type === 'immunization' ? record.immunization : undefined;
  };

  it('has the parts that are said and no others', () => {
    expect(Object.keys(shotIn({}) ?? {})).toEqual(['id', 'vaccine', 'status']);
    const coding = [
      { system: 'urn:own', code: 'FLU' },
      { system: 'http://hl7.org/fhir/sid/cvx', code: '140', display: 'Influenza' },
    ];
    const said = {
      ...{ vaccineCode: { coding }, occurrenceDateTime: '2024-05-06', lotNumber: 'L7' },
      ...{ statusReason: { text: 'None left' }, site: { text: 'Left arm' }, primarySource: true },
    };
    expect(shotIn(said)).toEqual({
      id: expect.any(String),
      ...{ vaccine: 'Influenza', status: 'completed', code: { system: 'http://hl7.org/fhir/sid/cvx', code: '140' } },
      ...{ date: '2024-05-06', reason: 'None left', lot: 'L7', site: 'Left arm', source: 'administered' },
    });
  });

  it.each([
    ['completed', 'completed'],
    ['not-done', 'not-done'],
    ['dreamt', 'unknown'],
    [undefined, 'unknown'],
  ])('that is %s is %s', (status, shown) => {
    expect(shotIn({ status })?.status).toBe(shown);
  });

  it('was given by the one who gave it, and by nobody who ordered it', () => {
    const took = (display: string, ...codes: readonly string[]): Fields => ({
      actor: { display },
      ...(codes.length > 0 && { function: { coding: codes.map((code) => ({ code })) } }),
    });
    const by = (...performer: readonly Fields[]) => shotIn({ performer })?.performer;
    expect(by(took('Dr. Li', 'OP'), took('Somebody'), took('Nurse Ng', 'x', 'AP'))).toBe('Nurse Ng');
    expect(by(took('Dr. Li', 'x', 'OP'), took('Somebody'))).toBe('Somebody');
    expect(by(took('Dr. Li', 'OP'))).toBeUndefined();
    const nurse = { resourceType: 'Practitioner', id: 'n', name: [{ text: 'Nurse Ng' }] };
    expect(shotIn({ performer: [{ actor: { reference: 'Practitioner/n' } }] }, nurse)?.performer).toBe('Nurse Ng');
  });

  it.each([
    [{ primarySource: true, reportOrigin: { text: 'School' } }, 'administered'],
    [{ primarySource: false }, 'reported'],
    [{ reportOrigin: { text: 'School' } }, 'reported'],
    [{ primarySource: 'yes' }, undefined],
    [{}, undefined],
  ])('of %j is told as %s', (said, source) => {
    expect(shotIn(said)?.source).toBe(source);
  });
});

describe('a procedure of FHIR', () => {
  const doneIn = (fields: Fields, ...others: readonly Fields[]) => {
    const biopsy = { resourceType: 'Procedure', id: 'x', status: 'completed', subject: toPatient };
    const record = recordIn({ ...biopsy, code: { text: 'Biopsy' }, ...fields }, ...others);
    return record?.type === 'procedure' ? record.procedure : undefined;
  };

  it('has the parts that are said and no others', () => {
    expect(Object.keys(doneIn({}) ?? {})).toEqual(['id', 'name', 'status']);
    const coding = [
      { system: 'urn:own', code: 'B' },
      { system: 'http://snomed.info/sct', code: '86273004' },
    ];
    const performer = [{ actor: { display: 'Dr. Li' } }, { actor: { display: 'Dr. Ng' } }];
    expect(doneIn({ code: { coding, text: 'Biopsy' }, performedDateTime: '2024-05', performer })).toEqual({
      id: expect.any(String),
      ...{ name: 'Biopsy', status: 'completed', date: '2024-05', performer: 'Dr. Li' },
      code: { system: 'http://snomed.info/sct', code: '86273004' },
    });
  });

  it.each([
    ['preparation', 'planned'],
    ['in-progress', 'in-progress'],
    ['not-done', 'not-done'],
    ['on-hold', 'on-hold'],
    ['stopped', 'stopped'],
    ['completed', 'completed'],
    ['dreamt', 'unknown'],
  ])('that is %s is %s', (status, shown) => {
    expect(doneIn({ status })?.status).toBe(shown);
  });

  it('was done on its day, else from the beginning of its time', () => {
    const performedPeriod = { start: '2024-05-01', end: '2024-05-02' };
    expect(doneIn({ performedDateTime: '2024-04', performedPeriod })?.date).toBe('2024-04');
    expect(doneIn({ performedPeriod })?.date).toBe('2024-05-01');
    expect(doneIn({ performedPeriod: { end: '2024-05-02' } })?.date).toBe('2024-05-02');
  });
});

describe('a vital sign of FHIR', () => {
  const loinc = (code: string, text: string) => ({
    coding: [{ code: 'x' }, { system: 'http://loinc.org', code }],
    text,
  });
  const read = (fields: Fields) => {
    const pressure = { resourceType: 'Observation', id: 'v', status: 'final', subject: toPatient };
    const category = [{ coding: [{ code: 'vital-signs' }] }];
    const { records, refusals } = readRecords(
      fhirInput({ ...pressure, category, code: loinc('8867-4', 'Heart rate'), ...fields }),
    );
    const [record] = records;
    return record?.type === 'vital-sign' ? record.vitalSign : refusals.map(({ reason, detail }) => [reason, detail]);
  };
  const beats = { valueQuantity: { value: 60, unit: '/min' } };
  const sixty = { kind: 'quantity', value: '60', unit: '/min' };

  it('has its value, under its code of LOINC', () => {
    const code = { system: 'http://loinc.org', code: '8867-4' };
    expect(read(beats)).toStrictEqual({
      id: expect.any(String),
      ...{ name: 'Heart rate', status: 'final', parts: [{ name: 'Heart rate', code, value: sixty }], code },
    });
    expect(read({})).toMatchObject({ parts: [{ name: 'Heart rate', value: { kind: 'unknown' } }] });
    expect(read({ code: { text: 'Pulse' }, ...beats })).toStrictEqual({
      ...{ id: expect.any(String), name: 'Pulse', status: 'final', parts: [{ name: 'Pulse', value: sixty }] },
    });
  });

  it('has its parts, and itself where it has a value', () => {
    const component = [
      { code: loinc('8480-6', 'Systolic'), valueQuantity: { value: 120, unit: 'mmHg' } },
      { code: loinc('8462-4', 'Diastolic') },
    ];
    expect(read({ component })).toMatchObject({
      parts: [
        { name: 'Systolic', code: { code: '8480-6' }, value: { value: '120' } },
        { name: 'Diastolic', value: { kind: 'unknown' } },
      ],
    });
    expect(read({ component, ...beats })).toMatchObject({
      parts: [{ name: 'Heart rate' }, { name: 'Systolic' }, { name: 'Diastolic' }],
    });
    expect(read({ component: [{ valueString: 'x' }] })).toEqual([['unreadable', 'Observation.component has no code']]);
  });

  it('is none of its own where it only groups others', () => {
    const hasMember = [{ reference: 'Observation/o' }];
    expect(read({ hasMember })).toEqual([['not-kept', 'a panel, whose members stand for themselves']]);
    expect(read({ hasMember, ...beats })).toMatchObject({ parts: [{ name: 'Heart rate' }] });
  });

  it.each([
    ['final', 'final'],
    ['preliminary', 'preliminary'],
    ['amended', 'corrected'],
    ['corrected', 'corrected'],
    ['registered', 'unknown'],
    [undefined, 'unknown'],
  ])('that is %s is %s', (status, shown) => {
    expect(read({ ...beats, status })).toMatchObject({ status: shown });
  });

  it.each([
    [{ effectiveDateTime: '2024-05-01', effectivePeriod: { end: '2024-05-03' } }, '2024-05-01'],
    [{ effectivePeriod: { start: '2024-05-02', end: '2024-05-03' } }, '2024-05-03'],
    [{ effectivePeriod: { start: '2024-05-02' }, effectiveInstant: '2024-05-04T09:00:00Z' }, '2024-05-02'],
    [{ effectiveInstant: '2024-05-04T09:00:00Z' }, '2024-05-04T09:00:00Z'],
  ])('of %j is of %s', (dates, date) => {
    expect(read({ ...beats, ...dates })).toMatchObject({ date });
  });
});
