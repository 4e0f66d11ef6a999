export { AddToCalendar } from './add-to-calendar.tsx';
export { AppointmentCard } from './appointment-card.tsx';
export { AppointmentLine } from './appointment-line.tsx';
export { AppointmentListScreen } from './appointment-list-screen.tsx';
export { useWhen } from './use-when.ts';
export { keyOf } from './key-of.ts';
export { cityLine, initialsOf } from './place-links.ts';
export { VisitActionModals } from './visit-action-modals.tsx';
