import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { SECOND } from '@portico/domain/kernel';
import type { ProcessorError } from './loggable-processor-failure.ts';

/** How long one question to a processor may take, with every request that is sent for it, in milliseconds. */
export const TIME_LIMIT = 30 * SECOND;

/** The machine on which an adapter runs. */
export interface Machine {
  fetch(address: string, init: RequestInit): Promise<Response>;
  /** Ends one question after `TIME_LIMIT`. */
  deadline(): AbortSignal;
  sleep(milliseconds: number): Promise<void>;
  /** Epoch milliseconds. */
  now(): number;
  /** Text that was never used before. */
  nonce(): string;
}

export const thisMachine: Machine = {
  fetch: (address, init) => globalThis.fetch(address, init),
  deadline: () => AbortSignal.timeout(TIME_LIMIT),
  sleep: (milliseconds) => wait(milliseconds),
  now: () => Date.now(),
  nonce: () => randomUUID(),
};

/** Called with every unsuccessful answer. */
export type ReportError = (problem: ProcessorError) => void;

export const unreported: ReportError = () => undefined;
