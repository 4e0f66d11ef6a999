export type {
  CheckIn,
  CheckInPage,
  CheckInPageProblem,
  CheckInProblem,
  CheckInRefusal,
  CheckInScreen,
  CheckInReport,
  CheckInTold,
  CheckInVisit,
  VisitToCheckIn,
} from './check-in.port.ts';
export { checkOutIdsIn, stepIn } from './check-out-address.ts';
export { checkOutPath, isWithinCheckOut } from './check-out-path.ts';
export {
  type AskedForm,
  type CheckOutIds,
  type CheckOutRefusal,
  type CheckOutScreen,
  type CheckOuts,
  type NextVisit,
  type NoCheckOut,
  type OfferedSurveys,
  type WayOn,
  longestExternalData,
} from './check-out.port.ts';
export { type IntakeAsked, type IntakeMessage, intakeFramePath, intakeMessageIn } from './intake-frame.ts';
export type { VisitMoney, VisitCancellation, VisitDetail, VisitDetails } from './visit-details.port.ts';
export {
  type TaskVisit,
  checkInPathOf,
  signInForTask,
  taskReturnIn,
  taskReturnPath,
  taskVisitIn,
} from './partner-task-path.ts';
