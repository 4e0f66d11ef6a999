export { AddAppointmentScreen } from './add-appointment-screen.tsx';
export { AvailableHoursScreen } from './available-hours-screen.tsx';
export { IntelligentSchedulerScreen } from './intelligent-scheduler-screen.tsx';
export { VertexRequestScreen } from './vertex-request-screen.tsx';
