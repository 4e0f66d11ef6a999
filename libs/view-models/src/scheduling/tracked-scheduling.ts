import { counted, type Analytics } from '@portico/application/kernel';
import type { Booking } from '@portico/application/scheduling';
import type { Scheduling } from '@portico/application/scheduling';

/** Scheduling, counted by the visits that are asked for (`ACC-409`). */
export const trackedScheduling = (port: Scheduling, analytics: Analytics): Scheduling =>
  counted(port, analytics, { request: ({ ok }) => (ok ? { name: 'Request Appointment' } : undefined) });

/** Booking, counted by the visits that are booked or asked for. */
export const trackedBooking = (port: Booking, analytics: Analytics): Booking =>
  counted(port, analytics, { book: ({ ok }) => (ok ? { name: 'Request Appointment' } : undefined) });
