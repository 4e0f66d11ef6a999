export { bookingAtCheckOut } from './booking-at-check-out.ts';
export { checkInPayment } from './check-in-payment.ts';
export { CheckInViewModel } from './check-in.view-model.ts';
export { CheckOutDrafts } from './check-out-drafts.ts';
export { type CheckOutExit, CheckOutViewModel } from './check-out.view-model.ts';
export {
  type CameraAndMicrophone,
  DeviceCheckViewModel,
  type DeviceProblem,
  type OpenDevices,
} from './device-check.view-model.ts';
export { formsAtCheckOut } from './forms-at-check-out.ts';
export { type InformationLookups, InformationSection } from './check-in-information.section.ts';
export { IntakeSection } from './intake-forms.section.ts';
export { MedsAllergiesSection } from './meds-allergies.section.ts';
export { TaskReturnViewModel } from './partner-task-return.view-model.ts';
export { trackedCheckIn } from './check-in-analytics.ts';
export { switchPractice } from './switch-practice.ts';
export { VisitDetailsViewModel } from './visit-details.view-model.ts';
export { IdentityNumbersInput } from './identity-numbers-input.ts';
export { CheckOutProgress } from './check-out-progress.ts';
