import { EventQueue } from './event-queue.ts';

/** What one kind of request costs, means in milliseconds of one core; `trips` are round trips to the database, one after another. */
export interface RequestCost {
  readonly gateway: number;
  readonly database: number;
  readonly trips: number;
}

/** One kind of request and how often it is asked next to the others. */
export interface RequestKind extends RequestCost {
  readonly name: string;
  readonly weight: number;
}

/** Instances with a core each, and the database that they share. */
export interface Hardware {
  readonly instances: number;
  readonly databaseCores: number;
  /** Milliseconds that a round trip to the database takes on the network. */
  readonly roundTrip: number;
}

export interface Arrivals {
  readonly perSecond: number;
  readonly requests: number;
  /** In [0, 1), a new one at each call. */
  readonly random: () => number;
}

export interface Simulated {
  /** Milliseconds from arrival to answer, ascending. */
  readonly times: readonly number[];
  /** Share of the time in which a core of an instance, and of the database, works. */
  readonly gatewayBusy: number;
  readonly databaseBusy: number;
  /** The mean, over time, of requests that are under way. */
  readonly underWay: number;
  /** The most requests at once that hold a connection to the database. */
  readonly mostConnections: number;
}

/** Cores that take work in the order of its arrival. */
class Cores {
  readonly #free: number[];
  busy = 0;

  constructor(count: number) {
    this.#free = Array.from({ length: count }, () => 0);
  }

  /** When work of so many milliseconds, brought at `now`, is done. */
  doneAt(now: number, work: number): number {
    let first = 0;
    for (let core = 1; core < this.#free.length; core += 1)
      if ((this.#free[core] ?? 0) < (this.#free[first] ?? 0)) first = core;
    const done = Math.max(now, this.#free[first] ?? 0) + work;
    this.#free[first] = done;
    this.busy += work;
    return done;
  }
}

/** A request on its way; `tripsLeft` are those that it has still to make. */
interface OnItsWay {
  readonly kind: RequestKind;
  readonly since: number;
  readonly instance: Cores;
  tripsLeft: number;
  at: 'gateway' | 'database';
}

const exponential = (mean: number, random: () => number): number => -mean * Math.log(1 - random());

const pickerOf = (kinds: readonly RequestKind[], random: () => number) => {
  const all = kinds.reduce((sum, { weight }) => sum + weight, 0);
  return (): RequestKind => {
    let left = random() * all;
    const found = kinds.find(({ weight }) => (left -= weight) < 0) ?? kinds.at(-1);
    if (found === undefined) throw new Error('There is no kind of request to simulate.');
    return found;
  };
};

/**
 * Requests that come at random (a Poisson process), are dealt to the instances in turn, and go between instance and database
 * as often as their kind asks. Times of work are drawn around their means (exponentially: real ones vary less, so waits come
 * out rather too long than too short).
 */
export const simulate = (
  kinds: readonly RequestKind[],
  { instances, databaseCores, roundTrip }: Hardware,
  { perSecond, requests, random }: Arrivals,
): Simulated => {
  const gateways = Array.from({ length: instances }, () => new Cores(1));
  const database = new Cores(databaseCores);
  const pick = pickerOf(kinds, random);
  const events = new EventQueue<OnItsWay>();
  const times: number[] = [];
  let [arrived, connections, mostConnections, last] = [0, 0, 0, 0];

  const think = (now: number, request: OnItsWay): void => {
    const { gateway, trips } = request.kind;
    request.at = 'gateway';
    events.add(request.instance.doneAt(now, exponential(gateway / (trips + 1), random)), request);
  };
  const arrive = (now: number): void => {
    const instance = gateways[arrived % instances];
    if (instance === undefined) throw new Error('There is no instance to answer.');
    const kind = pick();
    arrived += 1;
    think(now, { kind, since: now, instance, tripsLeft: kind.trips, at: 'gateway' });
  };
  const goOn = (now: number, request: OnItsWay): void => {
    if (request.at === 'database') {
      connections -= 1;
      think(now, request);
    } else if (request.tripsLeft > 0) {
      request.tripsLeft -= 1;
      request.at = 'database';
      connections += 1;
      mostConnections = Math.max(mostConnections, connections);
      const work = exponential(request.kind.database / request.kind.trips, random);
      events.add(database.doneAt(now + roundTrip / 2, work) + roundTrip / 2, request);
    } else {
      times.push(now - request.since);
      last = now;
    }
  };

  let nextArrival = exponential(1_000 / perSecond, random);
  for (;;) {
    const next = events.first;
    if (arrived < requests && (next === undefined || nextArrival <= next.at)) {
      arrive(nextArrival);
      nextArrival += exponential(1_000 / perSecond, random);
    } else if (next === undefined) break;
    else {
      events.removeFirst();
      goOn(next.at, next.what);
    }
  }
  const took = last === 0 ? 1 : last;
  return {
    times: times.sort((a, b) => a - b),
    gatewayBusy: gateways.reduce((sum, { busy }) => sum + busy, 0) / took / instances,
    databaseBusy: database.busy / took / databaseCores,
    underWay: times.reduce((sum, time) => sum + time, 0) / took,
    mostConnections,
  };
};

/** The time that this share of the requests did not exceed; of times in ascending order. */
export const quantile = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
