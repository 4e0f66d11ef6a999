import type { Practice } from '@portico/domain/practices';
import type { PracticeSystem } from '../systems/index.ts';
import { ConnectedAppointmentBooking } from './connected-appointment-booking.ts';
import { ConnectedAvailability } from './connected-availability.ts';
import { ConnectedBilling } from './connected-billing.ts';
import { ConnectedCharts } from './connected-charts.ts';
import { ConnectedCheckInSystem } from './connected-check-in-system.ts';
import { ConnectedCheckOutSystem } from './connected-check-out-system.ts';
import { ConnectedComingVisits } from './connected-coming-visits.ts';
import { ConnectedCorrespondence } from './connected-correspondence.ts';
import { ConnectedDirectory } from './connected-directory.ts';
import { ConnectedFormStore } from './connected-form-store.ts';
import { ConnectedMessageFiles } from './connected-message-files.ts';
import { ConnectedMessageStore } from './connected-message-store.ts';
import { ConnectedPatients } from './connected-patients.ts';
import type { ConnectedPractices } from './connected-practices.ts';
import { ConnectedRegistration } from './connected-registration.ts';
import { ConnectedSchedule } from './connected-schedule.ts';
import { ConnectedSlotHolds } from './connected-slot-holds.ts';
import { ConnectedVisitPolicies } from './connected-visit-policies.ts';
import { ConnectedVisitRequests } from './connected-visit-requests.ts';
import { ConnectedVisitSummaries } from './connected-visit-summaries.ts';
import { withoutSystem } from './ports-without-facet.ts';

/** All ports of the practices that are connected to a system of their own. */
export const connectedSystem = (
  practices: ConnectedPractices,
  directory: () => readonly Practice[],
): PracticeSystem => ({
  ...withoutSystem,
  practices: new ConnectedDirectory(directory, practices),
  patients: new ConnectedPatients(practices),
  registration: new ConnectedRegistration(practices),
  schedule: new ConnectedSchedule(practices),
  comingVisits: new ConnectedComingVisits(practices),
  visitPolicies: new ConnectedVisitPolicies(practices),
  availability: new ConnectedAvailability(practices),
  slotHolds: new ConnectedSlotHolds(practices),
  appointmentBooking: new ConnectedAppointmentBooking(practices),
  visitRequests: new ConnectedVisitRequests(practices),
  checkInSystem: new ConnectedCheckInSystem(practices),
  checkOutSystem: new ConnectedCheckOutSystem(practices),
  charts: new ConnectedCharts(practices),
  visitSummaries: new ConnectedVisitSummaries(practices),
  correspondence: new ConnectedCorrespondence(practices),
  messageStore: new ConnectedMessageStore(practices),
  messageFiles: new ConnectedMessageFiles(practices),
  formStore: new ConnectedFormStore(practices),
  billing: new ConnectedBilling(practices),
});
