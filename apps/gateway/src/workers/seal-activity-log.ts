import { unexpected } from '@portico/adapters-graphql/gateway/engine';
import type { Sealed } from '@portico/adapters-storage';
import { HOUR, plus, SECOND, type Instant } from '@portico/domain/kernel';
import { Counter, type Registry } from 'prom-client';
import type { Logger } from '../server/index.ts';
import { restAtMost, type SharedByRounds } from './due-watch.ts';
import { rounds, type Rounds } from './periodic-work.ts';

/** Lines of the activity log are sealed this long after they were written, at most. */
export const sealEvery = 5 * SECOND;

export interface SealingDeps {
  readonly seal: () => Promise<Sealed>;
  readonly now: () => Instant;
  readonly logger: Logger;
  readonly registry: Registry;
}

/**
 * One round of sealing. Each chain's newest seal goes to the gateway's own log once an hour in which it grew: kept
 * elsewhere, it shows later whether the end of the chain was cut off.
 */
export const sealing = ({ seal, now, logger, registry }: SealingDeps): (() => Promise<void>) => {
  const sealed = new Counter({
    name: 'portico_activity_sealed_total',
    help: 'Lines of the activity log that this instance sealed.',
    registers: [registry],
  });
  const told = new Map<string, Instant>();
  return async () => {
    const { count, heads } = await seal();
    sealed.inc(count);
    const at = now();
    for (const { chain, position, hash } of heads) {
      const last = told.get(chain);
      if (last !== undefined && at < plus(last, HOUR)) continue;
      told.set(chain, at);
      logger.info({ chain, position, hash }, 'activity sealed');
    }
  };
};

export const sealRounds = (deps: SealingDeps, { watched, clock, isSkipped, due }: SharedByRounds): Rounds => {
  const woken = rounds({
    work: watched('sealing', sealing(deps)),
    every: restAtMost,
    clock,
    isSkipped,
    onError: (thrown) => {
      deps.logger.error(unexpected(thrown, 'sealing'), 'unexpected');
    },
  });
  due.wakes('activity-seals', sealEvery, woken);
  return woken;
};
