import {
  BroadcastTabs,
  BrowserDelivery,
  BrowserDevice,
  BrowserPasskeys,
  WebAnalytics,
  WebKeep,
  WebMerchantOpener,
} from '@portico/adapters-browser';
import {
  GatewayClient,
  GraphqlAccess,
  GraphqlActivity,
  GraphqlAppointments,
  GraphqlAuthentication,
  GraphqlPasskeyEntrance,
  GraphqlDashboard,
  GraphqlDelegateDoor,
  GraphqlDelegates,
  GraphqlGuests,
  GraphqlHealth,
  GraphqlProfile,
  GraphqlRecovery,
  GraphqlSignup,
  GraphqlSupport,
} from '@portico/adapters-graphql/portal';
import type { PaymentSession } from '@portico/adapters-graphql/portal/payments';
import {
  RecentTroubles,
  SessionKeeper,
  TroublesViewModel,
  type Clock,
  type RecordedTrouble,
} from '@portico/application/access';
import { countedAuthentication } from '@portico/application/authentication';
import { countedSignup } from '@portico/application/signup';
import { ContainerModule } from 'inversify';
import type { RuntimeConfig } from '../runtime-config.ts';
import { lazyCards, lazyPaymentHistory, lazyPayments } from './lazy-payments.ts';
import { tokens } from './tokens.ts';

/** What the portal finds around it: a browser, or the build that renders the first page. */
export interface Surroundings {
  readonly session: () => Storage;
  readonly local: () => Storage;
  readonly document: () => Document;
  readonly pageLanguage: string;
  readonly tabs: () => BroadcastChannel;
  readonly setCookie: (cookie: string) => void;
  readonly randomUuid: () => string;
  readonly clock: Clock;
  readonly localTime: () => string;
  readonly userAgent: string;
  readonly fetch: typeof fetch;
  /** The query of the address. */
  readonly search: () => string;
  /** Whoever looks at the portal develops it (`ACC-396`). */
  readonly development: boolean;
  /** Told of every error of an operation. */
  readonly onTrouble: (trouble: RecordedTrouble) => void;
  readonly config: Promise<RuntimeConfig>;
}

export const browserModule = (around: Surroundings): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.passkeys)
      .toDynamicValue(() => new BrowserPasskeys(() => globalThis))
      .inSingletonScope();
    bind(tokens.clock).toConstantValue(around.clock);
    bind(tokens.delivery)
      .toDynamicValue(() => new BrowserDelivery(around.document))
      .inSingletonScope();
    bind(tokens.device)
      .toDynamicValue(
        () =>
          new BrowserDevice({
            local: new WebKeep(around.local),
            randomUuid: around.randomUuid,
            pageLanguage: around.pageLanguage,
            setCookie: around.setCookie,
          }),
      )
      .inSingletonScope();
  });

export const accessModule = (around: Surroundings): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.keeper)
      .toDynamicValue((context) => new SessionKeeper(new WebKeep(around.session), context.get(tokens.tabs)))
      .inSingletonScope();
    bind(tokens.tabs)
      .toDynamicValue((context) => new BroadcastTabs({ open: around.tabs, device: context.get(tokens.device).id }))
      .inSingletonScope();
    bind(tokens.troubles)
      .toDynamicValue(() => new TroublesViewModel(around))
      .inSingletonScope();
    bind(tokens.record)
      .toDynamicValue(() => new RecentTroubles(() => around.clock.now(), around.onTrouble))
      .inSingletonScope();
    bind(tokens.analytics)
      .toDynamicValue((context) => {
        const [keeper, device] = [context.get(tokens.keeper), context.get(tokens.device)];
        return new WebAnalytics({
          sink: async () => (await around.config).analytics,
          practice: () => keeper.practice?.id ?? keeper.guest?.practice,
          language: () => device.language(),
          fetch: around.fetch,
        });
      })
      .inSingletonScope();
    bind(tokens.access)
      .toDynamicValue((context) => new GraphqlAccess(context.get(tokens.client)))
      .inSingletonScope();
  });

export const wireModule = ({ fetch, localTime, userAgent }: Surroundings): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.client)
      .toDynamicValue((context) => {
        const device = context.get(tokens.device);
        return new GatewayClient({
          address: '/graphql',
          keeper: context.get(tokens.keeper),
          language: () => device.language(),
          localTime,
          userAgent,
          fetch,
          troubles: context.get(tokens.troubles),
          record: context.get(tokens.record),
        });
      })
      .inSingletonScope();
  });

export const screensModule = ({ search }: Surroundings): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.activity)
      .toDynamicValue((context) => new GraphqlActivity(context.get(tokens.client)))
      .inSingletonScope();
    bind(tokens.appointments)
      .toDynamicValue((context) => new GraphqlAppointments(context.get(tokens.client)))
      .inSingletonScope();
    bind(tokens.authentication)
      .toDynamicValue((context) => {
        const wire = new GraphqlAuthentication(context.get(tokens.client), context.get(tokens.device).id);
        return countedAuthentication(wire, context.get(tokens.analytics));
      })
      .inSingletonScope();
    bind(tokens.passkeyEntrance)
      .toDynamicValue((context) => new GraphqlPasskeyEntrance(context.get(tokens.client)))
      .inSingletonScope();
    bind(tokens.dashboard)
      .toDynamicValue((context) => new GraphqlDashboard(context.get(tokens.client)))
      .inSingletonScope();
    bind(tokens.delegateDoor)
      .toDynamicValue((context) => new GraphqlDelegateDoor(context.get(tokens.client)))
      .inSingletonScope();
    bind(tokens.delegates)
      .toDynamicValue((context) => {
        const keeper = context.get(tokens.keeper);
        return new GraphqlDelegates(context.get(tokens.client), (practice) => keeper.managementOf(practice));
      })
      .inSingletonScope();
    bind(tokens.guests)
      .toDynamicValue((context) => new GraphqlGuests(context.get(tokens.client)))
      .inSingletonScope();
    bind(tokens.health)
      .toDynamicValue((context) => new GraphqlHealth(context.get(tokens.client)))
      .inSingletonScope();
    bind(tokens.cards)
      .toDynamicValue((context) => {
        const [client, session] = [context.get(tokens.client), paymentSession(context.get(tokens.keeper))];
        return lazyCards(async () => {
          const { GraphqlCards } = await import('@portico/adapters-graphql/portal/payments');
          return new GraphqlCards(client, session, new WebMerchantOpener());
        });
      })
      .inSingletonScope();
    bind(tokens.payments)
      .toDynamicValue((context) => {
        const [client, session] = [context.get(tokens.client), paymentSession(context.get(tokens.keeper))];
        return lazyPayments(async () => {
          const { GraphqlMakePayment } = await import('@portico/adapters-graphql/portal/payments');
          return new GraphqlMakePayment(client, session, new WebMerchantOpener());
        });
      })
      .inSingletonScope();
    bind(tokens.paymentHistory)
      .toDynamicValue((context) => {
        const client = context.get(tokens.client);
        return lazyPaymentHistory(async () => {
          const { GraphqlPaymentHistory } = await import('@portico/adapters-graphql/portal/payments');
          return new GraphqlPaymentHistory(client);
        });
      })
      .inSingletonScope();
    bind(tokens.profile)
      .toDynamicValue((context) => new GraphqlProfile(context.get(tokens.client)))
      .inSingletonScope();
    bind(tokens.recovery)
      .toDynamicValue((context) => new GraphqlRecovery(context.get(tokens.client)))
      .inSingletonScope();
    bind(tokens.signup)
      .toDynamicValue((context) => {
        const usedBtn = () => new URLSearchParams(search()).get('usedBtn');
        return countedSignup(new GraphqlSignup(context.get(tokens.client)), context.get(tokens.analytics), usedBtn);
      })
      .inSingletonScope();
    bind(tokens.support)
      .toDynamicValue((context) => new GraphqlSupport(context.get(tokens.client)))
      .inSingletonScope();
  });

/** What a payment says of the session, asked anew each time: tokens are renewed meanwhile. */
const paymentSession = (keeper: SessionKeeper): PaymentSession => ({
  token: () => keeper.tokens?.access ?? keeper.guest?.token ?? '',
  execution: () => keeper.practice?.payments ?? 'no-value',
  guestBy: () => keeper.guest?.by,
});
