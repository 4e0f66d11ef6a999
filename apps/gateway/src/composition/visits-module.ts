import {
  CheckInPages,
  CheckInPlaces,
  CheckInService,
  CheckInTellings,
  CheckOutsService,
  ListedVisitReader,
  VisitDetailsService,
  VisitMoneyReader,
} from '@portico/services/visits';
import { countedBy } from '@portico/services/access';
import { surveysOfVisit } from '@portico/services/surveys';
import { costlyWork } from './costly-service-methods.ts';
import { askedIn } from './count-costly-calls.ts';
import { paymentTokens } from './payment-injection-tokens.ts';
import { entranceServices as inner } from './entrance-injection-tokens.ts';
import { innerServices, ownServices } from './service-injection-tokens.ts';
import { forCall } from '@portico/services/kernel';
import { PostgresCheckIns } from '@portico/adapters-storage';
import { ContainerModule, type Bind } from 'inversify';
import type { Parts } from './gateway-dependencies.ts';
import { tokens } from './injection-tokens.ts';

/** What is done around a visit on its day. */
export const visitsModule = ({ sql }: Pick<Parts, 'sql'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.checkIns).toResolvedValue(() => new PostgresCheckIns(sql));
    bind(inner.checkInPlaces).toResolvedValue(forCall(CheckInPlaces), [
      tokens.checkInSystem,
      tokens.checkIns,
      tokens.formStore,
      tokens.thirdPartyTasks,
      tokens.practices,
      tokens.schedule,
      tokens.visitPolicies,
      tokens.linkTo,
    ]);
    bind(inner.checkInPages).toResolvedValue(
      (formsIn, informationIn, reconciliation, formStore, isDueAtCheckIn, activityLog) =>
        forCall(CheckInPages)(
          formsIn,
          informationIn,
          reconciliation,
          forCall(CheckInTellings)(reconciliation, formStore),
          (call, { patient, id }) => isDueAtCheckIn(call, { patient, appointment: id }),
          activityLog,
        ),
      [
        ownServices.forms,
        innerServices.information,
        tokens.medicationReconciliation,
        tokens.formStore,
        paymentTokens.isDueAtCheckIn,
        tokens.activityLog,
      ],
    );
    bind(ownServices.checkIn).toResolvedValue(
      (work, ...ports) => {
        const checkInFor = forCall(CheckInService)(...ports);
        return (call) => countedBy(work, checkInFor(call), costlyWork.checkIn, askedIn(call));
      },
      [
        tokens.workCounter,
        tokens.checkInSystem,
        tokens.checkIns,
        ownServices.forms,
        innerServices.information,
        tokens.allergyMedicationSearch,
        tokens.medicationReconciliation,
        tokens.activityLog,
        inner.checkInPlaces,
        inner.checkInPages,
      ],
    );
    bindCheckOut(bind);
    bindDetails(bind);
  });

/** How a visit ends. */
const bindCheckOut = (bind: Bind): void => {
  bind(ownServices.checkOuts).toResolvedValue(
    (log, system, formStore, practices, schedule, surveys, payments, booking, forms) =>
      forCall(CheckOutsService)(log, system, formStore, practices, schedule, surveysOfVisit(surveys), (call) => ({
        payments: payments(call),
        booking: booking(call),
        formsIn: forms,
      })),
    [
      tokens.activityLog,
      tokens.checkOutSystem,
      tokens.formStore,
      tokens.practices,
      tokens.schedule,
      tokens.surveyStore,
      ownServices.payments,
      ownServices.booking,
      ownServices.forms,
    ],
  );
};

/** The page of one visit. */
const bindDetails = (bind: Bind): void => {
  bind(ownServices.visitDetails).toResolvedValue(
    (
      log,
      schedule,
      visitPolicies,
      practices,
      waitListOf,
      formStore,
      cancelable,
      amounts,
      merchants,
      ledger,
      disputes,
      booking,
      correspondence,
    ) =>
      forCall(VisitDetailsService)(
        log,
        new ListedVisitReader(schedule, visitPolicies, practices, waitListOf),
        new VisitMoneyReader(amounts, merchants, ledger, disputes, booking),
        formStore,
        cancelable,
        correspondence,
      ),
    [
      tokens.activityLog,
      tokens.schedule,
      tokens.visitPolicies,
      tokens.practices,
      tokens.waitListOf,
      tokens.formStore,
      tokens.cancelableVisits,
      paymentTokens.amounts,
      tokens.merchants,
      tokens.ledger,
      tokens.disputes,
      tokens.appointmentBooking,
      tokens.correspondence,
    ],
  );
};
