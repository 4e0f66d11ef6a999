import { EmbeddedSetup } from '@portico/adapters-practice/embedded';
import type { Database } from '@portico/adapters-storage/sql';
import type { Appointment } from '@portico/domain/appointments';
import { DAY, HOUR, instant, type PatientRef, plus } from '@portico/domain/kernel';
import * as person from '../gateway/dashboard-sample-data.ts';

export const { now } = person;

/** How many patients share the appointments of a full practice. */
const patients = 2_000;
const batch = 5_000;

/**
 * Fills a practice with `total` appointments, ten of which are the same patient's own in every practice: five to come and
 * five past. Answers that patient.
 */
export const fillPractice = async (database: Database, total: number): Promise<PatientRef> => {
  const { practice } = person;
  const refOf = (at: number): PatientRef => ({
    practice: practice.id,
    patient: `patient-${at}` as PatientRef['patient'],
  });
  const setup = new EmbeddedSetup(database);
  const [like] = person.upcoming;
  if (like === undefined) throw new Error('There is no appointment to copy.');
  await setup.practices([practice]);
  await setup.locations(practice.id, [like.location]);
  await setup.providers(practice.id, [like.provider]);
  const people = total > own ? patients : 1;
  await setup.patients(
    Array.from({ length: people }, (_, at) => ({ patient: refOf(at), name: `Person ${at}`, language: 'en' })),
  );

  const appointment = (at: number): Appointment => {
    const isOwn = at < own;
    const days = isOwn ? (at - own / 2) * 20 : (at % 730) - 365;
    const start = plus(instant(now + (isOwn ? HOUR : (at % 8) * HOUR)), days * DAY);
    return {
      ...like,
      id: `a-${at}` as Appointment['id'],
      patient: refOf(isOwn ? 0 : 1 + (at % (patients - 1))),
      start,
      end: plus(start, HOUR / 2),
      status: start > now ? 'SCHEDULED' : 'COMPLETED',
    };
  };
  for (let from = 0; from < total; from += batch) {
    const size = Math.min(batch, total - from);
    await setup.appointments(Array.from({ length: size }, (_, at) => appointment(from + at)));
  }
  return refOf(0);
};

const own = 10;
