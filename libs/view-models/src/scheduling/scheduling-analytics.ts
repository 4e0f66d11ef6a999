import { counted, type Analytics } from '@portico/application/kernel';
import type { Booking, Scheduling } from '@portico/application/scheduling';

/** Scheduling, with requested visits counted by analytics (`ACC-409`). */
export const trackedScheduling = (port: Scheduling, analytics: Analytics): Scheduling =>
  counted(port, analytics, { request: ({ ok }) => (ok ? { name: 'Request Appointment' } : undefined) });

/** Booking, with booked and requested visits counted by analytics. */
export const trackedBooking = (port: Booking, analytics: Analytics): Booking =>
  counted(port, analytics, { book: ({ ok }) => (ok ? { name: 'Request Appointment' } : undefined) });
