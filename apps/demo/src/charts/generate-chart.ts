import type { ChartToKeep } from '@portico/adapters-practice/embedded';
import type { Allergy, CareTeamMember, Condition, Medication, Section } from '@portico/domain/health';
import { addDays, type ClinicalDate, type LocalDate, inLanguageOf } from '@portico/domain/kernel';
import { yearsBefore } from '../working-days.ts';
import { demoId } from '../demo-ids.ts';
import type { DemoPatient } from '../people/generate-patients.ts';
import type { DemoDoctor, DemoPractice } from '../practices.ts';
import { randomOf, type Random } from '../keyed-random.ts';
import { words, type Words } from '../bilingual-words.ts';
import { billsOf } from './generate-bills.ts';
import { devicesOf } from './generate-devices.ts';
import { documentsOf } from './generate-documents.ts';
import { fillsOf } from './generate-fills.ts';
import { immunizationsOf } from './generate-immunizations.ts';
import { labsOf } from './generate-labs.ts';
import { notesOf } from './generate-notes.ts';
import { recordItemsOf } from './generate-record-items.ts';
import { vitalSignsOf } from './generate-vital-signs.ts';

type Reaction = readonly [reaction: Words, severity: NonNullable<Allergy['severity']>];
/** The first reaction is the worst. */
type Substance = readonly [
  substance: Words,
  criticality: NonNullable<Allergy['criticality']>,
  ...reactions: readonly [Reaction, ...Reaction[]],
];

const hives = words('Hives', 'Urticaria');
const substances: readonly [Substance, ...Substance[]] = [
  [words('Penicillin', 'Penicilina'), 'high', [hives, 'moderate']],
  [words('Peanut', 'Cacahuate'), 'high', [words('Anaphylaxis', 'Anafilaxia'), 'severe'], [hives, 'moderate']],
  [words('Sulfonamides', 'Sulfonamidas'), 'low', [words('Rash', 'Sarpullido'), 'mild']],
  [words('House dust mite', 'Ácaros del polvo'), 'low', [words('Runny nose', 'Secreción nasal'), 'mild']],
  [words('Latex', 'Látex'), 'unable-to-assess', [words('Itching', 'Picazón'), 'mild']],
  [words('Shellfish', 'Mariscos'), 'high', [words('Swelling of the lips', 'Hinchazón de labios'), 'severe']],
];

const nurses = ['Dana Ruiz, RN', 'Paul Abbott, RN', 'Nuria Cano, RN'] as const;

/** The chart of one patient: the persona's story with this person's own dates, values and allergies. */
export const chartOf = (
  seed: number,
  today: LocalDate,
  demo: DemoPractice,
  doctor: DemoDoctor,
  patient: DemoPatient,
): ChartToKeep | undefined => {
  if (patient.chart === 'none') return undefined;
  const random = randomOf(seed, demo.practice.id, 'chart', patient.number);
  const { documents, bytes } = documentsOf(seed, today, patient, doctor.name);
  return {
    patient: patient.identity.patient,
    chart: {
      conditions: { kind: 'entries', entries: conditionsOf(random, today, patient) },
      allergies: allergiesOf(random, today, patient),
      medications: medicationsOf(random, today, patient, doctor.name),
      immunizations: { kind: 'entries', entries: immunizationsOf(seed, today, demo.practice.id, patient) },
      vitalSigns: { kind: 'entries', entries: vitalSignsOf(seed, today, demo.practice.id, patient) },
      procedures: { kind: 'entries', entries: [] },
      ...devicesOf(today, patient),
      ...billsOf(today, demo.practice, patient),
      ...recordItemsOf(seed, today, demo.practice.id, patient),
      ...notesOf(seed, today, demo.practice.id, patient, doctor.name),
      labs: { kind: 'entries', entries: labsOf(seed, today, patient, doctor.name) },
      documents: { kind: 'entries', entries: documents },
      careTeam: { kind: 'entries', entries: careTeamOf(random, demo, doctor, patient) },
    },
    bytes,
  };
};

/** A random day about `years` ago, not before the person's birth; for this year, 20 to 90 days ago. */
const dayOf = (random: Random, today: LocalDate, { identity }: DemoPatient, years: number): LocalDate => {
  const day =
    years === 0 ? addDays(today, -random.whole(20, 90)) : addDays(yearsBefore(today, years), random.whole(-150, 150));
  return day < identity.birthDate ? identity.birthDate : day;
};

const clinical = (day: LocalDate): ClinicalDate => day as string as ClinicalDate;

/** An onset is often known by its year or month only. */
const onset = (random: Random, day: LocalDate): ClinicalDate =>
  day.slice(0, random.pick([4, 7, 10, 10])) as ClinicalDate;

/** Something that began and ended in the same year ended some weeks after it began. */
const endOf = (
  random: Random,
  today: LocalDate,
  patient: DemoPatient,
  began: LocalDate,
  { since, until }: Span,
): LocalDate => (since === until ? addDays(began, random.whole(10, 25)) : dayOf(random, today, patient, until));

/** Years before today. */
interface Span {
  readonly since: number;
  readonly until: number;
}

const conditionsOf = (random: Random, today: LocalDate, patient: DemoPatient): readonly Condition[] =>
  patient.persona.conditions.map(({ name, since, until }, at): Condition => {
    const { identity } = patient;
    const began = dayOf(random, today, patient, since);
    const named = { id: demoId<string>('c', at + 1, 2), name: inLanguageOf(name, identity.language) };
    if (until === undefined) return { ...named, onset: onset(random, began), status: 'active' };
    const ended = clinical(endOf(random, today, patient, began, { since, until }));
    return { ...named, onset: clinical(began), ended, status: 'resolved' };
  });

const allergiesOf = (random: Random, today: LocalDate, patient: DemoPatient): Section<Allergy> => {
  const { language } = patient.identity;
  const share = random.next();
  if (share < 0.45) return { kind: 'none-known' };
  if (share < 0.55) return { kind: 'no-information' };
  const first = random.whole(0, substances.length - 1);
  const entries = Array.from({ length: random.whole(1, 2) }, (_, at): Allergy => {
    const [substance, criticality, ...reactions] = substances[(first + at) % substances.length] ?? substances[0];
    const graded = reactions.map(([reaction, severity]) => ({ reaction: inLanguageOf(reaction, language), severity }));
    return {
      id: demoId('g', at + 1, 2),
      substance: inLanguageOf(substance, language),
      reactions: graded.map(({ reaction }) => reaction),
      severity: reactions[0][1],
      ...(graded.length > 1 ? { reactionSeverities: graded } : {}),
      criticality,
      recorded: clinical(dayOf(random, today, patient, random.whole(1, 9))),
      status: 'active',
    };
  });
  return { kind: 'entries', entries };
};

const medicationsOf = (
  random: Random,
  today: LocalDate,
  patient: DemoPatient,
  prescriber: string,
): Section<Medication> => {
  const { persona, identity } = patient;
  if (persona.medications.length === 0) {
    return random.chance(0.8) ? { kind: 'none-known' } : { kind: 'entries', entries: [] };
  }
  const entries = persona.medications.map(({ name, dose, instructions, reason, since, until }, at): Medication => {
    const started = dayOf(random, today, patient, since);
    const taken = {
      id: demoId<string>('m', at + 1, 2),
      name: inLanguageOf(name, identity.language),
      dose,
      instructions: inLanguageOf(instructions, identity.language),
      ...(reason === undefined ? {} : { reason: inLanguageOf(reason, identity.language) }),
      prescriber,
      started: clinical(started),
    };
    if (until === undefined) {
      return { ...taken, status: 'current', ...fillsOf(today, identity.language, started, at) };
    }
    return { ...taken, ended: clinical(endOf(random, today, patient, started, { since, until })), status: 'past' };
  });
  return { kind: 'entries', entries };
};

/** `sofia.reyes@example.org` for “Dr. Sofía Reyes, MD”. */
const careTeamEmail = (name: string): string => {
  const said = name.replace(/,.*$/, '').replace(/^Dr\.?\s+/, '');
  return `${
    said
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join('.') ?? 'office'
  }@example.org`;
};

const careTeamOf = (
  random: Random,
  demo: DemoPractice,
  doctor: DemoDoctor,
  { identity }: DemoPatient,
): readonly CareTeamMember[] => [
  {
    id: doctor.id,
    name: doctor.name,
    role: inLanguageOf(words('Primary care clinician', 'Médico de cabecera'), identity.language),
    ...(doctor.office.phone === undefined ? {} : { phone: doctor.office.phone }),
    email: careTeamEmail(doctor.name),
  },
  {
    id: demoId('n', 1, 2),
    name: random.pick(nurses),
    role: inLanguageOf(words('Nurse', 'Enfermería'), identity.language),
    phone: demo.practice.phone,
  },
];
