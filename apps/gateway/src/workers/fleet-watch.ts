import type { KeyRing } from '@portico/adapters-crypto';
import type { GatewayInstance, PostgresGatewayInstances } from '@portico/adapters-storage';
import { MINUTE } from '@portico/domain/kernel';
import { createHmac, type KeyObject } from 'node:crypto';
import type { Logger, ServerClock } from '../server/index.ts';
import { rounds } from './periodic-work.ts';

/** Rounds from one time to the next that rows of instances that are gone are removed. */
const forgetsEvery = 10;

type Values = Readonly<Record<string, string>>;

/** Hashed like a setting: it tells whether two rings have the same secret under one id. */
const keyItself = 'the key itself';

const hashed = (key: KeyObject, values: Values): Values =>
  Object.fromEntries(
    Object.entries({ ...values, [keyItself]: '' }).map(([name, value]) => [
      name,
      createHmac('sha256', key).update(`${name}\0${value}`, 'utf8').digest('base64url'),
    ]),
  );

/** The names of what differs; a setting that only one of two releases has is none of them. */
const differing = (ring: KeyRing, values: Values, other: GatewayInstance): readonly string[] => {
  const key = ring.keysFor('settings').byId.get(other.keyId);
  const ours = key && hashed(key, values);
  if (ours === undefined || ours[keyItself] !== other.settings[keyItself]) return ['PORTICO_KEYS'];
  return Object.keys(ours).filter((name) => {
    const theirs = other.settings[name];
    return theirs !== undefined && theirs !== ours[name];
  });
};

export interface FleetWatchParts {
  readonly instances: Pick<PostgresGatewayInstances, 'seen' | 'others' | 'forget' | 'leave'>;
  readonly ring: KeyRing;
  readonly id: string;
  readonly version: string;
  /** What a fleet shares, by names: settings, and what the files hold that they name. */
  readonly values: () => Values;
  readonly logger: Pick<Logger, 'warn'>;
  readonly clock: ServerClock;
}

export interface FleetWatch {
  start(): void;
  /** The values have changed: they are written and compared anew. */
  changed(): void;
  stop(): Promise<void>;
}

/**
 * Says each minute that this instance runs and what its settings are, as keyed hashes, and warns once of those in which it
 * differs from the others that run. What fails is told once and stops nothing.
 */
export const fleetWatch = ({ instances, ring, id, version, values, logger, clock }: FleetWatchParts): FleetWatch => {
  let isCompared = false;
  let isTold = false;
  let round = 0;
  const compare = async (ours: Values): Promise<void> => {
    const found = (await instances.others(id)).map((other) => ({
      instance: other.id,
      version: other.version,
      settings: differing(ring, ours, other),
    }));
    const others = found.filter(({ settings }) => settings.length > 0);
    if (others.length > 0) logger.warn({ others }, 'settings differ from those of other instances');
  };
  const work = async (): Promise<void> => {
    const ours = values();
    const { kid: keyId, key } = ring.keysFor('settings').current;
    await instances.seen({ id, version, keyId, settings: hashed(key, ours) });
    if (round++ % forgetsEvery === 0) await instances.forget();
    if (isCompared) return;
    await compare(ours);
    isCompared = true;
  };
  const onError = (thrown: unknown): void => {
    if (isTold) return;
    isTold = true;
    const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
    logger.warn({ code }, 'settings cannot be compared with those of other instances');
  };
  const { start, wake, stop } = rounds({ work, every: MINUTE, clock, onError });
  return {
    start,
    changed: () => {
      isCompared = false;
      wake();
    },
    stop: async () => {
      await stop();
      await instances.leave(id).catch(() => undefined);
    },
  };
};
