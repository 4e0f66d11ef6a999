export { AddToCalendarViewModel } from './add-to-calendar.view-model.ts';
export { AppointmentListViewModel } from './appointment-list.view-model.ts';
export { CancelingViewModel } from './canceling.view-model.ts';
export { CardButtonsViewModel } from './card-buttons.view-model.ts';
export { trackedCanceling } from './canceling-analytics.ts';
export { VideoVisitViewModel, type WaitingTab } from './video-visit.view-model.ts';
export type { VisitActions } from './visit-actions.ts';
export { VisitSummaryViewModel } from './visit-summary.view-model.ts';
