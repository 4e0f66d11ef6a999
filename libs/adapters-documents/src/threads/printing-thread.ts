import { parentPort } from 'node:worker_threads';
import { printers, type Printed } from './printers.ts';

/** What a thread is asked for, one thing at a time. */
export interface PrintOrder {
  readonly what: Printed;
  readonly given: readonly unknown[];
}

parentPort?.on('message', ({ what, given }: PrintOrder) => {
  const print = printers[what] as (...all: readonly unknown[]) => Promise<Uint8Array>;
  print(...given).then(
    (result) => parentPort?.postMessage({ result }),
    (thrown: unknown) => parentPort?.postMessage({ thrown }),
  );
});
