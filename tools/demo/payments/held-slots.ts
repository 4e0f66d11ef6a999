import { EmbeddedMoneyIntake } from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import {
  addDays,
  atWallClock,
  MINUTE,
  plus,
  type AppointmentId,
  type Cents,
  type LocalDate,
  type HoldId,
} from '@portico/domain/kernel';
import { visitTypes } from '../booking/visit-reasons.ts';
import { workingDays } from '../calendar.ts';
import { demoId } from '../ids.ts';
import type { DemoPatient } from '../people/patients.ts';
import { doctorOf } from '../people/register.ts';
import type { DemoPractice } from '../practices.ts';
import type { StoryHold } from './stories.ts';

/** A real practice keeps a time for minutes; whoever tries the demo has a month. */
const daysKept = 30;

/** Keeps times for a patient that are theirs once they are paid for. */
export const keepSlots = async (
  sql: Sql,
  demo: DemoPractice,
  patient: DemoPatient,
  holds: readonly StoryHold[],
  booked: AppointmentId | undefined,
  today: LocalDate,
): Promise<void> => {
  const { timeZone } = demo.practice;
  const { identity, number } = patient;
  const { sees: _, office, ...provider } = doctorOf(demo, patient);
  const days = workingDays(today, 0, Math.max(0, ...holds.map(({ day }) => day)));
  await new EmbeddedMoneyIntake(sql).heldSlots(
    holds.map(({ day, time, prepayment, video = false, reschedules = false }, at) => {
      const start = atWallClock(timeZone, days[day] ?? today, time);
      return {
        id: demoId<HoldId>(`h.${number}.`, at + 1, 2),
        visit: {
          patient: identity.patient,
          start,
          end: plus(start, 30 * MINUTE),
          video,
          visitType: (video ? visitTypes.video : visitTypes.office)[identity.language],
          provider,
          location: office,
        },
        prepayment: prepayment as Cents,
        until: atWallClock(timeZone, addDays(today, daysKept), '23:30'),
        ...(reschedules && booked !== undefined ? { replaces: booked } : {}),
      };
    }),
  );
};
