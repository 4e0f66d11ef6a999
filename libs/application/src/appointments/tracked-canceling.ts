import { counted, type Analytics } from '../kernel/index.ts';
import type { Canceling } from './canceling.port.ts';

/** Canceling, counted by the visits that are given up and the requests that are taken back (`ACC-410`). */
export const trackedCanceling = (port: Canceling, analytics: Analytics): Canceling =>
  counted(port, analytics, { cancel: ({ ok }) => (ok ? { name: 'Cancel Appointment' } : undefined) });
