import { randomUUID } from 'node:crypto';
import { embeddedSystem } from '@portico/adapters-practice/embedded';
import { everyPractice, type PracticeSystem } from '@portico/adapters-practice/systems';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { BookingKey } from '@portico/domain/appointments';
import { addDays, dayIn, MINUTE, plus, type HoldId } from '@portico/domain/kernel';
import { median, type Bar } from '../performance-targets.ts';
import { fillPractice, now, offerOf, openPractice, patientOf, practice } from '../booking/busy-practice.ts';

const [providers, patients, appointments] = [20, 1_000, 20_000];
const warmUp = 20;
const patient = patientOf(7);
const today = dayIn(practice.timeZone, now);

const list = async ({ schedule }: PracticeSystem): Promise<void> => {
  await schedule.upcoming(patient, now, 20);
  await schedule.past(patient, now, 1, 10);
};

const dashboard = async (system: PracticeSystem): Promise<void> => {
  const { schedule, correspondence, billing, charts, practices } = system;
  await Promise.all([
    practices.practices([practice.id]),
    schedule.upcoming(patient, now, 20),
    correspondence.unread(patient),
    billing.balance(patient),
    charts.summary(patient),
  ]);
};

/** Books a time and gives it back; each round at another provider, so that no rows pile up at one. */
const book = async ({ availability, slotHolds, appointmentBooking }: PracticeSystem, round: number): Promise<void> => {
  const offer = offerOf((round + providers) % providers);
  const day = { start: addDays(today, 1), end: addDays(today, 7) };
  const [time] = await availability.slots(patient, offer, day);
  if (time === undefined) throw new Error('Nothing is open.');
  const hold = randomUUID() as string as HoldId;
  const wanted = { offer, start: time.start, language: 'en' as const };
  const kept = await slotHolds.keep(patient, wanted, hold, plus(now, 10 * MINUTE));
  const key = () => randomUUID() as string as BookingKey;
  const booked = kept.ok ? await appointmentBooking.book(patient, hold, key()) : undefined;
  if (booked?.ok !== true) throw new Error('The time was not booked.');
  await appointmentBooking.cancel(patient, booked.value, { id: '1' }, key());
};

const steps = { 'lists of visits': list, dashboard, booking: book } as const;

/** What the layer of connections costs a practice of the embedded system, beside that system asked directly, in turn. */
export const embeddedOverhead = async (rounds: number): Promise<readonly Bar[]> => {
  const database = await openMigrated();
  try {
    await openPractice(database, providers, patients);
    await fillPractice(database, providers, patients, appointments);
    await database.rows({ text: 'vacuum (analyze)' });
    const clock = () => now;
    const direct = embeddedSystem({ sql: database, now: clock, ledgerClock: clock, publicOrigin: () => '' });
    const layered = everyPractice({ of: () => direct, all: [direct] });
    const bars: Bar[] = [];
    for (const [name, step] of Object.entries(steps)) {
      const times = { direct: [] as number[], layered: [] as number[] };
      const systems = [
        { system: direct, took: times.direct },
        { system: layered, took: times.layered },
      ];
      for (let round = -warmUp; round < rounds; round += 1) {
        // Who is first changes with each round: the second one finds a warmer machine.
        for (const { system, took } of round % 2 === 0 ? systems : systems.toReversed()) {
          const began = performance.now();
          await step(system, round);
          if (round >= 0) took.push(performance.now() - began);
        }
      }
      const [alone, through] = [median(times.direct), median(times.layered)];
      console.log(`embedded, ${name}: ${alone.toFixed(2)} ms directly, ${through.toFixed(2)} ms through connections`);
      // Of each pair by itself: what else runs on the machine slows both halves of one.
      const measured = median(times.layered.map((each, at) => each / (times.direct[at] ?? NaN)));
      bars.push({ name: `embedded through connections: ${name}`, measured, bar: 1.05, unit: '×', better: 'less' });
    }
    return bars;
  } finally {
    await database.close();
  }
};
