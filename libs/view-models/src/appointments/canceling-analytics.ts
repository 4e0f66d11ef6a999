import { counted, type Analytics } from '@portico/application/kernel';
import type { Canceling } from '@portico/application/appointments';

/** Canceling, with canceled visits and withdrawn requests counted by analytics (`ACC-410`). */
export const trackedCanceling = (port: Canceling, analytics: Analytics): Canceling =>
  counted(port, analytics, { cancel: ({ ok }) => (ok ? { name: 'Cancel Appointment' } : undefined) });
