import { CheckInService, CheckOutsService } from '@portico/services/visits';
import { countedBy } from '@portico/services/access';
import { surveysOfVisit } from '@portico/services/surveys';
import { costlyWork } from './costly-service-methods.ts';
import { askedIn } from './count-costly-calls.ts';
import { paymentTokens } from './payment-injection-tokens.ts';
import { portsByName } from './ports-by-name.ts';
import { innerServices, ownServices } from './service-injection-tokens.ts';
import type { Appointment } from '@portico/domain/appointments';
import { forCall, type ServiceCall } from '@portico/services/kernel';
import { PostgresCheckIns } from '@portico/adapters-storage';
import { ContainerModule } from 'inversify';
import type { Parts } from './gateway-dependencies.ts';
import { tokens } from './injection-tokens.ts';

/** What is done around a visit on its day. */
export const visitsModule = ({ sql }: Pick<Parts, 'sql'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.checkIns).toResolvedValue(() => new PostgresCheckIns(sql));
    bind(ownServices.checkIn).toDynamicValue((context) => {
      const work = context.get(tokens.workCounter);
      const isDueAtCheckIn = context.get(paymentTokens.isDueAtCheckIn);
      const ports = {
        ...portsByName(context, 'activityLog', 'checkInSystem', 'checkIns', 'formStore', 'historyCatalog', 'linkTo'),
        ...portsByName(context, 'thirdPartyTasks', 'medicationReconciliation', 'practices', 'schedule'),
        ...portsByName(context, 'visitPolicies'),
        informationIn: context.get(innerServices.information),
        formsIn: context.get(ownServices.forms),
        isSomethingDue: (call: ServiceCall, { patient, id }: Appointment) =>
          isDueAtCheckIn(call, { patient, appointment: id }),
      };
      return (call) => countedBy(work, new CheckInService(ports, call), costlyWork.checkIn, askedIn(call));
    });
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
  });
