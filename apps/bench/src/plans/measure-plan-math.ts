import { deepStrictEqual } from 'node:assert/strict';
import type { Cents, LocalDate } from '@portico/domain/kernel';
import { scheduleOf, termsByPayment } from '@portico/domain/payments';
import { type Bar, median, printBars } from '../performance-targets.ts';
import { handwritten } from './handwritten-installments.ts';

const [total, payment, dayOfMonth, today] = [240_001, 10_000, 31, '2026-11-21'] as const;
const calendar = { frequency: 'monthly', dayOfMonth } as const;
const [rounds, schedules] = [30, 5_000];

const ours = () => {
  const terms = termsByPayment(total as Cents, payment as Cents);
  return terms.ok ? scheduleOf(terms.value, calendar, today as LocalDate) : [];
};
const loop = () => handwritten(total, payment, dayOfMonth, today);

/** Microseconds on the processor for each schedule. */
const cost = (work: () => readonly unknown[]): number => {
  const before = process.cpuUsage();
  let made = 0;
  for (let done = 0; done < schedules; done += 1) made += work().length;
  const { user, system } = process.cpuUsage(before);
  if (made === 0) throw new Error('No payment was made.');
  return (user + system) / schedules;
};

/** Schedules of twenty-five months, next to a loop written for nothing else. */
export const run = async (): Promise<readonly Bar[]> => {
  deepStrictEqual(
    ours().map(({ due, amount }) => `${due} ${amount}`),
    loop(),
  );
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(cost(ours));
    times[1].push(cost(loop));
  }
  const [own, bare] = [median(times[0]), median(times[1])];
  const pace = (each: number): string => Math.round(1_000_000 / each).toLocaleString('en-US');
  console.log(`schedules of 25 payments, medians of ${rounds} in turn`);
  console.log(`  ${pace(own)} a second, ${pace(bare)} by a loop written by hand`);
  return [
    {
      name: 'schedule of a plan, next to a loop written by hand',
      measured: own / bare,
      bar: 5,
      unit: '×',
      better: 'less',
    },
  ];
};

if (import.meta.main) printBars(await run());
