import { counted, type Analytics } from '../kernel/index.ts';
import type { Scheduling } from './scheduling.port.ts';

/** Scheduling, counted by the visits that are asked for (`ACC-409`). */
export const countedScheduling = (port: Scheduling, analytics: Analytics): Scheduling =>
  counted(port, analytics, { request: ({ ok }) => (ok ? { name: 'Request Appointment' } : undefined) });
