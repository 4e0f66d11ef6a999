import type { SignedInScreen } from '../routes/route-table.ts';
import type { FetchedScreen } from './routes.ts';

/** Every screen behind sign-in but the first: its texts and its chunk. Not one of them makes the first one heavier. */
export const screens: Readonly<Record<Exclude<SignedInScreen, 'dashboard'>, FetchedScreen>> = {
  'activity-log': { texts: ['activity'], load: () => import('./activity-log.tsx') },
  appointments: { texts: ['appointments', 'appointmentList'], load: () => import('./appointments.tsx') },
  visit: { texts: ['accommodations', 'appointments', 'payments', 'visitDetails'], load: () => import('./visit.tsx') },
  'add-appointment': { texts: ['scheduling', 'checkOut'], load: () => import('./add-appointment.tsx') },
  'authorize-app': { texts: ['connectedApps'], load: () => import('./authorize-app.tsx') },
  'connected-apps': { texts: ['profile', 'connectedApps'], load: () => import('./connected-apps.tsx') },
  'check-in': { texts: ['checkIn', 'forms', 'profile'], load: () => import('./check-in.tsx') },
  'intelligent-scheduler': { texts: ['scheduling'], load: () => import('./intelligent-scheduler.tsx') },
  'available-hours': {
    texts: ['accommodations', 'availableHours', 'scheduling', 'appointments'],
    load: () => import('./available-hours.tsx'),
  },
  'earlier-time': { texts: ['waitList'], load: () => import('./wait-list.tsx') },
  'vertex-request': { texts: ['scheduling'], load: () => import('./vertex-request.tsx') },
  'make-payment': {
    texts: ['makePayment', 'paymentRefusal', 'planBuilder', 'cardForm', 'appointments', 'visitActions'],
    load: () => import('./make-payment.tsx'),
  },
  'check-out': {
    texts: ['checkOut', 'forms', 'appointments', 'makePayment', 'paymentRefusal', 'planBuilder', 'cardForm'],
    load: () => import('./check-out.tsx'),
  },
  'form-history': { texts: ['forms'], load: () => import('./form-history.tsx') },
  'form-view': { texts: ['forms'], load: () => import('./form-view.tsx') },
  payments: { texts: ['payments'], load: () => import('./payments.tsx') },
  receipt: { texts: ['payments'], load: () => import('./receipt.tsx') },
  bill: { texts: ['payments'], load: () => import('./bill.tsx') },
  'my-health': { texts: ['health'], load: () => import('./my-health.tsx') },
  'visit-summary': { texts: ['visitSummary'], load: () => import('./visit-summary.tsx') },
  messages: { texts: ['messages'], load: () => import('./messages.tsx') },
  authentication: {
    texts: ['profile', 'authentication', 'newPassword'],
    load: () => import('./authentication.tsx'),
  },
  personal: { texts: ['profile'], load: () => import('./personal-details.tsx') },
  notifications: { texts: ['profile'], load: () => import('./notifications.tsx') },
  photo: { texts: ['profile'], load: () => import('./profile-photo.tsx') },
  documents: { texts: ['profile'], load: () => import('./identity-documents.tsx') },
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
