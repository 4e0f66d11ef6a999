import { ContainerModule } from 'inversify';
import { forCall } from '@portico/services/kernel';
import type { Cents } from '@portico/domain/kernel';
import {
  AppointmentsService,
  CancelableVisits,
  CancelingService,
  ListedVisits,
  VideoVisitsService,
  VisitCalendarService,
  VisitRecipients,
} from '@portico/services/appointments';
import { ownServices } from './service-injection-tokens.ts';
import { tokens } from './injection-tokens.ts';

/** Visits that were made: how they are listed, told of and canceled. */
export const appointmentsModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { activityLog, appointmentBooking, practices, prepaid, schedule, visitNotifications, visitPolicies } = tokens;
    bind(tokens.listedVisits).toResolvedValue(
      (visits, policies, waitListOf) => new ListedVisits(visits, policies, waitListOf),
      [schedule, visitPolicies, tokens.waitListOf],
    );
    bind(tokens.visitRecipients).toResolvedValue(
      (accounts, registration, patients, delegations) =>
        new VisitRecipients(accounts, registration, patients, delegations),
      [tokens.accounts, tokens.registration, tokens.patients, tokens.delegations],
    );
    bind(tokens.cancelableVisits).toResolvedValue(
      (visits, policies, directory, prepayments, billing, ledgerClock) =>
        new CancelableVisits(
          visits,
          policies,
          directory,
          prepayments,
          async (patient, visit) => (await billing.visitDues(patient, visit))?.cancellationFee ?? (0 as Cents),
          ledgerClock,
        ),
      [schedule, visitPolicies, practices, prepaid, tokens.billing, tokens.ledgerClock],
    );
    bind(ownServices.appointments).toResolvedValue(forCall(AppointmentsService), [
      schedule,
      visitPolicies,
      practices,
      activityLog,
      tokens.waitListOf,
    ]);
    bind(ownServices.canceling).toResolvedValue(forCall(CancelingService), [
      tokens.cancelableVisits,
      schedule,
      appointmentBooking,
      prepaid,
      visitNotifications,
      activityLog,
    ]);
    bind(ownServices.calendar).toResolvedValue(forCall(VisitCalendarService), [
      activityLog,
      tokens.calendarFiles,
      tokens.linkTo,
      practices,
      schedule,
    ]);
    bind(ownServices.videoVisits).toResolvedValue(forCall(VideoVisitsService), [
      schedule,
      tokens.videoRooms,
      activityLog,
    ]);
  });
