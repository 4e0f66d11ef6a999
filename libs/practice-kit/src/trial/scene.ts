import type { Claim, Day, Span } from '@portico/practice-spi';
import type { Scene } from '../stage.ts';
import { addDays, atWallClock, dayIn, nextClockChange, writtenIn } from './wall-clock.ts';

export const patients: readonly Claim[] = [
  { firstName: 'José', lastName: "Peña-O'Neill", birthDate: '1984-02-29', email: 'jose@clinic.example' },
  { firstName: 'Renée', lastName: 'Begay', birthDate: '1990-07-14', email: 'renee@clinic.example' },
];

const minutes = 30;
const clocks = ['09:00', '09:30', '10:00', '10:30'];
/** More than any page of a small system, and few enough to be written quickly. */
const pastVisits = 12;

const spanAt = (timeZone: string, day: Day, clock: string): Span => {
  const start = atWallClock(timeZone, day, clock);
  return { start: writtenIn(timeZone, start), end: writtenIn(timeZone, start + minutes * 60_000) };
};

/** Two patients with visits, and free times on the next two days and before and after the next change of clocks. */
export const sceneAt = (now: number, timeZone: string): Scene => {
  const today = dayIn(timeZone, now);
  const change = nextClockChange(timeZone, addDays(today, 5));
  const days = [1, 2].map((ahead) => addDays(today, ahead));
  const around = change === undefined ? [] : [-2, 1].map((ahead) => addDays(change, ahead));
  return {
    now,
    timeZone,
    patients,
    open: [...days, ...around].flatMap((day) => clocks.map((clock) => spanAt(timeZone, day, clock))),
    visits: Array.from({ length: pastVisits + 1 }, (_, at) => ({
      ...spanAt(timeZone, addDays(today, -1 - at), '09:00'),
      patient: at === pastVisits ? 1 : 0,
    })),
  };
};
