import { ContainerModule, type Bind } from 'inversify';
import { forCall } from '@portico/services/kernel';
import {
  GuestActionsService,
  GuestAdmission,
  GuestAuthenticator,
  GuestBillsService,
  GuestLinkAtHand,
  GuestLinkRequests,
  GuestLinks,
  GuestTimeService,
  GuestsService,
  NotificationLinkActionsService,
  ShortAddressesService,
} from '@portico/services/guests';
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
    bindEntrance(bind);
  });

/** How a guest comes in: by a link or a bill, or by a link that is asked for. */
const bindEntrance = (bind: Bind): void => {
  const { activityLog, capabilities, patients, practices, schedule, tries } = tokens;
  bind(innerServices.guestAdmission).toResolvedValue(forCall(GuestAdmission), [
    capabilities,
    tokens.codes,
    tokens.tokens,
    schedule,
    tokens.billing,
    tokens.keptWorkKeys,
    activityLog,
    tokens.withheldAt,
  ]);
  bind(innerServices.guestLinkRequests).toResolvedValue(forCall(GuestLinkRequests), [
    practices,
    patients,
    schedule,
    tokens.guestLinks,
    tries,
    tokens.later,
  ]);
  bind(publicServices.guestTime).toResolvedValue(forCall(GuestTimeService), [
    capabilities,
    tokens.tokens,
    activityLog,
    tokens.withheldAt,
  ]);
  bind(publicServices.guests).toResolvedValue(forCall(GuestsService), [
    tokens.linkFinder,
    capabilities,
    tries,
    practices,
    patients,
    activityLog,
    innerServices.guestAdmission,
    innerServices.guestLinkRequests,
  ]);
};
