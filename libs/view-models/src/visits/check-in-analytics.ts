import type { Result } from '@portico/domain/kernel';
import { counted, type Analytics, type AnalyticsEvent } from '@portico/application/kernel';
import type { CheckIn, CheckInScreen } from '@portico/application/visits';

const whenArrived = (answer: Result<CheckInScreen, unknown>): AnalyticsEvent | undefined =>
  answer.ok && answer.value.at.kind === 'arrived' ? { name: 'Check In' } : undefined;

/** Check-in, counted by analytics once the practice has the person checked in (`ACC-414`). */
export const trackedCheckIn = (port: CheckIn, analytics: Analytics): CheckIn =>
  counted(port, analytics, {
    postForms: whenArrived,
    postInformation: whenArrived,
    postMedsAllergies: whenArrived,
    goOn: whenArrived,
  });
