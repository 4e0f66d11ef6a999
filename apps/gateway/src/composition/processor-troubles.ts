import { refusesUs, type ProcessorTrouble } from '@portico/adapters-payments/clover';
import type { PracticeId } from '@portico/domain/kernel';
import { Counter, type Registry } from 'prom-client';

interface TroubleLog {
  error(said: object, sentence: string): void;
  warn(said: object, sentence: string): void;
}

/**
 * Writes what went wrong at the card processors. That a processor refuses a practice's keys is an error and counted:
 * until it is mended nobody can pay that practice.
 */
export const processorTroubles = (
  log: TroubleLog,
  registry: Registry,
): ((practice: PracticeId, trouble: ProcessorTrouble) => void) => {
  const refused = new Counter({
    name: 'portico_processor_refused_us_total',
    help: 'Answers 401, 403 and 429 of card processors, and keys that were not renewed, by practice.',
    labelNames: ['practice'],
    registers: [registry],
  });
  return (practice, trouble) => {
    if (!refusesUs(trouble)) return log.warn({ practice, ...trouble }, 'card processor');
    refused.inc({ practice });
    log.error({ practice, ...trouble }, 'card processor refuses us');
  };
};
