import { laws } from '@portico/domain/payments/testing';
import type { Held } from './check-law.ts';
import type { LabOptions } from './options.ts';

/** One law in one line, and what breaks it below. */
export const lineOf = (held: Held, options: LabOptions): string => {
  const says = laws.find(({ number }) => number === held.law)?.says ?? '';
  const head = `${held.broken === undefined ? 'holds ' : 'BROKEN'}  law ${String(held.law).padStart(2)}  ${says}`;
  const pace = `        ${figure(held.runs)} cases, ${figure(held.runs / Math.max(held.cpuSeconds, 1e-6))} a second`;
  return held.broken === undefined ? `${head}\n${pace}` : `${head}\n${pace}\n${breach(held.broken, held.law, options)}`;
};

const breach = (
  { why, counterexample, path, shrinks }: NonNullable<Held['broken']>,
  law: number,
  options: LabOptions,
) =>
  [
    `        because ${why}`,
    `        in ${counterexample}, shrunk ${shrinks} times`,
    `        again: ${again(law, path, options)}`,
  ].join('\n');

/** The line that shows the same case again. */
export const again = (law: number, path: string, { seed, runs, against, zone }: LabOptions): string =>
  [
    `npm run plan-lab -- --law ${law} --seed ${seed}`,
    ...(path === '' ? [`--runs ${runs}`] : [`--path "${path}"`]),
    ...(against === undefined ? [] : [`--against ${against}`]),
    ...(zone === undefined ? [] : [`--zone ${zone}`]),
  ].join(' ');

export const summaryOf = (all: readonly Held[], seconds: number, { seed }: LabOptions): string => {
  const runs = all.reduce((sum, one) => sum + one.runs, 0);
  const cpu = all.reduce((sum, one) => sum + one.cpuSeconds, 0);
  const broken = all.filter((one) => one.broken !== undefined).map(({ law }) => law);
  return [
    `${figure(runs)} cases in ${seconds.toFixed(1)} s (${cpu.toFixed(1)} s of processors), ${figure(runs / seconds)} a second, seed ${seed}`,
    broken.length === 0 ? `All of ${all.length} held.` : `Broken: ${broken.join(', ')}.`,
  ].join('\n');
};

const figure = (value: number): string => Math.round(value).toLocaleString('en-US');
