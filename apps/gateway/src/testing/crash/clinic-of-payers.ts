import { EmbeddedIntake, EmbeddedMoneyIntake } from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import { PlainPasswords } from '@portico/domain/access/testing';
import type { Appointment, HeldSlot } from '@portico/domain/appointments';
import { DAY, HOUR, plus, type Cents, type Instant, type PatientRef } from '@portico/domain/kernel';
import { ana, ben, furnish } from '../clinic.ts';
import { holdOf, kindOf, visitOf } from './errands.ts';

/** Charts in two practices, one for each processor; four, so that both errands about one visit are of the same chart. */
export const payers: readonly PatientRef[] = [...ana, ...ben, ...ana.slice(0, 1)];

export const payerOf = (number: number): PatientRef => {
  const payer = payers[number % payers.length];
  if (payer === undefined) throw new Error('There are payers.');
  return payer;
};

/** Two practices whose patients owe enough for so many errands, with a slot or a visit for each that needs one. */
export const furnishPayers = async (sql: Sql, now: Instant, errands: number): Promise<void> => {
  await furnish(sql, new PlainPasswords(), now);
  const intake = new EmbeddedIntake(sql);
  await intake.charges(
    [...ana, ...ben].map((patient) => ({
      patient,
      id: 'debt',
      description: 'Surgery',
      amount: 900_000_000 as Cents,
      at: now,
    })),
  );
  const numbers = Array.from({ length: errands }, (_, number) => number);
  const visits = numbers.filter((number) => number % 8 === 3).map((number) => visit(number, now));
  await intake.appointments(
    visits.map(({ number, ...each }) => ({ ...each, id: visitOf(number), status: 'SCHEDULED' })),
  );
  const slots = numbers.filter((number) => kindOf(number) === 'prepayment').map((number) => visit(number, now));
  const until = plus(now, 1_000 * DAY);
  await new EmbeddedMoneyIntake(sql).heldSlots(
    slots.map(({ number, ...each }): HeldSlot => ({ id: holdOf(number), visit: each, prepayment: 0 as Cents, until })),
  );
};

/** An hour of its own for each errand, far from the visits that the clinic has anyway. */
const visit = (number: number, now: Instant): Omit<Appointment, 'id' | 'status'> & { readonly number: number } => {
  const start = plus(now, 100 * DAY + number * HOUR);
  const [provider, location] = [{ id: 'ng', name: '' }, { id: 'main' }] as unknown as [
    Appointment['provider'],
    Appointment['location'],
  ];
  return { number, patient: payerOf(number), start, end: plus(start, HOUR / 2), video: false, provider, location };
};
