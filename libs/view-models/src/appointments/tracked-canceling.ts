import { counted, type Analytics } from '@portico/application/kernel';
import type { Canceling } from '@portico/application/appointments';

/** Canceling, counted by the visits that are given up and the requests that are taken back (`ACC-410`). */
export const trackedCanceling = (port: Canceling, analytics: Analytics): Canceling =>
  counted(port, analytics, { cancel: ({ ok }) => (ok ? { name: 'Cancel Appointment' } : undefined) });
