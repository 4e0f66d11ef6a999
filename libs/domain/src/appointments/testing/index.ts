export * from './arbitraries.ts';
export * from './memory-coming-visits.ts';
export * from './memory-reminders.ts';
export * from './memory-schedule.ts';
export * from './memory-appointment-booking.ts';
export * from './memory-video-rooms.ts';
export * from './memory-visit-policies.ts';
