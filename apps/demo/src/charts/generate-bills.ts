import { readRecords } from '@portico/adapters-practice/reading';
import type { Chart, RecordItem } from '@portico/domain/health';
import { addDays, inLanguageOf, instant, type LocalDate } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import { words, type Words } from '../bilingual-words.ts';
import { demoId } from '../demo-ids.ts';
import { castOf } from '../people/accounts-by-practice.ts';
import type { DemoPatient } from '../people/generate-patients.ts';
import type { PersonaName } from './patient-kind.ts';

interface Billed {
  readonly service: Words;
  readonly daysAgo: number;
  /** In dollars, as insurers write them. */
  readonly amounts: Readonly<Record<'submitted' | 'eligible' | 'benefit' | 'memberliability' | 'copay', number>>;
}

const followUp = words('Office visit, established patient', 'Consulta de seguimiento');
const blood = words('Hemoglobin A1c', 'Hemoglobina A1c');
const prenatal = words('Prenatal visit', 'Consulta prenatal');
const ultrasound = words('Obstetric ultrasound', 'Ecografía obstétrica');

/** What was billed for people with these stories, the newest first. */
const stories: Partial<Readonly<Record<PersonaName, readonly [Billed, ...Billed[]]>>> = {
  diabetes: [
    {
      service: followUp,
      daysAgo: 34,
      amounts: { submitted: 185, eligible: 128.4, benefit: 103.4, memberliability: 25, copay: 25 },
    },
    {
      service: blood,
      daysAgo: 34,
      amounts: { submitted: 62.5, eligible: 13.39, benefit: 13.39, memberliability: 0, copay: 0 },
    },
    {
      service: followUp,
      daysAgo: 128,
      amounts: { submitted: 185, eligible: 128.4, benefit: 0, memberliability: 128.4, copay: 0 },
    },
  ],
  pregnancy: [
    {
      service: prenatal,
      daysAgo: 21,
      amounts: { submitted: 210, eligible: 142, benefit: 142, memberliability: 0, copay: 0 },
    },
    {
      service: ultrasound,
      daysAgo: 49,
      amounts: { submitted: 395, eligible: 241.75, benefit: 193.4, memberliability: 48.35, copay: 0 },
    },
  ],
};

const usd = (value: number): object => ({ value, currency: 'USD' });
const subject = { reference: 'Patient/p' };
const insurer = 'Coastal Mutual';

/** The files that an insurer and a practice would send: what was paid for each service, and a claim that waits. */
const bundleOf = (
  [newest, ...older]: readonly [Billed, ...Billed[]],
  today: LocalDate,
  practice: string,
  said: (text: Words) => string,
): object => {
  const shared = ({ service, daysAgo }: Billed, after: number) => ({
    status: 'active',
    use: 'claim',
    patient: subject,
    created: addDays(today, after - daysAgo),
    billablePeriod: { start: addDays(today, -daysAgo), end: addDays(today, -daysAgo) },
    provider: { display: practice },
    insurer: { display: insurer },
    item: [{ productOrService: { text: said(service) } }],
  });
  const explanation = (billed: Billed, at: number): object => ({
    resourceType: 'ExplanationOfBenefit',
    id: `e${at}`,
    ...shared(billed, 9),
    outcome: 'complete',
    total: Object.entries(billed.amounts).map(([code, amount]) => ({
      category: { coding: [{ code }] },
      amount: usd(amount),
    })),
  });
  const claim = { resourceType: 'Claim', id: 'c', ...shared(newest, 2), total: usd(newest.amounts.submitted) };
  const patient = { resourceType: 'Patient', id: 'p', name: [{ text: 'Any' }], birthDate: '1970-01-01' };
  const resources = [patient, claim, ...[newest, ...older].map(explanation)];
  return { resourceType: 'Bundle', type: 'collection', entry: resources.map((resource) => ({ resource })) };
};

/** Claims and explanations of benefits of two people of the cast, read as an import reads them. */
export const billsOf = (
  today: LocalDate,
  practice: Pick<Practice, 'id' | 'name'>,
  { persona, identity, number }: DemoPatient,
): Partial<Pick<Chart, 'bills'>> => {
  const story = number > castOf(practice.id).length ? undefined : stories[persona.name];
  if (story === undefined) return {};
  const bundle = bundleOf(story, today, practice.name, (text) => inLanguageOf(text, identity.language));
  const { records } = readRecords({
    name: 'bills.json',
    bytes: new TextEncoder().encode(JSON.stringify(bundle)),
    now: instant(Date.parse(today)),
  });
  const entries = records.flatMap((record) =>
    record.type === 'item' && record.section === 'bills' ? [record.item as RecordItem<'bills'>] : [],
  );
  return { bills: { kind: 'entries', entries: entries.map((bill, at) => ({ ...bill, id: demoId('bi', at + 1, 2) })) } };
};
