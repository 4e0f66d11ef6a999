export { AddAppointmentScreen } from './add-appointment-screen.tsx';
export { AvailableHoursScreen } from './available-hours-screen.tsx';
export { EarlierTimeScreen } from './wait-list-screen.tsx';
export { waitListSuccessWords, waitListProblemWords } from './wait-list-answers.messages.ts';
export { waitListWords, noticeWords, partWords, weekdayWords } from './wait-list.messages.ts';
export { IntelligentSchedulerScreen } from './intelligent-scheduler-screen.tsx';
export { OfferedTime } from './offered-time.tsx';
export { TakenTime } from './taken-time.tsx';
export { VertexRequestScreen } from './vertex-request-screen.tsx';
