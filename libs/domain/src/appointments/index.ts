export * from './appointment.ts';
export * from './comment.ts';
export * from './ports/schedule.ts';
export * from './standing.ts';
