import { counted, type Analytics } from '../kernel/index.ts';
import type { Booking } from './booking.port.ts';
import type { Scheduling } from './scheduling.port.ts';

/** Scheduling, counted by the visits that are asked for (`ACC-409`). */
export const trackedScheduling = (port: Scheduling, analytics: Analytics): Scheduling =>
  counted(port, analytics, { request: ({ ok }) => (ok ? { name: 'Request Appointment' } : undefined) });

/** Booking, counted by the visits that are booked or asked for. */
export const trackedBooking = (port: Booking, analytics: Analytics): Booking =>
  counted(port, analytics, { book: ({ ok }) => (ok ? { name: 'Request Appointment' } : undefined) });
