import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

type Fields = Readonly<Record<string, unknown>>;
const patient = { resourceType: 'Patient', id: 'p', birthDate: '1971-02-04', name: [{ family: 'Gil' }] };
const subject = { reference: 'Patient/p' };
const aspirin = { medicationCodeableConcept: { text: 'Aspirin' } };

const whole = (...resources: readonly Fields[]) => {
  const { records, refusals } = readRecords(fhirInput(bundleOf(patient, ...resources)));
  return { records: records.filter(({ type }) => type === 'medication' || type === 'section'), refusals };
};
const medicationIn = (...resources: readonly Fields[]) => {
  const [record] = whole(...resources).records;
  return record?.type === 'medication' ? record.medication : undefined;
};
const request = (fields: Fields = {}): Fields => ({
  ...{ resourceType: 'MedicationRequest', id: 'm', status: 'active', intent: 'order', subject, ...aspirin },
  ...fields,
});
const statement = (fields: Fields = {}): Fields => ({
  ...{ resourceType: 'MedicationStatement', id: 's', status: 'active', subject, ...aspirin },
  ...fields,
});
const dispense = (fields: Fields = {}): Fields => ({
  ...{ resourceType: 'MedicationDispense', id: 'd', status: 'completed', subject, ...aspirin },
  ...{ authorizingPrescription: [{ reference: 'MedicationRequest/m' }] },
  ...fields,
});

describe('whether a medication is taken', () => {
  it.each([
    ['active', 'current'],
    ['on-hold', 'not-taken'],
    ['cancelled', 'not-taken'],
    ['completed', 'past'],
    ['stopped', 'past'],
  ])('a prescription that is %s is %s', (status, shown) => {
    expect(medicationIn(request({ status }))?.status).toBe(shown);
  });

  it.each([
    ['active', 'current'],
    ['completed', 'past'],
    ['stopped', 'past'],
    ['intended', 'unknown'],
    ['on-hold', 'not-taken'],
    ['not-taken', 'not-taken'],
  ])('what a person says is %s is %s', (status, shown) => {
    expect(medicationIn(statement({ status }))?.status).toBe(shown);
  });

  it.each([request, statement])('is nothing of what was entered in error', (of) => {
    expect(whole(of({ status: 'entered-in-error' }))).toMatchObject({
      records: [],
      refusals: [{ reason: 'entered-in-error' }],
    });
  });

  it.each([
    ['proposal', 'a proposal is no prescription'],
    ['option', 'a proposal is no prescription'],
  ])('is nothing of a %s', (intent, detail) => {
    expect(whole(request({ intent }))).toMatchObject({ records: [], refusals: [{ reason: 'not-kept', detail }] });
  });

  it('is nothing of a draft', () => {
    expect(whole(request({ status: 'draft' }))).toMatchObject({
      records: [],
      refusals: [{ reason: 'not-kept', detail: 'a draft is no prescription' }],
    });
  });

  it('is said of all by a code that there are none, while that holds', () => {
    const none = { medicationCodeableConcept: { coding: [{ code: '787481004' }, { code: 'no-known-medications' }] } };
    expect(whole(statement(none)).records).toMatchObject([{ type: 'section', statement: { kind: 'none-known' } }]);
    expect(whole(statement({ ...none, status: 'stopped' }))).toMatchObject({
      records: [],
      refusals: [{ reason: 'not-kept', detail: 'a word about the whole section that no longer holds' }],
    });
  });
});

describe('a medication of FHIR', () => {
  it('has the parts that are said and no others', () => {
    expect(Object.keys(medicationIn(request()) ?? {})).toEqual(['id', 'name', 'status']);
    expect(Object.keys(medicationIn(statement()) ?? {})).toEqual(['id', 'name', 'status']);
  });

  it('began and ended when its dosage did, else when it was written', () => {
    const dosageInstruction = [{ timing: { repeat: { boundsPeriod: { start: '2023-02', end: '2023-05-01' } } } }];
    expect(medicationIn(request({ dosageInstruction, authoredOn: '2023-01-05' }))).toMatchObject({
      started: '2023-02',
      ended: '2023-05-01',
    });
    expect(medicationIn(request({ authoredOn: '2023-01-05' }))?.started).toBe('2023-01-05');
    expect(medicationIn(statement({ effectivePeriod: { start: '2020', end: '2021-03' } }))).toMatchObject({
      started: '2020',
      ended: '2021-03',
    });
    expect(medicationIn(statement({ effectiveDateTime: '2020-04' }))?.started).toBe('2020-04');
  });

  it.each([
    ['order', 'Dr. Ng'],
    ['original-order', 'Dr. Ng'],
    ['plan', undefined],
  ])('was prescribed by who asked for it, where it is an order: %s', (intent, prescriber) => {
    expect(medicationIn(request({ intent, requester: { display: 'Dr. Ng' } }))?.prescriber).toBe(prescriber);
    expect(medicationIn(request({ intent, requester: { ...subject, display: 'Ana Gil' } }))?.prescriber).toBe(
      undefined,
    );
  });

  it('is the drug that it refers to, by name, by display or by what is in it, with its code', () => {
    const coding = [
      { system: 'http://hl7.org/fhir/sid/ndc', code: 'N' },
      { system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: 'R' },
    ];
    const refer = (more: Fields = {}) => ({
      medicationCodeableConcept: undefined,
      medicationReference: { reference: 'Medication/x', ...more },
    });
    const drug = (fields: Fields) => ({ resourceType: 'Medication', id: 'x', ...fields });
    expect(medicationIn(request(refer()), drug({ code: { text: 'Aspirin', coding } }))).toMatchObject({
      name: 'Aspirin',
      code: { code: 'R' },
    });
    expect(medicationIn(request(refer({ display: 'Baby aspirin' })))?.name).toBe('Baby aspirin');
    const ingredient = ['Lisinopril', 'HCTZ'].map((text) => ({ itemCodeableConcept: { text } }));
    expect(medicationIn(request(refer()), drug({ ingredient }))?.name).toBe('Lisinopril / HCTZ');
    expect(whole(request(refer())).refusals).toMatchObject([
      {
        reason: 'unreadable',
        detail: 'MedicationRequest.medication is missing, or is no drug of this input',
      },
    ]);
  });

  it('is for what it says, in words or by a condition, each once', () => {
    const asthma = { resourceType: 'Condition', id: 'c', subject, code: { text: 'Asthma' } };
    const said = {
      reasonCode: [{ text: 'Wheezing' }, { text: 'Asthma' }],
      reasonReference: [{ reference: 'Condition/c' }, { display: 'Cough' }, { reference: 'Observation/none' }],
    };
    expect(medicationIn(request(said), asthma)?.reason).toBe('Wheezing; Asthma; Cough');
    expect(medicationIn(request({ reasonReference: [{ reference: 'Condition/none' }] }))?.reason).toBe(undefined);
  });

  it.each([
    [3, 3],
    [0, 0],
    [9999, 9999],
    [10_000, undefined],
    [-1, undefined],
    [1.5, undefined],
  ])('may be refilled as often as is allowed: %s', (numberOfRepeatsAllowed, allowed) => {
    expect(medicationIn(request({ dispenseRequest: { numberOfRepeatsAllowed } }))?.refillsAllowed).toBe(allowed);
  });
});

describe('the parts of a medication of FHIR', () => {
  it('are of its dosage, and the day on which it was told of where nothing says when it was taken', () => {
    const dosage = [{ text: 'Daily', doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }] }];
    expect(medicationIn(statement({ dosage, dateAsserted: '2024-05' }))).toMatchObject({
      ...{ dose: '1 tablet', instructions: 'Daily', started: '2024-05' },
    });
  });

  it('are the code of the drug before that of its package, and that before others', () => {
    const [ndc, rxnorm] = ['http://hl7.org/fhir/sid/ndc', 'http://www.nlm.nih.gov/research/umls/rxnorm'];
    const codeOf = (...systems: readonly string[]) => {
      const coding = ['urn:own', ...systems].map((system) => ({ system, code: 'X', display: 'Aspirin' }));
      return medicationIn(request({ medicationCodeableConcept: { coding } }))?.code?.system;
    };
    expect(codeOf(ndc, rxnorm)).toBe(rxnorm);
    expect(codeOf(ndc)).toBe(ndc);
    expect(codeOf()).toBe('urn:own');
  });

  it('are none of what names no reason and no ingredient', () => {
    expect(medicationIn(request({ reasonCode: [{}, { text: 'Pain' }] }))?.reason).toBe('Pain');
    const drug = { resourceType: 'Medication', id: 'x', ingredient: [{}, { itemCodeableConcept: {} }] };
    const refer = { medicationCodeableConcept: undefined, medicationReference: { reference: 'Medication/x' } };
    const named = { itemCodeableConcept: { text: 'HCTZ' } };
    expect(medicationIn(request(refer), { ...drug, ingredient: [{ itemCodeableConcept: {} }, named] })?.name).toBe(
      'HCTZ',
    );
    expect(whole(request(refer), drug).records).toEqual([]);
  });

  it('say that there are none, where nothing is known of whether they are taken', () => {
    const none = { medicationCodeableConcept: { coding: [{ code: 'no-known-medications' }] } };
    expect(whole(statement({ ...none, status: 'intended' })).records).toMatchObject([
      { type: 'section', section: 'medications', statement: { kind: 'none-known' } },
    ]);
  });
});

describe('what was handed out of a prescription', () => {
  it('is part of what it was made of, and stays in the order of the source within a minute', () => {
    const at = (id: string, whenHandedOver: string, more: Fields = {}) =>
      dispense({ id, whenHandedOver, quantity: { value: Number(id) }, ...more });
    const { records, refusals } = whole(
      request(),
      at('1', '2024-05-06T09:00:10Z'),
      at('2', '2024-05-06T09:00:50Z'),
      at('3', '2024-05-06T09:01:00Z'),
      at('4', '2024-05-06T09:02:00Z', { status: 'entered-in-error' }),
    );
    const [record] = records;
    expect(record?.sources).toEqual([
      'entry[2] MedicationRequest/m',
      ...['1', '2', '3'].map((id) => `entry[${Number(id) + 2}] MedicationDispense/${id}`),
    ]);
    expect(record?.type === 'medication' && record.medication.fills?.map(({ quantity }) => quantity)).toEqual([
      '3',
      '1',
      '2',
    ]);
    expect(refusals).toMatchObject([
      { reason: 'entered-in-error', detail: 'MedicationDispense.status is entered-in-error' },
    ]);
  });

  it.each([
    ['preparation', 'pending'],
    ['in-progress', 'pending'],
    ['on-hold', 'pending'],
    ['completed', 'completed'],
    ['cancelled', 'cancelled'],
    ['declined', 'cancelled'],
    ['stopped', 'cancelled'],
  ])('is %s as %s', (status, shown) => {
    expect(medicationIn(request(), dispense({ status }))?.fills).toEqual([{ status: shown }]);
  });

  it('stands newest first and undated last, and nothing of what was entered in error', () => {
    expect(
      medicationIn(
        request(),
        dispense({ id: 'd1' }),
        dispense({ id: 'd2', whenHandedOver: '2023-01-05', quantity: { value: 30, unit: 'tablet' } }),
        dispense({ id: 'd3', whenPrepared: '2024-02' }),
        dispense({ id: 'd4', whenHandedOver: '2025-02', status: 'entered-in-error' }),
      )?.fills,
    ).toEqual([
      { date: '2024-02', status: 'completed' },
      { date: '2023-01-05', quantity: '30 tablet', status: 'completed' },
      { status: 'completed' },
    ]);
  });

  it('is a medication of its own without one, of which nothing says whether it is taken', () => {
    const alone = dispense({ authorizingPrescription: undefined, dosageInstruction: [{ text: 'Daily' }] });
    expect(medicationIn(alone)).toMatchObject({ name: 'Aspirin', status: 'unknown', instructions: 'Daily' });
    expect(medicationIn(alone)?.fills).toEqual([{ status: 'completed' }]);
    expect(whole(dispense({ authorizingPrescription: undefined, status: 'entered-in-error' })).records).toEqual([]);
  });
});
