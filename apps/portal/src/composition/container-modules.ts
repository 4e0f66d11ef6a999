import {
  BroadcastTabs,
  BrowserDelivery,
  BrowserDevice,
  BrowserPasskeys,
  IndexedDbRecords,
  SealedKeptWork,
  WebAnalytics,
  WebStorage,
} from '@portico/adapters-browser';
import { GatewayClient } from '@portico/adapters-graphql/portal';
import { accessWire } from '@portico/adapters-graphql/wire/access';
import {
  RecentErrors,
  openClientSession,
  ErrorsViewModel,
  type Clock,
  type RecordedError,
  type TextLook,
} from '@portico/view-models/access';
import { Drafts } from '@portico/view-models/kernel';
import { ContainerModule } from 'inversify';
import type { RuntimeConfig } from '../runtime-config.ts';
import { tokens } from './injection-tokens.ts';

/** What the portal finds around it: a browser, or the build that renders the first page. */
export interface BrowserEnvironment {
  readonly session: () => Storage;
  readonly local: () => Storage;
  readonly indexedDb: () => IDBFactory;
  readonly document: () => Document;
  readonly pageLanguage: string;
  readonly tabs: () => BroadcastChannel;
  readonly setCookie: (cookie: string) => void;
  readonly showTextLook: (look: TextLook) => void;
  /** Whether the portal is reached by HTTPS. */
  readonly isSecure: boolean;
  readonly randomUuid: () => string;
  readonly clock: Clock;
  readonly localTime: () => string;
  readonly userAgent: string;
  /** The browser asks that nothing of its person is passed on. */
  readonly isOptedOut: () => boolean;
  readonly fetch: typeof fetch;
  /** The query of the address. */
  readonly search: () => string;
  /** Whether this is a development build or server (`ACC-396`). */
  readonly development: boolean;
  /** Called with every error of an operation. */
  readonly onError: (problem: RecordedError) => void;
  readonly config: Promise<RuntimeConfig>;
}

export const browserModule = (around: BrowserEnvironment): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.passkeys)
      .toDynamicValue(() => new BrowserPasskeys(() => globalThis))
      .inSingletonScope();
    bind(tokens.keptWork)
      .toDynamicValue(() => new SealedKeptWork(new IndexedDbRecords(around.indexedDb), () => around.clock.now()))
      .inSingletonScope();
    bind(tokens.clock).toConstantValue(around.clock);
    bind(tokens.search).toConstantValue(around.search);
    bind(tokens.delivery)
      .toDynamicValue(() => new BrowserDelivery(around.document))
      .inSingletonScope();
    bind(tokens.device)
      .toDynamicValue(
        () =>
          new BrowserDevice({
            local: new WebStorage(around.local),
            randomUuid: around.randomUuid,
            pageLanguage: around.pageLanguage,
            setCookie: around.setCookie,
            showTextLook: around.showTextLook,
            isSecure: around.isSecure,
          }),
      )
      .inSingletonScope();
  });

export const accessModule = (around: BrowserEnvironment): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.sessionStore)
      .toDynamicValue(() => new WebStorage(around.session))
      .inSingletonScope();
    bind(tokens.clientSession)
      .toDynamicValue((context) => openClientSession(context.get(tokens.sessionStore), context.get(tokens.tabs)))
      .inSingletonScope();
    bind(tokens.drafts)
      .toDynamicValue((context) => {
        const clientSession = context.get(tokens.clientSession);
        return new Drafts(() => clientSession.draftOwner, {
          keptWork: context.get(tokens.keptWork),
          keys: () => clientSession.keptWorkKeys,
          now: () => around.clock.now(),
        });
      })
      .inSingletonScope();
    bind(tokens.tabs)
      .toDynamicValue(
        (context) =>
          new BroadcastTabs({
            open: around.tabs,
            device: context.get(tokens.device).id,
            local: new WebStorage(around.local),
          }),
      )
      .inSingletonScope();
    bind(tokens.problems)
      .toDynamicValue(() => new ErrorsViewModel(around))
      .inSingletonScope();
    bind(tokens.record)
      .toDynamicValue(() => new RecentErrors(() => around.clock.now(), around.onError))
      .inSingletonScope();
    bind(tokens.analytics)
      .toDynamicValue((context) => {
        const [clientSession, device] = [context.get(tokens.clientSession), context.get(tokens.device)];
        return new WebAnalytics({
          sink: async () => (await around.config).analytics,
          practice: () => clientSession.actingAs.practice?.id ?? clientSession.guest.current?.practice,
          language: () => device.language(),
          isOptedOut: around.isOptedOut,
          fetch: around.fetch,
        });
      })
      .inSingletonScope();
    bind(tokens.access)
      .toDynamicValue((context) => context.get(tokens.client).port(accessWire))
      .inSingletonScope();
  });

export const wireModule = ({ fetch, localTime, userAgent }: BrowserEnvironment): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.client)
      .toDynamicValue((context) => {
        const device = context.get(tokens.device);
        return new GatewayClient({
          address: '/graphql',
          clientSession: context.get(tokens.clientSession),
          language: () => device.language(),
          localTime,
          userAgent,
          fetch,
          problems: context.get(tokens.problems),
          record: context.get(tokens.record),
        });
      })
      .inSingletonScope();
  });
