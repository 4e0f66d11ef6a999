export { AddAppointmentViewModel } from './add-appointment.view-model.ts';
export {
  type BegunBooking,
  anotherTime,
  changedRequest,
  inPlaceOf,
  likeThisOne,
  nextLikeThisOne,
} from './booking-from-visit.ts';
export { AvailableHoursViewModel } from './available-hours.view-model.ts';
export { choiceOf, insteadOfPrepayment } from './booking-choice.ts';
export { type BookingDraft, BookingDrafts } from './booking-draft.ts';
export { bookingPaths } from './booking-path.ts';
export { ChosenTime } from './chosen-time.ts';
export { Countdown } from './hold-countdown.ts';
export { IntelligentSchedulerViewModel } from './intelligent-scheduler.view-model.ts';
export { ProviderPageViewModel } from './provider-page.view-model.ts';
export { QuestionPath } from './question-path.ts';
export { trackedBooking, trackedScheduling } from './scheduling-analytics.ts';
export { type Sending, VertexRequestViewModel } from './vertex-visit-request.view-model.ts';
export { type WaitListTools, WaitListViewModel } from './wait-list.view-model.ts';
export { type ProviderCard, VisitSelection } from './visit-selection.ts';
