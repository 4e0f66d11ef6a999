import type { Bar } from '../performance-targets.ts';

/** How long one outage took; times in milliseconds. */
export interface OutageTimes {
  /** A restart of the database, after which all has to be well sooner than after an outage of a network or a disk. */
  readonly isRestart: boolean;
  /** From its start until `/readyz` failed. */
  readonly told: number | undefined;
  /** From its end until `/readyz` succeeded and a request was served. */
  readonly well: number;
}

const seconds = (milliseconds: readonly number[]): number =>
  milliseconds.length === 0 ? NaN : Math.max(...milliseconds) / 1_000;

const unit = 's';
const better = 'less';

/** After a restart a second is given, after any other outage five: a database that is silent is asked anew in a while. */
export const timeBarsOf = (outages: readonly OutageTimes[]): readonly Bar[] => {
  const wellOf = (isRestart: boolean): number =>
    seconds(outages.filter((outage) => outage.isRestart === isRestart).map(({ well }) => well));
  return [
    {
      name: 'longest time until readiness tells of an outage',
      measured: seconds(outages.map(({ told = 0 }) => told)),
      bar: 2,
      unit,
      better,
    },
    {
      name: 'longest time from the end of a restart of the database until all is well',
      measured: wellOf(true),
      bar: 1,
      unit,
      better,
    },
    {
      name: 'longest time from the end of any other outage until all is well',
      measured: wellOf(false),
      bar: 5,
      unit,
      better,
    },
  ];
};

/** Planned stops of instances behind a balancer: what was lost, and the longest that one of their visitors waited. */
export const stopBarsOf = (lost: number, longestWait: number): readonly Bar[] => [
  { name: 'requests lost by two planned stops of three gateways', measured: lost, bar: 0, unit: '', better },
  {
    name: 'longest wait for an answer while they were stopped',
    measured: longestWait / 1_000,
    bar: 1,
    unit,
    better,
  },
];
