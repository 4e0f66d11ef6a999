import { processors } from '@portico/adapters-payments/processors';
import { startProcessors, type Processors } from '@portico/adapters-payments/sandbox';
import type { PracticeId } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import type { MerchantsByPractice, MerchantSettings } from '@portico/gateway/config';
import { demoPractices } from './practices.ts';

/**
 * What the cards are made from that the demo's doubles know: the same at every start, so that a card that was saved
 * yesterday is good today.
 */
export const demoCardSeed = 'Portico demo';

/** Doubles of both processors. `now` is epoch milliseconds. */
export const startDemoProcessors = (now: () => number = () => Date.now()): Promise<Processors> =>
  startProcessors({ seed: demoCardSeed, now });

/** Every practice of the demo, or of those given, takes cards by the double of the processor that it says it has. */
export const demoMerchants = (
  doubles: Processors,
  practices: readonly Pick<Practice, 'id' | 'payments'>[] = demoPractices.map(({ practice }) => practice),
): MerchantsByPractice => {
  const merchants = new Map<PracticeId, MerchantSettings>();
  for (const { id, payments } of practices) {
    if (payments === 'no-value') continue;
    const settings = processors[payments].sandbox.settings(doubles);
    merchants.set(id, { execution: payments, ...settings } as MerchantSettings);
  }
  return merchants;
};
