import { refusesUs, type ProcessorError } from '@portico/adapters-payments/clover';
import type { PracticeId } from '@portico/domain/kernel';
import { Counter, type Registry } from 'prom-client';

interface ErrorLog {
  error(said: object, sentence: string): void;
  warn(said: object, sentence: string): void;
}

/**
 * Logs errors of card processors. A processor that refuses a practice's keys is logged as an error and counted: until
 * it is fixed, that practice cannot take any payment.
 */
export const processorErrors = (
  log: ErrorLog,
  registry: Registry,
): ((practice: PracticeId, problem: ProcessorError) => void) => {
  const refused = new Counter({
    name: 'portico_processor_refused_us_total',
    help: 'Answers 401, 403 and 429 of card processors, and keys that were not renewed, by practice.',
    labelNames: ['practice'],
    registers: [registry],
  });
  return (practice, problem) => {
    if (!refusesUs(problem)) return log.warn({ practice, ...problem }, 'card processor');
    refused.inc({ practice });
    log.error({ practice, ...problem }, 'card processor refuses us');
  };
};
