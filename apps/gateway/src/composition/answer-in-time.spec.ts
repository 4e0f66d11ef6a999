import { expect, it } from '@jest/globals';
import type { Appointment, Schedule } from '@portico/domain/appointments';
import { instant, type PatientRef } from '@portico/domain/kernel';
import { PracticeAway } from '@portico/domain/practices';
import { upcomingInTime } from './answer-in-time.ts';

it('APT-031 a practice that is slow to tell its visits counts as away, and the others are told', async () => {
  const [fast, slow] = ['fast', 'slow'].map((practice) => ({ practice, patient: 'p' }) as unknown as PatientRef);
  const known = [{ id: 'a' } as unknown as Appointment];
  const schedule: Pick<Schedule, 'visit' | 'upcoming'> = {
    visit: async () => undefined,
    upcoming: ({ practice }) => (practice === slow?.practice ? new Promise(() => undefined) : Promise.resolve(known)),
  };
  const within = upcomingInTime(schedule, (practice, asked) =>
    practice === slow?.practice ? Promise.reject(new PracticeAway(practice)) : asked,
  );
  const upcoming = (chart: PatientRef | undefined) => within.upcoming(chart as PatientRef, instant(0), 10);
  expect(await upcoming(fast)).toBe(known);
  await expect(upcoming(slow)).rejects.toBeInstanceOf(PracticeAway);
});
