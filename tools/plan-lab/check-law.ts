import fc from 'fast-check';
import { laws, planMath, type PlanMath } from '@portico/domain/payments/testing';
import type { LabOptions } from './options.ts';

/** What became of one law. */
export interface Held {
  readonly law: number;
  /** Cases that were tried, without those of the shrinking. */
  readonly runs: number;
  readonly seconds: number;
  /** Of this law alone, on the processor; what else runs on the machine is none of it. */
  readonly cpuSeconds: number;
  readonly broken?: {
    readonly why: string;
    /** The smallest case that breaks it, as text. */
    readonly counterexample: string;
    readonly path: string;
    readonly shrinks: number;
  };
}

/** Looks for a case in which `math` breaks the law. */
export const hold = (
  law: number,
  math: PlanMath,
  { runs, seed, path }: Pick<LabOptions, 'runs' | 'seed' | 'path'>,
): Held => {
  const found = laws.find(({ number }) => number === law);
  if (found === undefined) throw new Error(`There is no law ${law}.`);
  const [started, cpu] = [performance.now(), process.threadCpuUsage()];
  const outcome = fc.check(found.property(math), { numRuns: runs, seed, ...(path !== undefined && { path }) });
  const used = process.threadCpuUsage(cpu);
  return {
    law,
    runs: outcome.numRuns,
    seconds: (performance.now() - started) / 1_000,
    cpuSeconds: (used.user + used.system) / 1_000_000,
    ...(outcome.failed && {
      broken: {
        why: outcome.errorInstance instanceof Error ? outcome.errorInstance.message : String(outcome.errorInstance),
        counterexample: fc.stringify(outcome.counterexample),
        path: outcome.counterexamplePath ?? '',
        shrinks: outcome.numShrinks,
      },
    }),
  };
};

/** Portico's math with the functions of another module in their places. */
export const mathOf = (module: Readonly<Record<string, unknown>>): PlanMath => {
  const given = typeof module.planMath === 'object' ? { ...module.planMath } : module;
  const names = Object.keys(planMath);
  const taken = Object.entries(given).filter(([name, value]) => names.includes(name) && typeof value === 'function');
  if (taken.length === 0) throw new Error(`None of ${names.join(', ')} is exported.`);
  return { ...planMath, ...Object.fromEntries(taken) };
};
