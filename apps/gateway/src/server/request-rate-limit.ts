import { createRequire } from 'node:module';
import type * as limiters from 'rate-limiter-flexible';

const require = createRequire(import.meta.url);
// The package as a whole loads a limiter for each of a dozen databases.
const RateLimiterMemory = require('rate-limiter-flexible/lib/RateLimiterMemory') as typeof limiters.RateLimiterMemory;
const RateLimiterRes = require('rate-limiter-flexible/lib/RateLimiterRes') as typeof limiters.RateLimiterRes;

/** Counts a request of an address: undefined where it may pass, else the seconds until the next one may. */
export type RequestLimit = (address: string) => Promise<number | undefined>;

/**
 * So many requests a minute from one address, counted by this process alone: a fence against floods, not against guessing,
 * which is counted by account and address in the database.
 */
export const requestLimit = (perMinute: number): RequestLimit => {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (address) => {
    try {
      await limiter.consume(address);
      return undefined;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
      throw refused;
    }
  };
};
