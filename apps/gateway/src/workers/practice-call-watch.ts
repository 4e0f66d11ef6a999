import { callOutcomes, type CallOutcome } from '@portico/adapters-practice/connections';
import type { PracticeId } from '@portico/domain/kernel';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Takes in what came of a call to the system of a practice, and whether calls to it rest. */
export type ToldOfCall = (practice: PracticeId, outcome: CallOutcome, isResting: boolean) => void;

/**
 * Counts the calls to the systems of practices: which clinic is down shows here alone. Each outcome begins at 0, so that an
 * alert can tell that none was answered, and a practice that is connected no more is not shown.
 */
export const practiceCallWatch = (registry: Registry, connected: () => readonly PracticeId[]): ToldOfCall => {
  const counts = new Map<PracticeId, Map<CallOutcome, number>>();
  const resting = new Map<PracticeId, boolean>();
  const countsOf = (practice: PracticeId): Map<CallOutcome, number> => {
    const known = counts.get(practice) ?? new Map(callOutcomes.map((outcome) => [outcome, 0]));
    counts.set(practice, known);
    return known;
  };
  new Counter({
    name: 'portico_practice_calls_total',
    help: 'Calls to the system of a practice, by practice and outcome.',
    labelNames: ['practice', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const practice of connected())
        for (const [outcome, count] of countsOf(practice)) this.inc({ practice, outcome }, count);
    },
  });
  new Gauge({
    name: 'portico_practice_resting',
    help: '1 while calls to the system of a practice rest after failures in a row.',
    labelNames: ['practice'],
    registers: [registry],
    collect() {
      this.reset();
      for (const practice of connected()) this.set({ practice }, resting.get(practice) === true ? 1 : 0);
    },
  });
  return (practice, outcome, isResting) => {
    const known = countsOf(practice);
    known.set(outcome, (known.get(outcome) ?? 0) + 1);
    resting.set(practice, isResting);
  };
};
