import type { AppointmentStatus } from '@portico/domain/appointments';
import type { IconName } from '../../kit/icon.tsx';
import type { Tone } from '../../kit/status-badge.tsx';

/** The color and icon of each status; its text is in the messages. */
export const statusLooks: Readonly<Record<AppointmentStatus, { readonly tone: Tone; readonly icon: IconName }>> = {
  SCHEDULED: { tone: 'good', icon: 'check-circle' },
  'CHECKED-IN': { tone: 'accent', icon: 'check' },
  REQUESTED: { tone: 'wait', icon: 'clock' },
  MISSED: { tone: 'bad', icon: 'missed' },
  CANCELLED: { tone: 'off', icon: 'cancelled' },
  COMPLETED: { tone: 'off', icon: 'check' },
};
