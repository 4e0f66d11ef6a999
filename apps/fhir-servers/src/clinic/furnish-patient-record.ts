import { createAsOffice } from './office-client.ts';
import type { FurnishedClinic } from './furnish-clinic.ts';
import type { Scene } from './sample-schedule.ts';

const DAY = 86_400_000;

const statusOf = (system: string, code: string) => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code }],
});

/** A C-CDA document of the visit, whose section of allergies says what the practice wrote. */
const summaryOf = (day: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<ClinicalDocument xmlns="urn:hl7-org:v3">
  <id root="2.999.7" extension="visit-summary"/>
  <code code="34133-9" codeSystem="2.16.840.1.113883.6.1"/>
  <title>Visit summary</title>
  <effectiveTime value="${day.replaceAll('-', '')}"/>
  <recordTarget><patientRole><id root="2.999.8" extension="pena"/><patient>
    <name use="L"><given>José Ángel</given><family>Peña Muñoz</family></name>
  </patient></patientRole></recordTarget>
  <component><structuredBody><component><section>
    <code code="48765-2" codeSystem="2.16.840.1.113883.6.1"/>
    <title>Allergies</title>
    <text>Penicillin: hives</text>
  </section></component></structuredBody></component>
</ClinicalDocument>`;

/** Writes what a clinic knows of one patient's health: an allergy, a condition, a medication, and the summary of a past visit. */
export const furnishPatientRecord = async (
  base: string,
  { patients, appointments }: Pick<FurnishedClinic, 'patients' | 'appointments'>,
  { now }: Scene,
): Promise<void> => {
  const patient = { reference: `Patient/${patients.pena}` };
  const day = new Date(now - 30 * DAY).toISOString().slice(0, 10);
  await createAsOffice(base, {
    resourceType: 'AllergyIntolerance',
    patient,
    clinicalStatus: statusOf('allergyintolerance-clinical', 'active'),
    code: { text: 'Penicillin' },
    reaction: [{ manifestation: [{ text: 'Hives' }] }],
  });
  await createAsOffice(base, {
    resourceType: 'Condition',
    subject: patient,
    clinicalStatus: statusOf('condition-clinical', 'active'),
    category: [statusOf('condition-category', 'problem-list-item')],
    code: { text: 'High blood pressure' },
  });
  await createAsOffice(base, {
    resourceType: 'MedicationRequest',
    subject: patient,
    status: 'active',
    intent: 'order',
    authoredOn: day,
    medicationCodeableConcept: { text: 'Lisinopril 10 mg tablet' },
    dosageInstruction: [{ text: 'One tablet by mouth every day' }],
  });
  const encounter = await createAsOffice(base, {
    resourceType: 'Encounter',
    status: 'finished',
    class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB' },
    subject: patient,
    appointment: [{ reference: `Appointment/${appointments.past}` }],
  });
  await createAsOffice(base, {
    resourceType: 'DocumentReference',
    status: 'current',
    type: { coding: [{ system: 'http://loinc.org', code: '34133-9' }], text: 'Visit summary' },
    subject: patient,
    date: `${day}T15:00:00Z`,
    context: { encounter: [{ reference: `Encounter/${encounter}` }] },
    content: [{ attachment: { contentType: 'text/xml', data: Buffer.from(summaryOf(day)).toString('base64') } }],
  });
};
