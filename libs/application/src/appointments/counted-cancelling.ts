import { counted, type Analytics } from '../kernel/index.ts';
import type { Cancelling } from './cancelling.port.ts';

/** Cancelling, counted by the visits that are given up and the requests that are taken back (`ACC-410`). */
export const countedCancelling = (port: Cancelling, analytics: Analytics): Cancelling =>
  counted(port, analytics, { cancel: ({ ok }) => (ok ? { name: 'Cancel Appointment' } : undefined) });
