import type { Questionnaire } from 'fhir/r4';
import type { Resource } from '../scheduling-resource-types.ts';
import type { FurnishedClinic } from './furnish-clinic.ts';
import { createAsOffice } from './office-client.ts';
import type { Scene } from './sample-schedule.ts';

const DAY = 86_400_000;

const inSpanish = (valueString: string) => ({
  extension: [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/translation',
      extension: [
        { url: 'lang', valueCode: 'es' },
        { url: 'content', valueString },
      ],
    },
  ],
});

const healthHistory: Questionnaire = {
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Health history',
  _title: inSpanish('Historia de salud'),
  item: [
    { linkId: '1', text: 'Do you smoke?', _text: inSpanish('¿Fuma?'), type: 'boolean', required: true },
    {
      linkId: '2',
      text: 'What would you like to talk about at your next visit?',
      _text: inSpanish('¿De qué le gustaría hablar en su próxima visita?'),
      type: 'text',
    },
  ],
};

const classOf = (code: string, value: string) => ({
  type: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/coverage-class', code }] },
  value,
});

const priced = (text: string, value: number) => ({
  chargeItemCodeableConcept: { text },
  priceComponent: [{ type: 'base' as const, amount: { value, currency: 'USD' as const } }],
});

/**
 * Writes what a clinic has of one patient beside the scheduling: an insurance, a conversation, two bills and a form that
 * is asked for.
 */
export const furnishPatientAreas = async (
  base: string,
  { patients, practitioners }: Pick<FurnishedClinic, 'patients' | 'practitioners'>,
  { now }: Scene,
): Promise<void> => {
  const create = (resource: Resource): Promise<string> => createAsOffice(base, resource);
  const patient = { reference: `Patient/${patients.pena}` };
  const provider = { reference: `Practitioner/${practitioners.rivera}` };
  const at = (days: number): string => new Date(now - days * DAY).toISOString();
  await create({
    resourceType: 'Coverage',
    status: 'active',
    beneficiary: patient,
    payor: [{ display: 'Coastal Mutual' }],
    subscriberId: 'CM-204-118',
    order: 1,
    period: { start: '2026-01-01' },
    class: [classOf('group', 'G-77'), classOf('plan', 'Coastal Gold')],
  });
  const message = { resourceType: 'Communication', status: 'completed', subject: patient } as const;
  const topic = { text: 'Your test results' };
  const root = await create({
    ...message,
    topic,
    sender: provider,
    recipient: [patient],
    sent: at(6),
    payload: [
      { contentString: 'Your results are back, and they look good. We can talk about them at your next visit.' },
    ],
  });
  await create({
    ...message,
    topic,
    partOf: [{ reference: `Communication/${root}` }],
    sender: patient,
    recipient: [provider],
    sent: at(5),
    payload: [{ contentString: 'Thank you! See you soon.' }],
  });
  await create({
    resourceType: 'Invoice',
    status: 'issued',
    subject: patient,
    date: at(20).slice(0, 10),
    lineItem: [priced('Office visit', 35), priced('Blood test', 12.5)],
    totalGross: { value: 47.5, currency: 'USD' },
  });
  await create({
    resourceType: 'Invoice',
    status: 'balanced',
    subject: patient,
    date: at(200).slice(0, 10),
    lineItem: [priced('Office visit', 35)],
    totalGross: { value: 35, currency: 'USD' },
  });
  const form = await create(healthHistory);
  await create({
    resourceType: 'Task',
    status: 'requested',
    intent: 'order',
    for: patient,
    focus: { reference: `Questionnaire/${form}` },
    authoredOn: at(3),
  });
};
