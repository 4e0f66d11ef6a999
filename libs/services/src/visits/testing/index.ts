export { checkInOver, type CheckInParts } from './check-in-services.ts';
