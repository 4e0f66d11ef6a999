import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

type Fields = Readonly<Record<string, unknown>>;
const patient = { resourceType: 'Patient', id: 'p', name: [{ family: 'Gil' }] };
const [ana, nine, ten] = [{ actor: { reference: 'Patient/p' } }, '2024-05-06T09:00:00Z', '2024-05-06T10:00:00Z'];

const read = (fields: Fields, ...others: readonly Fields[]) => {
  const visit = { resourceType: 'Appointment', id: 'v', status: 'booked', start: nine, end: ten, participant: [ana] };
  const { records, refusals } = readRecords(fhirInput(bundleOf(patient, { ...visit, ...fields }, ...others)));
  return { ids: records.map(({ id }) => id), found: records.filter(({ type }) => type === 'appointment'), refusals };
};
const visitOf = (fields: Fields, ...others: readonly Fields[]) => {
  const [record] = read(fields, ...others).found;
  return record?.type === 'appointment' ? record : undefined;
};
const spanOf = (fields: Fields) => {
  const visit = visitOf({ start: undefined, end: undefined, ...fields });
  return visit && [visit.start, visit.end].map((at) => new Date(at).toISOString().slice(11, 16));
};

describe('a visit of FHIR', () => {
  it('has the parts that are said and no others', () => {
    const { ids, found, refusals } = read({});
    expect(refusals).toEqual([]);
    expect(found).toEqual([
      {
        type: 'appointment',
        id: ids[1],
        patient: ids[0],
        sources: ['entry[2] Appointment/v'],
        status: 'SCHEDULED',
        start: Date.parse(nine),
        end: Date.parse(ten),
        video: false,
      },
    ]);
    expect(Object.keys(found[0] ?? {})).toHaveLength(8);
  });

  it.each([
    ['proposed', 'REQUESTED'],
    ['pending', 'REQUESTED'],
    ['waitlist', 'REQUESTED'],
    ['booked', 'SCHEDULED'],
    ['arrived', 'CHECKED-IN'],
    ['checked-in', 'CHECKED-IN'],
    ['fulfilled', 'COMPLETED'],
    ['cancelled', 'CANCELLED'],
    ['noshow', 'MISSED'],
  ])('that is %s is %s', (status, shown) => {
    expect(visitOf({ status })?.status).toBe(shown);
  });

  it('of no status that is known, of nobody or without a clock is refused by name', () => {
    expect(read({ status: undefined }).refusals).toMatchObject([
      { reason: 'unreadable', detail: 'Appointment.status is missing' },
    ]);
    expect(read({ status: 'dreamt' }).refusals).toMatchObject([
      { reason: 'unknown-status', detail: 'Appointment.status “dreamt” is not known' },
    ]);
    const staff = [{ actor: { reference: 'Practitioner/w' } }, { required: 'optional' }, { actor: { display: 'Ana' } }];
    expect(read({ participant: staff }).refusals).toMatchObject([
      { reason: 'unreadable', detail: 'Appointment.participant names no patient' },
    ]);
    expect(read({ start: '2024-05-06' }).refusals).toMatchObject([
      { reason: 'unreadable', detail: 'Appointment has no start and end on the clock' },
    ]);
    expect(read({ start: undefined, requestedPeriod: [{ start: '2024-05-06' }] }).refusals).toMatchObject([
      { detail: 'Appointment has no start and end on the clock; it asks for days, not for times' },
    ]);
  });

  it('has its kind, what it is for, and the words that are meant for the patient', () => {
    const [appointmentType, serviceType] = [{ text: 'Follow-up' }, [{ text: 'Cardiology' }]];
    const [reasonCode, description] = [[{ text: 'Chest pain' }], 'Palpitations'];
    expect(
      visitOf({ appointmentType, serviceType, reasonCode, description, patientInstruction: 'Come fasting.' }),
    ).toMatchObject({ visitType: 'Follow-up', visitReason: 'Chest pain', comment: 'Come fasting.' });
    expect(visitOf({ serviceType, description, comment: 'Owes money' })).toMatchObject({
      visitType: 'Cardiology',
      visitReason: 'Palpitations',
    });
    expect(visitOf({ comment: 'Owes money' })).not.toHaveProperty('comment');
  });
});

describe('the time of a visit', () => {
  it('goes to its end, else as long as it says', () => {
    expect(spanOf({ start: nine, end: ten, minutesDuration: 15 })).toEqual(['09:00', '10:00']);
    expect(spanOf({ start: nine, end: nine })).toEqual(['09:00', '09:00']);
    expect(spanOf({ start: nine, minutesDuration: 15 })).toEqual(['09:00', '09:15']);
    expect(spanOf({ start: nine, end: 'later', minutesDuration: 15 })).toEqual(['09:00', '09:15']);
  });

  it('is none where it ends before it begins, or has no whole length', () => {
    expect(spanOf({ start: ten, end: nine, minutesDuration: 15 })).toBeUndefined();
    for (const minutesDuration of [0, -15, 7.5, '15', undefined])
      expect(spanOf({ start: nine, minutesDuration })).toBeUndefined();
    expect(spanOf({ end: ten, minutesDuration: 15 })).toBeUndefined();
  });

  it('is that which was asked for, where it has none of its own', () => {
    const requestedPeriod = [{ start: nine, end: ten }, { start: ten }];
    expect(spanOf({ requestedPeriod })).toEqual(['09:00', '10:00']);
    expect(spanOf({ requestedPeriod, start: ten, minutesDuration: 15 })).toEqual(['10:00', '10:15']);
    expect(spanOf({ requestedPeriod, start: ten })).toEqual(['09:00', '10:00']);
  });
});

describe('with whom and where a visit is', () => {
  const actor = (reference: string, display?: string) => ({ actor: { reference, display } });
  const li = { resourceType: 'Practitioner', id: 'w', name: [{ text: 'Dr. Li' }] };
  const role = { resourceType: 'PractitionerRole', id: 'r', practitioner: { reference: 'Practitioner/w' } };
  const office = { resourceType: 'Location', id: 'l', name: 'Main office' };
  const [asPerson, asRole] = [actor('Practitioner/w', 'Doctor Li'), actor('PractitionerRole/r', 'The cardiologist')];

  it('is named as it is called, else as the reference is shown', () => {
    const participant = [ana, asPerson, actor('Location/l', 'Downtown')];
    // A person who may be a part of another record is read last.
    const [, , locationId, providerId] = read({ participant }, li, office).ids;
    expect(visitOf({ participant }, li, office)).toMatchObject({
      provider: { id: providerId, name: 'Dr. Li' },
      location: { id: locationId, name: 'Main office' },
    });
    expect(visitOf({ participant })).toMatchObject({
      provider: { id: providerId, name: 'Doctor Li' },
      location: { id: locationId, name: 'Downtown' },
    });
    const bare = visitOf({ participant: [actor('Practitioner/w'), ana] });
    expect(bare?.provider).toEqual({ id: providerId });
    expect(Object.keys(bare?.provider ?? {})).toEqual(['id']);
    expect(bare).not.toHaveProperty('location');
    expect(visitOf({ participant: [ana, actor('Location/l')] })).not.toHaveProperty('provider');
  });

  it('is the person of a role, who is the same in every place', () => {
    const { provider } = visitOf({ participant: [ana, asPerson] }, li) ?? {};
    expect(visitOf({ participant: [asRole, ana] }, li, role)?.provider).toEqual(provider);
    expect(visitOf({ participant: [ana, asRole] }, role)?.provider).toEqual({ ...provider, name: 'The cardiologist' });
    const own = { ...role, practitioner: { reference: 'Practitioner/w', display: 'Wu Li' } };
    expect(visitOf({ participant: [ana, asRole] }, own)?.provider).toEqual({ ...provider, name: 'Wu Li' });
    const unnamed = visitOf({ participant: [ana, asRole] }, { ...role, practitioner: undefined })?.provider;
    expect(unnamed).toMatchObject({ name: 'The cardiologist' });
    expect(unnamed?.id).not.toBe(provider?.id);
  });

  it('is somebody who gives care, and no device or relative', () => {
    const participant = [ana, actor('Device/x', 'Scanner'), actor('RelatedPerson/x', 'Eva'), asRole, asPerson];
    expect(visitOf({ participant })?.provider?.name).toBe('The cardiologist');
  });
});

describe('a visit by video', () => {
  const coded = (code: string) => ({ coding: [{ code: 'other' }, { code }] });

  it.each([
    { appointmentType: coded('448337001') },
    { serviceType: [coded('VR')] },
    { serviceCategory: [{ text: 'x' }, coded('VR')] },
    {
      extension: [
        { url: 'x' },
        { url: 'http://hl7.org/fhir/5.0/StructureDefinition/extension-Appointment.virtualService' },
      ],
    },
  ])('is said by %j', (said) => {
    expect(visitOf(said)?.video).toBe(true);
  });

  it.each([
    { appointmentType: coded('AMB') },
    { reasonCode: [coded('VR')] },
    { extension: [{ url: 'http://hl7.org/fhir/5.0/StructureDefinition/extension-Appointment.note' }] },
  ])('is not said by %j', (said) => {
    expect(visitOf(said)?.video).toBe(false);
  });
});
