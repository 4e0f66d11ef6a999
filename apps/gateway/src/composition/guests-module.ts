import { ContainerModule } from 'inversify';
import { forCall } from '@portico/services/kernel';
import {
  GuestActionsService,
  GuestAuthenticator,
  GuestBillsService,
  GuestLinkAtHand,
  GuestLinks,
  GuestsService,
  NotificationLinkActionsService,
  ShortAddressesService,
} from '@portico/services/guests';
import { portsByName } from './ports-by-name.ts';
import { innerServices, ownServices, publicServices } from './service-injection-tokens.ts';
import { tokens } from './injection-tokens.ts';

/** People without an account, who have a link. */
export const guestsModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { activityLog, appointmentBooking, capabilities, practices, schedule } = tokens;
    bind(tokens.guestAuthenticator).toResolvedValue(
      (links, issuer, withheldAt) => new GuestAuthenticator(links, issuer, withheldAt),
      [capabilities, tokens.tokens, tokens.withheldAt],
    );
    bind(tokens.guestLinks).toResolvedValue(
      (links, maker, notifier, directory) => new GuestLinks(links, maker, notifier, directory),
      [capabilities, tokens.linkMaker, tokens.notifier, practices],
    );
    bind(innerServices.guestLink).toResolvedValue(forCall(GuestLinkAtHand), [capabilities, appointmentBooking]);
    bind(innerServices.guestActions).toResolvedValue(forCall(GuestActionsService), [
      capabilities,
      schedule,
      appointmentBooking,
      tokens.visitPolicies,
      tokens.waitListOf,
      practices,
      activityLog,
    ]);
    bind(innerServices.guestBills).toResolvedValue(forCall(GuestBillsService), [
      tokens.accounts,
      capabilities,
      practices,
      tokens.billing,
      tokens.ledger,
      innerServices.history,
    ]);
    bind(publicServices.notificationLinkActions).toResolvedValue(forCall(NotificationLinkActionsService), [
      tokens.linkFinder,
      practices,
      schedule,
      tokens.comingVisits,
      ownServices.waitList,
      activityLog,
      tokens.withheldAt,
    ]);
    bind(publicServices.shortAddresses).toResolvedValue(forCall(ShortAddressesService), [
      tokens.shortLinks,
      tokens.tries,
      tokens.destinationOf,
    ]);
    bind(publicServices.guests).toDynamicValue((context) => {
      const identified = portsByName(context, 'capabilities', 'codes', 'tokens', 'tries', 'patients', 'guestLinks');
      const asked = portsByName(context, 'practices', 'schedule', 'billing', 'activityLog', 'later', 'withheldAt');
      return (caller) => new GuestsService({ ...identified, ...asked }, caller);
    });
  });
