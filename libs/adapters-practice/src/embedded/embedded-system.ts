import type { Database } from '@portico/adapters-storage/sql';
import type { Instant } from '@portico/domain/kernel';
import type { LedgerClock } from '@portico/domain/payments';
import type { PracticeSystem } from '../systems/index.ts';
import { EmbeddedAppointmentBooking } from './embedded-appointment-booking.ts';
import { EmbeddedAvailability } from './embedded-availability.ts';
import { EmbeddedBilling } from './embedded-billing.ts';
import { EmbeddedChart } from './embedded-chart.ts';
import { EmbeddedCheckInSystem } from './embedded-check-in-system.ts';
import { EmbeddedCheckOutSystem } from './embedded-check-out-system.ts';
import { EmbeddedComingVisits } from './embedded-coming-visits.ts';
import { EmbeddedCorrespondence } from './embedded-correspondence.ts';
import { EmbeddedFormStore } from './embedded-form-store.ts';
import { EmbeddedMedicationReconciliation } from './embedded-medication-reconciliation.ts';
import { EmbeddedMessageFiles } from './embedded-message-files.ts';
import { EmbeddedMessageStore } from './embedded-message-store.ts';
import { EmbeddedPatientPages } from './embedded-patient-pages.ts';
import { EmbeddedPatients } from './embedded-patients.ts';
import { EmbeddedPractices } from './embedded-practices.ts';
import { EmbeddedRecordPages } from './embedded-record-pages.ts';
import { EmbeddedAmendmentStore } from './embedded-amendment-store.ts';
import { EmbeddedRefillStore } from './embedded-refill-store.ts';
import { EmbeddedRegistration } from './embedded-registration.ts';
import { EmbeddedSchedule } from './embedded-schedule.ts';
import { EmbeddedSlotHolds } from './embedded-slot-holds.ts';
import { EmbeddedSurveyStore } from './embedded-survey-store.ts';
import { EmbeddedThirdPartyTasks } from './embedded-third-party-tasks.ts';
import { EmbeddedVideoRooms } from './embedded-video-rooms.ts';
import { EmbeddedVisitPages } from './embedded-visit-pages.ts';
import { EmbeddedVisitPolicies } from './embedded-visit-policies.ts';
import { EmbeddedVisitRequests } from './embedded-visit-requests.ts';
import { EmbeddedVisitSummaries } from './embedded-visit-summaries.ts';

export interface EmbeddedOptions {
  readonly sql: Database;
  readonly now: () => Instant;
  /** Decides about money. */
  readonly ledgerClock: LedgerClock;
  /** The moment of which a request reads money; the ledger's clock if not given. */
  readonly requestClock?: LedgerClock;
  /** Where people reach the portal. */
  readonly publicOrigin: () => string;
}

/** The practice system that Portico brings along: tables beside its own. */
export const embeddedSystem = ({
  sql,
  now,
  ledgerClock,
  requestClock,
  publicOrigin,
}: EmbeddedOptions): PracticeSystem => {
  const summaries = new EmbeddedVisitSummaries(sql);
  return {
    practices: new EmbeddedPractices(sql),
    patients: new EmbeddedPatients(sql),
    patientPages: new EmbeddedPatientPages(sql),
    registration: new EmbeddedRegistration(sql),
    schedule: new EmbeddedSchedule(sql),
    visitPages: new EmbeddedVisitPages(sql),
    comingVisits: new EmbeddedComingVisits(sql),
    visitPolicies: new EmbeddedVisitPolicies(sql),
    videoRooms: new EmbeddedVideoRooms(sql, now, publicOrigin),
    availability: new EmbeddedAvailability(sql, now),
    slotHolds: new EmbeddedSlotHolds(sql, now),
    appointmentBooking: new EmbeddedAppointmentBooking(sql, ledgerClock),
    visitRequests: new EmbeddedVisitRequests(sql, now),
    checkInSystem: new EmbeddedCheckInSystem(sql),
    checkOutSystem: new EmbeddedCheckOutSystem(sql),
    medicationReconciliation: new EmbeddedMedicationReconciliation(sql),
    thirdPartyTasks: new EmbeddedThirdPartyTasks(sql, now, publicOrigin),
    charts: new EmbeddedChart(sql),
    recordPages: new EmbeddedRecordPages(sql),
    visitSummaries: summaries,
    summaryDocuments: summaries,
    correspondence: new EmbeddedCorrespondence(sql),
    messageStore: new EmbeddedMessageStore(sql, now),
    messageFiles: new EmbeddedMessageFiles(sql, now),
    formStore: new EmbeddedFormStore(sql),
    surveyStore: new EmbeddedSurveyStore(sql),
    refillStore: new EmbeddedRefillStore(sql, now),
    amendmentStore: new EmbeddedAmendmentStore(sql, now),
    billing: new EmbeddedBilling(sql, ledgerClock, requestClock),
  };
};
