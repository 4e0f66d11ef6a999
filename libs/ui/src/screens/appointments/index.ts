export { AppointmentCard } from './appointment-card.tsx';
export { AppointmentLine } from './appointment-line.tsx';
export { AppointmentListScreen } from './appointment-list-screen.tsx';
export { keyOf } from './key-of.ts';
