export { anyAppointments, providers, locations, settings } from './arbitraries.ts';
export { MemoryComingVisits } from './memory-coming-visits.ts';
export { MemoryReminders } from './memory-reminders.ts';
export { MemorySchedule } from './memory-schedule.ts';
export { MemoryAppointmentBooking } from './memory-appointment-booking.ts';
export { MemoryVideoRooms } from './memory-video-rooms.ts';
export { MemoryVisitPolicies } from './memory-visit-policies.ts';
export { tickedTimes, timePreferences } from './preference-arbitraries.ts';
