import { parentPort, workerData } from 'node:worker_threads';
import { planMath } from '@portico/domain/payments/testing';
import { hold, mathOf } from './check-law.ts';
import type { LabOptions } from './options.ts';

// One law after the other, as `lab.ts` names them.
const { against, ...options } = workerData as LabOptions;
const math = against === undefined ? planMath : mathOf((await import(against)) as Record<string, unknown>);

parentPort?.on('message', (law: number) => parentPort?.postMessage(hold(law, math, options)));
