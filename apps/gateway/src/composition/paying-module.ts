import { ContainerModule, type ResolutionContext } from 'inversify';
import { countedBy } from '@portico/services/access';
import { CardsService, MakePaymentService, PaymentHistoryService, ShoppingService } from '@portico/services/payments';
import { costlyWork } from './costly-work.ts';
import { askedIn } from './counted.ts';
import { portsByName } from './ports-by-name.ts';
import { innerServices, ownServices } from './service-tokens.ts';
import { tokens } from './tokens.ts';

/** What decides what may be paid. */
export const paymentPorts = (context: ResolutionContext) => ({
  ...portsByName(context, 'accounts', 'activityLog', 'agreements', 'billing', 'cardAgreements', 'cardsOnFile'),
  ...portsByName(context, 'cardTries', 'chargeService', 'digest', 'duePayments', 'ledger', 'ledgerClock'),
  ...portsByName(context, 'linkTo', 'merchants', 'notifier', 'paymentIds', 'plans', 'practices', 'prepaid'),
  ...portsByName(context, 'schedule', 'shop', 'appointmentBooking', 'visitNotifications', 'visitPolicies'),
});

/** What people ask about payments, cards and the shop. */
export const payingModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ownServices.cards).toDynamicValue((context) => {
      const ports = {
        ...portsByName(context, 'accounts', 'activityLog', 'cardsOnFile', 'cardTries', 'cardAgreements', 'digest'),
        ...portsByName(context, 'ledgerClock', 'linkTo', 'merchants', 'notifier', 'plans', 'practices'),
      };
      return (call) => new CardsService(ports, call);
    });
    bind(ownServices.payments).toDynamicValue((context) => {
      const ports = paymentPorts(context);
      return (call) => new MakePaymentService(ports, call);
    });
    bind(innerServices.history).toDynamicValue((context) => {
      const ports = {
        ...portsByName(context, 'activityLog', 'billing', 'cardsOnFile', 'disputes', 'ledger', 'merchants'),
        ...portsByName(context, 'documents', 'patients', 'plans', 'practices', 'shop'),
      };
      return (call) => new PaymentHistoryService(ports, call);
    });
    bind(ownServices.paymentHistory).toResolvedValue(
      (work, historyFor) => (call) => countedBy(work, historyFor(call), costlyWork.paymentHistory, askedIn(call)),
      [tokens.workCounter, innerServices.history],
    );
    bind(ownServices.shopping).toDynamicValue((context) => {
      const ports = portsByName(context, 'activityLog', 'shop');
      return (call) => new ShoppingService(ports, call);
    });
  });
