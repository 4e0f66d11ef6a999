export { AddAppointmentScreen } from './add-appointment-screen.tsx';
export { AvailableHoursScreen } from './available-hours-screen.tsx';
export { EarlierTimeScreen } from './wait-list-screen.tsx';
export {
  waitListSuccessWords,
  waitListProblemWords,
  waitListWords,
  noticeWords,
  partWords,
  weekdayWords,
} from './wait-list.messages.ts';

export { IntelligentSchedulerScreen } from './intelligent-scheduler-screen.tsx';
export { OfferedTime } from './offered-time.tsx';
export { TakenTime } from './taken-time.tsx';
export { VertexRequestScreen } from './vertex-request-screen.tsx';
export type { OfferedTimeModel } from './offered-time.tsx';
export type { WaitListModel } from './wait-list-screen.tsx';
