export { CheckOutScreen } from './check-out-screen.tsx';
export { BackToCheckOut } from './back-to-check-out.tsx';
export { CheckedInModal } from './checked-in-modal.tsx';
export { afterBackSteps } from '../../kit/use-back-steps.ts';
export { CheckInScreen } from './check-in-screen.tsx';
export { GuestCheckInFailed } from './guest-check-in-failed.tsx';
export { GuestCheckInScreen } from './guest-check-in-screen.tsx';
export { VisitScreen } from './visit-screen.tsx';
export { TaskReturnScreen, TaskSignInFirst } from './partner-task-return-screen.tsx';
