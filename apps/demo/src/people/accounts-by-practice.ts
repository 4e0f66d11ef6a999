import type { LocalDate, PracticeId } from '@portico/domain/kernel';
import type { DemoDoctor, DemoPractice } from '../practices.ts';
import { demoAccounts, type DemoAccount } from './demo-accounts.ts';
import { castAs, patientAt, type DemoPatient } from './generate-patients.ts';

/** The accounts of the demo that have a chart in a practice; they are its first patients, in this order. */
export const castOf = (practice: PracticeId): readonly DemoAccount[] =>
  demoAccounts.filter(({ practices }) => practices[practice] !== undefined);

/** Patient `number` of a practice, counted from 1: the cast first, then the crowd. */
export const demoPatient = (seed: number, today: LocalDate, demo: DemoPractice, number: number): DemoPatient => {
  const account = castOf(demo.practice.id)[number - 1];
  return account === undefined
    ? patientAt(seed, today, demo, number)
    : castAs(seed, today, demo, number, account.person);
};

const specialists: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    pregnancy: ["Women's Health", 'Obstetrics and Gynecology'],
    'heart-failure': ['Cardiology', 'Internal Medicine'],
    diabetes: ['Endocrinology', 'Internal Medicine'],
  }),
);

export const maySee = ({ sees }: DemoDoctor, { age }: DemoPatient): boolean =>
  sees === 'everyone' || (sees === 'children') === age < 18;

/** Whom a patient usually sees: the specialist for the persona where there is one, else one of those for the age. */
export const doctorOf = (demo: DemoPractice, patient: DemoPatient): DemoDoctor => {
  const wanted = specialists.get(patient.persona.name) ?? [];
  const specialist = demo.doctors.find(({ specialty }) => specialty !== undefined && wanted.includes(specialty));
  if (specialist !== undefined && patient.number % 3 !== 0) return specialist;
  const fitting = demo.doctors.filter((doctor) => maySee(doctor, patient));
  return fitting[patient.number % fitting.length] ?? demo.doctors[0];
};
