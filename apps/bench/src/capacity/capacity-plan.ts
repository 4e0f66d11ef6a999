import { quantile, simulate, type Hardware, type RequestKind, type Simulated } from './simulate-queues.ts';

/** What is taken for given and not measured; `npm run bench -- capacity` prints it with each plan. */
export const assumed = {
  patientsPerPractice: 5_000,
  /** Share of the patients who have an account, and how often a year each looks into the portal. */
  withAccount: 0.65,
  looksAYear: 12,
  /** The busiest day next to the mean, the share of a day's looks in its busiest hour, and the worst minute of it next to its mean. */
  busiestDay: 1.5,
  busiestHour: 0.12,
  worstMinute: 3,
  /** Milliseconds of a round trip between instance and database, in one zone. */
  roundTrip: 1,
  /** The objective: this share of the requests within so many milliseconds. */
  share: 0.99,
  within: 300,
} as const;

export type Assumptions = { readonly [Name in keyof typeof assumed]: number };

/** Looks into the portal a year, at so many practices. */
export const looksAYear = (practices: number, { patientsPerPractice, withAccount, looksAYear }: Assumptions): number =>
  practices * patientsPerPractice * withAccount * looksAYear;

/** Requests a second in the worst minute of the year. */
export const worstRate = (practices: number, requestsOfOneLook: number, given: Assumptions): number =>
  ((looksAYear(practices, given) / 365) *
    given.busiestDay *
    given.busiestHour *
    given.worstMinute *
    requestsOfOneLook) /
  3_600;

export interface Plan {
  readonly practices: number;
  readonly perSecond: number;
  /** One more than are needed, so that one may be away. */
  readonly instances: number;
  readonly databaseCores: number;
  /** Connections that the needed instances hold at once at the most. */
  readonly connections: number;
  /** Milliseconds within which the share of the objective is answered while one instance is away. */
  readonly answered: number;
  /** Busy shares of both, while one instance is away. */
  readonly gatewayBusy: number;
  readonly databaseBusy: number;
  /** Bytes a year in tables and indexes, with the lines of the activity log, which nothing removes; bytes a second of the log of writes in the worst minute. */
  readonly keptAYear: number;
  readonly loggedPerSecond: number;
}

interface LeavingBehind extends RequestKind {
  readonly kept: number;
  readonly logged: number;
}

const requests = 20_000;

const meanOf = <Kind extends RequestKind>(kinds: readonly Kind[], cost: (kind: Kind) => number): number =>
  kinds.reduce((sum, kind) => sum + kind.weight * cost(kind), 0) / kinds.reduce((sum, { weight }) => sum + weight, 0);

/** The least hardware that holds the objective at this rate; more cores of the database are tried before more instances. */
const leastHardware = (
  kinds: readonly RequestKind[],
  perSecond: number,
  given: Assumptions,
  randomOf: () => () => number,
): readonly [Hardware, Simulated] => {
  const erlangs = (mean: number): number => Math.max(1, Math.ceil((perSecond * mean) / 1_000));
  const instancesAtLeast = erlangs(meanOf(kinds, ({ gateway }) => gateway));
  const coresAtLeast = erlangs(meanOf(kinds, ({ database }) => database));
  for (let more = 0; ; more += 1)
    for (let ofInstances = 0; ofInstances <= more; ofInstances += 1) {
      const hardware = {
        instances: instancesAtLeast + ofInstances,
        databaseCores: coresAtLeast + more - ofInstances,
        roundTrip: given.roundTrip,
      };
      const simulated = simulate(kinds, hardware, { perSecond, requests, random: randomOf() });
      const busy = Math.max(simulated.gatewayBusy, simulated.databaseBusy);
      if (busy <= mostBusy && quantile(simulated.times, given.share) <= given.within) return [hardware, simulated];
    }
};

/** A queue whose server works more than this grows with each small surge. */
const mostBusy = 0.8;

export const planFor = (
  practices: number,
  kinds: readonly LeavingBehind[],
  given: Assumptions,
  randomOf: () => () => number,
): Plan => {
  const requestsOfOneLook = kinds.reduce((sum, { weight }) => sum + weight, 0);
  const perSecond = worstRate(practices, requestsOfOneLook, given);
  const [{ instances, databaseCores }, simulated] = leastHardware(kinds, perSecond, given, randomOf);
  return {
    practices,
    perSecond,
    instances: instances + 1,
    databaseCores,
    connections: simulated.mostConnections,
    answered: quantile(simulated.times, given.share),
    gatewayBusy: simulated.gatewayBusy,
    databaseBusy: simulated.databaseBusy,
    keptAYear: looksAYear(practices, given) * requestsOfOneLook * meanOf(kinds, ({ kept }) => kept),
    loggedPerSecond: perSecond * meanOf(kinds, ({ logged }) => logged),
  };
};
