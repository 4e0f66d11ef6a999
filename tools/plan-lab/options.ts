import { parseArgs } from 'node:util';
import { parseLocalDate, type Cents, type LocalDate } from '@portico/domain/kernel';
import {
  defaultCalendars,
  parseTypedAmount,
  termsByCount,
  termsByPayment,
  type PlanCalendar,
  type PlanTerms,
  type Weekday,
} from '@portico/domain/payments';
import { laws } from '@portico/domain/payments/testing';
import { Mistake } from '@portico/operator/command/run-command.ts';

export const usage = `Holds the math of payment plans against its laws.

  npm run plan-lab -- [--law 1,4,…] [--runs 100000] [--seed S] [--path P] [--against ./mine.ts] [--zone America/Havana]
  npm run plan-lab -- --show 1000.00,150.00,monthly:31,2026-01-15 [--svg plan-lab.svg]
  npm run plan-lab -- --list

  --law      which laws; all of them unless said
  --runs     cases over all these laws, dealt evenly among them
  --seed     the same seed makes the same cases
  --path     goes straight to one case of one law, as a counterexample names it
  --against  a module whose exports take the place of Portico's functions of the same names (see PlanMath)
  --zone     the time zone of the machine, for what should not depend on it
  --workers  how many processors to use
  --limit    seconds after which a law that does not end counts as broken
  --show     total, payment (with a point) or count (without), frequency and its day, and the day on which it is agreed:
             draws the schedule as a table and as a timeline into an SVG file
`;

export interface LabOptions {
  readonly laws: readonly number[];
  /** Of each law. */
  readonly runs: number;
  readonly seed: number;
  readonly path?: string;
  readonly against?: string;
  readonly zone?: string;
  readonly workers: number;
  readonly limit: number;
}

export interface ShowOptions {
  readonly terms: PlanTerms;
  readonly calendar: PlanCalendar;
  readonly start: LocalDate;
  readonly svg: string;
}

export type Asked =
  | { readonly kind: 'help' | 'list' }
  | { readonly kind: 'hold'; readonly options: LabOptions }
  | { readonly kind: 'show'; readonly options: ShowOptions };

const text = { type: 'string' } as const;

/** What the command line asks for; `seed` and `workers` are those of a line that says none. */
export const askedBy = (args: readonly string[], usual: { readonly seed: number; readonly workers: number }): Asked => {
  const { values } = parse(args);
  if (values.help) return { kind: 'help' };
  if (values.list) return { kind: 'list' };
  if (values.show !== undefined) return { kind: 'show', options: shown(values.show, values.svg ?? 'plan-lab.svg') };
  const chosen =
    values.law === undefined || values.law === 'all' ? laws.map(({ number }) => number) : lawsOf(values.law);
  if (values.path !== undefined && chosen.length !== 1) throw new Mistake('--path is of one law: name it with --law.');
  if (values.path !== undefined && values.seed === undefined)
    throw new Mistake('--path needs the --seed that it was found with.');
  return {
    kind: 'hold',
    options: {
      laws: chosen,
      runs: Math.ceil(whole('--runs', values.runs ?? '100000', 1) / chosen.length),
      seed: whole('--seed', values.seed ?? String(usual.seed), 0),
      workers: whole('--workers', values.workers ?? String(usual.workers), 1),
      limit: whole('--limit', values.limit ?? '600', 1),
      ...(values.path !== undefined && { path: values.path }),
      ...(values.against !== undefined && { against: values.against }),
      ...(values.zone !== undefined && { zone: zoneOf(values.zone) }),
    },
  };
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...{ law: text, runs: text, seed: text, path: text, against: text, zone: text },
        ...{ workers: text, limit: text, show: text, svg: text },
        list: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Mistake(`${(error as Error).message}\n\n${usage}`);
  }
};

const whole = (name: string, raw: string, least = 1): number => {
  const value = Number(raw);
  if (/^\d+$/.test(raw) && Number.isSafeInteger(value) && value >= least) return value;
  throw new Mistake(`${name} is a whole number from ${least}, not ${raw}.`);
};

const lawsOf = (raw: string): readonly number[] =>
  raw.split(',').map((one) => {
    const number = whole('--law', one.trim());
    if (laws.some((law) => law.number === number)) return number;
    throw new Mistake(`There is no law ${number}; there are 1 to ${laws.length}.`);
  });

const zoneOf = (raw: string): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: raw }).resolvedOptions().timeZone;
  } catch {
    throw new Mistake(`There is no time zone ${raw}.`);
  }
};

const shown = (raw: string, svg: string): ShowOptions => {
  const [total = '', part = '', frequency = '', start = ''] = raw.split(',').map((one) => one.trim());
  const amount = amountOf(total);
  const terms = part.includes('.')
    ? termsByPayment(amount, amountOf(part))
    : termsByCount(amount, whole('The count', part));
  if (!terms.ok) throw new Mistake(`There is no such plan: ${JSON.stringify(terms.error)}.`);
  const day = parseLocalDate(start);
  if (!day.ok) throw new Mistake(`The day on which a plan is agreed is YYYY-MM-DD, not ${start}.`);
  return { terms: terms.value, calendar: calendarOf(frequency), start: day.value, svg };
};

const amountOf = (raw: string): Cents => {
  const amount = parseTypedAmount(raw);
  if (!amount.ok) throw new Mistake(`${raw} is no amount: ${amount.error.kind}.`);
  return amount.value;
};

const calendarOf = (raw: string): PlanCalendar => {
  const [, frequency, day] = /^(weekly|monthly)(?::(\d{1,2}))?$/.exec(raw) ?? [];
  if (frequency === undefined)
    throw new Mistake(`The frequency is weekly, monthly, weekly:1 to 7 or monthly:1 to 31, not ${raw}.`);
  const isWeekly = frequency === 'weekly';
  if (day === undefined) return isWeekly ? defaultCalendars.weekly : defaultCalendars.monthly;
  const number = Number(day);
  if (number < 1 || number > (isWeekly ? 7 : 31)) throw new Mistake(`There is no day ${day} in ${frequency}.`);
  return isWeekly
    ? { frequency: 'weekly', dayOfWeek: number as Weekday }
    : { frequency: 'monthly', dayOfMonth: number };
};
