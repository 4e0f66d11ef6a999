import type { ComponentType } from 'react';
import type { Portal } from '../composition/compose.ts';
import { table, type Row, type SignedInScreen } from '../routes/table.ts';
import type { TextContext } from '../texts.ts';
import type { FetchPart } from './fetched-screens.tsx';

/** A screen that fetches what it shows from a view model of its own. */
export type Screen = ComponentType<{ readonly portal: Portal; readonly fetchPart: FetchPart }>;

interface FetchedScreen {
  readonly texts: readonly TextContext[];
  readonly load: () => Promise<{ readonly default: Screen }>;
}

export interface Route extends FetchedScreen {
  readonly path: string;
  readonly screen: SignedInScreen;
}

/** Every screen behind sign-in: its texts and its chunk. */
const screens: Readonly<Record<SignedInScreen, FetchedScreen>> = {
  'activity-log': { texts: ['activity'], load: () => import('./activity-log.tsx') },
  dashboard: { texts: ['dashboard', 'appointments'], load: () => import('./dashboard.tsx') },
  appointments: { texts: ['appointments', 'appointmentList'], load: () => import('./appointments.tsx') },
  'add-appointment': { texts: ['scheduling', 'checkOut'], load: () => import('./add-appointment.tsx') },
  'check-in': { texts: ['checkIn'], load: () => import('./check-in.tsx') },
  'intelligent-scheduler': { texts: ['scheduling'], load: () => import('./intelligent-scheduler.tsx') },
  'available-hours': {
    texts: ['availableHours', 'scheduling', 'appointments'],
    load: () => import('./available-hours.tsx'),
  },
  'earlier-time': { texts: ['earlierTime'], load: () => import('./earlier-time.tsx') },
  'vertex-request': { texts: ['scheduling'], load: () => import('./vertex-request.tsx') },
  'make-payment': {
    texts: ['makePayment', 'paymentRefusal', 'planBuilder', 'cardForm', 'appointments'],
    load: () => import('./make-payment.tsx'),
  },
  'check-out': {
    texts: ['checkOut', 'forms', 'appointments', 'makePayment', 'paymentRefusal', 'planBuilder', 'cardForm'],
    load: () => import('./check-out.tsx'),
  },
  'form-history': { texts: ['forms'], load: () => import('./form-history.tsx') },
  'form-view': { texts: ['forms'], load: () => import('./form-view.tsx') },
  payments: { texts: ['payments'], load: () => import('./payments.tsx') },
  'my-health': { texts: ['health'], load: () => import('./my-health.tsx') },
  messages: { texts: ['messages'], load: () => import('./messages.tsx') },
  authentication: {
    texts: ['profile', 'authentication', 'newPassword'],
    load: () => import('./authentication.tsx'),
  },
  personal: { texts: ['profile'], load: () => import('./personal.tsx') },
  documents: { texts: ['profile'], load: () => import('./documents.tsx') },
  demographics: { texts: ['profile'], load: () => import('./demographics.tsx') },
  cards: { texts: ['profile', 'cards', 'cardForm'], load: () => import('./cards.tsx') },
  'delegate-profile': { texts: ['delegates'], load: () => import('./delegate-profile.tsx') },
  'manage-delegates': { texts: ['profile', 'delegates'], load: () => import('./manage-delegates.tsx') },
  'manage-profiles': { texts: ['delegates'], load: () => import('./manage-profiles.tsx') },
  surveys: { texts: ['surveys'], load: () => import('./surveys.tsx') },
  survey: { texts: ['surveys'], load: () => import('./survey.tsx') },
  'check-out-survey': { texts: ['surveys'], load: () => import('./check-out-survey.tsx') },
  shop: { texts: ['shop'], load: () => import('./shop.tsx') },
  help: { texts: ['support'], load: () => import('./help.tsx') },
};

/** The rows of the table that show a screen behind sign-in, each with what it fetches. */
export const routes: readonly Route[] = (table as readonly Row[]).flatMap((row) =>
  'screen' in row && row.door === 'tokens'
    ? [{ path: row.path, screen: row.screen as SignedInScreen, ...screens[row.screen as SignedInScreen] }]
    : [],
);
