import type { Charge, EmbeddedSetup, EmbeddedMoneySetup, Thread } from '@portico/adapters-practice/embedded';
import {
  addDays,
  atWallClock,
  dayIn,
  type Cents,
  type Instant,
  type LocalDate,
  inLanguageOf,
} from '@portico/domain/kernel';
import { demoForms } from './write-demo-forms.ts';
import { demoId } from './demo-ids.ts';
import { mailOf } from './patient-conversations.ts';
import type { DemoPatient } from './people/generate-patients.ts';
import type { DemoDoctor, DemoPractice } from './practices.ts';
import { randomOf, type Random } from './keyed-random.ts';
import { words } from './bilingual-words.ts';

/** What the front desk and the billing office keep of one patient. */
export interface OfficeWork {
  readonly charges: readonly Charge[];
  readonly statements: Parameters<EmbeddedMoneySetup['statements']>[0];
  readonly threads: readonly Thread[];
  readonly forms: Parameters<EmbeddedSetup['forms']>[0];
}

export const officeWorkOf = (
  seed: number,
  today: LocalDate,
  demo: DemoPractice,
  doctor: DemoDoctor,
  patient: DemoPatient,
): OfficeWork => {
  const random = randomOf(seed, demo.practice.id, 'office', patient.number);
  if (patient.chart === 'none')
    return { charges: [], statements: [], threads: [], forms: formsOf(random, today, patient) };
  return {
    ...moneyOf(random, today, demo, patient),
    threads: mailOf(random, today, demo, doctor, patient),
    forms: formsOf(random, today, patient),
  };
};

const at = (demo: DemoPractice, today: LocalDate, daysAgo: number, time: string): Instant =>
  atWallClock(demo.practice.timeZone, addDays(today, -daysAgo), time);

const chargeFor = {
  visit: words('Office visit', 'Consulta'),
  labs: words('Laboratory', 'Laboratorio'),
  payment: words('Payment, thank you', 'Pago, gracias'),
};

/** Copays and lab bills; most are paid, and those that are not are in a statement of the month after. */
const moneyOf = (
  random: Random,
  today: LocalDate,
  demo: DemoPractice,
  { identity }: DemoPatient,
): Pick<OfficeWork, 'charges' | 'statements'> => {
  const { patient, language } = identity;
  const charges: Charge[] = [];
  const statements: OfficeWork['statements'][number][] = [];
  let owed = 0;
  /** What was charged since nothing was owed. */
  let open: Charge[] = [];
  const visits = random.whole(1, 6);
  for (let visit = visits; visit >= 1; visit -= 1) {
    const daysAgo = visit * 75 + random.whole(0, 40);
    const copay = random.pick([20_00, 25_00, 35_00, 40_00]);
    const lab = random.chance(0.4) ? random.whole(12_00, 148_00) : 0;
    const number = (visits - visit) * 3;
    const book = (step: number, what: keyof typeof chargeFor, amount: number, later: number): void => {
      const charge = {
        patient,
        id: demoId<string>('b', number + step, 3),
        description: inLanguageOf(chargeFor[what], language),
        amount: amount as Cents,
        at: at(demo, today, daysAgo - later, '17:30'),
      };
      charges.push(charge);
      owed += amount;
      open = owed === 0 ? [] : [...open, charge];
    };
    book(1, 'visit', copay, 0);
    if (lab > 0) book(2, 'labs', lab, 3);
    if (owed > 0 && !random.chance(visit === 1 ? 0.6 : 0.2)) book(3, 'payment', -owed, 40);
    else {
      statements.push({
        patient,
        id: demoId('s', statements.length + 1, 3),
        date: addDays(today, -(daysAgo - 30)),
        total: owed as Cents,
        lines: open.map(({ description, amount, at: booked }) => ({
          date: dayIn(demo.practice.timeZone, booked),
          description,
          amount,
        })),
      });
    }
  }
  return { charges, statements };
};

const formsOf = (random: Random, today: LocalDate, { identity, number }: DemoPatient): OfficeWork['forms'] => {
  const count = number <= 3 ? demoForms.length : random.whole(0, 2);
  return demoForms.slice(0, count).map(({ uuid: id, title }) => ({
    patient: identity.patient,
    id,
    title,
    ...(random.chance(0.8) ? { due: addDays(today, random.whole(1, 30)) } : {}),
  }));
};
