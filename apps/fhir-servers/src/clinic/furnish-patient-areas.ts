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

interface Writing {
  readonly patient: { readonly reference: string };
  readonly provider: { readonly reference: string };
  /** The moment so many days ago. */
  readonly at: (days: number) => string;
  readonly create: (resource: Resource) => Promise<string>;
}

const writeConversation = async ({ patient, provider, at, create }: Writing): Promise<void> => {
  const message = { resourceType: 'Communication', status: 'completed', subject: patient } as const;
  const topic = { text: 'Your test results' };
  const results = 'Your results are back, and they look good. We can talk about them at your next visit.';
  const root = await create({
    ...message,
    topic,
    sender: provider,
    recipient: [patient],
    sent: at(6),
    payload: [{ contentString: results }],
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
};

const writeBills = async ({ patient, at, create }: Writing): Promise<void> => {
  const bill = { resourceType: 'Invoice', subject: patient } as const;
  await create({
    ...bill,
    status: 'issued',
    date: at(20).slice(0, 10),
    lineItem: [priced('Office visit', 35), priced('Blood test', 12.5)],
    totalGross: { value: 47.5, currency: 'USD' },
  });
  await create({
    ...bill,
    status: 'balanced',
    date: at(200).slice(0, 10),
    lineItem: [priced('Office visit', 35)],
    totalGross: { value: 35, currency: 'USD' },
  });
};

/**
 * Writes what a clinic has of one patient beside the scheduling: an insurance, a conversation, two bills and a form that
 * is asked for.
 */
export const furnishPatientAreas = async (
  base: string,
  { patients, practitioners }: Pick<FurnishedClinic, 'patients' | 'practitioners'>,
  { now }: Scene,
): Promise<void> => {
  const writing: Writing = {
    patient: { reference: `Patient/${patients.pena}` },
    provider: { reference: `Practitioner/${practitioners.rivera}` },
    at: (days) => new Date(now - days * DAY).toISOString(),
    create: (resource) => createAsOffice(base, resource),
  };
  const { patient, at, create } = writing;
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
  await writeConversation(writing);
  await writeBills(writing);
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
