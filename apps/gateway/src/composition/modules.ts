import {
  Argon2Passwords,
  CommonPasswords,
  HmacShortCodeHashes,
  JwtTokens,
  type KeyRing,
  RandomCodes,
} from '@portico/adapters-crypto';
import {
  IcsCalendarFiles,
  drawingThreads,
  PrintingPool,
  ScannedUploads,
  ThreadedPaymentDocuments,
  ThreadedRecordPrinter,
  ThreadedSummaryPrinter,
} from '@portico/adapters-documents';
import {
  EmbeddedBilling,
  EmbeddedChart,
  EmbeddedFormStore,
  EmbeddedPatients,
  EmbeddedPractices,
  EmbeddedRegistration,
  EmbeddedSchedule,
  EmbeddedAppointmentBooking,
} from '@portico/adapters-practice/embedded';
import type { RegistryOutcome } from '@portico/adapters-practice/registries';
import type { ShopsByPractice } from '@portico/adapters-shop/http';
import {
  PostgresAccounts,
  PostgresActivityLog,
  PostgresCapabilities,
  PostgresDismissedMessages,
  PostgresOneTimeCodes,
  PostgresProtections,
  PostgresSessions,
  PostgresTries,
} from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { RequestAuthenticator, WorkCounter } from '@portico/services/access';
import type { BackgroundTasks } from '@portico/services/kernel';
import type { NotificationDispatcherDeps } from '@portico/services/notifications';
import type { SupportDeps } from '@portico/services/support';
import type { Instant } from '@portico/domain/kernel';
import type { LedgerClock, Merchants } from '@portico/domain/payments';
import { ContainerModule } from 'inversify';
import type { IdentityProvidersFile, Registries } from '../config/index.ts';
import type { PaymentWatch, VisitWatch } from '../workers/index.ts';
import type { TrustedPartners } from './trusted-partners.ts';
import type { WorkKind } from '@portico/domain/access';
import type { UploadScanner } from '@portico/domain/messages';
import { tokens } from './tokens.ts';
import { withShops } from './shop-module.ts';

/** What the gateway is put together from. */
export interface Parts {
  readonly sql: Database;
  readonly now: () => Instant;
  /** Decides about money. */
  readonly ledgerClock: LedgerClock;
  /** Of the turns of workers; the database's own where there is none. */
  readonly turnClock?: (() => Instant) | undefined;
  /** Signs tokens. */
  readonly keys: KeyRing;
  readonly technicalSupport: SupportDeps['technicalSupport'];
  /**
   * Where people reach the portal, for links in mails. Read only after the gateway listens, because that may determine
   * it.
   */
  readonly publicOrigin: () => string;
  /** Sends mails and text messages, by channel. */
  readonly transports: NotificationDispatcherDeps['transports'];
  readonly report: NotificationDispatcherDeps['report'];
  /** Called when a maintenance job throws. */
  readonly onError: (maintenanceJob: string, thrown: unknown) => void;
  /** Called when a notification waits to be sent. */
  readonly wakeNotificationDispatcher: () => void;
  /** Called when a visit summary waits to be made. */
  readonly wakeSummaryWorker: () => void;
  readonly later: BackgroundTasks;
  /** Origins beside the portal's own that a short link may lead to. */
  readonly linkOrigins: readonly string[];
  /** Scans uploads for malware; without it uploads are not scanned. */
  readonly scanner?: UploadScanner | undefined;
  /** Domains of protected (Direct) mail, to which records may be sent. */
  readonly directDomains: readonly string[];
  /** Called with the kind of each costly piece of work that was refused. */
  readonly onWorkRefused: (kind: WorkKind) => void;
  /** Partners at which practices may have a part of check-in done. */
  readonly partners: TrustedPartners;
  /** Receives events of the payment workers. */
  readonly paymentWatch: PaymentWatch;
  /** Receives events of the visit workers. */
  readonly visitWatch: VisitWatch;
  /** The merchant of each practice that takes cards. */
  readonly merchants: Merchants;
  /** How the shop of each practice is reached. */
  readonly shops: ShopsByPractice;
  /** Public registries that are searched beside the own tables. */
  readonly registries: Registries;
  /** Called after each request to a registry, with the registry's name and the outcome. */
  readonly onRegistryAsked: (registry: string, outcome: RegistryOutcome) => void;
  /** Identity providers that people may sign in by. */
  readonly signIn: IdentityProvidersFile;
}

export const accessModule = ({ sql, keys, later, onWorkRefused }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.accounts)
      .toDynamicValue(() => new PostgresAccounts(sql))
      .inSingletonScope();
    bind(tokens.sessions)
      .toDynamicValue(() => new PostgresSessions(sql))
      .inSingletonScope();
    bind(tokens.passwords)
      .toDynamicValue(() => new Argon2Passwords())
      .inSingletonScope();
    bind(tokens.tokens)
      .toDynamicValue(() => new JwtTokens(keys))
      .inSingletonScope();
    bind(tokens.capabilities)
      .toDynamicValue(() => new PostgresCapabilities(sql))
      .inSingletonScope();
    bind(tokens.codes)
      .toDynamicValue(() => new RandomCodes())
      .inSingletonScope();
    bind(tokens.shortCodeHashes)
      .toDynamicValue(() => new HmacShortCodeHashes(keys))
      .inSingletonScope();
    bind(tokens.knownPasswords)
      .toDynamicValue(() => new CommonPasswords())
      .inSingletonScope();
    bind(tokens.later).toConstantValue(later);
    bind(tokens.oneTimeCodes)
      .toDynamicValue(() => new PostgresOneTimeCodes(sql))
      .inSingletonScope();
    bind(tokens.protections)
      .toDynamicValue(() => new PostgresProtections(sql))
      .inSingletonScope();
    bind(tokens.tries)
      .toDynamicValue(() => new PostgresTries(sql))
      .inSingletonScope();
    bind(tokens.workCounter)
      .toDynamicValue((context) => new WorkCounter({ tries: context.get(tokens.tries), onRefused: onWorkRefused }))
      .inSingletonScope();
    bind(tokens.requestAuthenticator)
      .toDynamicValue(
        (context) =>
          new RequestAuthenticator({
            accounts: context.get(tokens.accounts),
            sessions: context.get(tokens.sessions),
            delegations: context.get(tokens.delegations),
            tokens: context.get(tokens.tokens),
          }),
      )
      .inSingletonScope();
  });

export const activityModule = ({ sql }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.activityLog)
      .toDynamicValue(() => new PostgresActivityLog(sql))
      .inSingletonScope();
  });

/** Every practice of this installation is kept by the embedded practice system. */
export const practiceModule = ({ sql, ledgerClock }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.practices)
      .toDynamicValue((context) => withShops(new EmbeddedPractices(sql), context.get(tokens.shop)))
      .inSingletonScope();
    bind(tokens.dismissedMessages)
      .toDynamicValue(() => new PostgresDismissedMessages(sql))
      .inSingletonScope();
    bind(tokens.patients)
      .toDynamicValue(() => new EmbeddedPatients(sql))
      .inSingletonScope();
    bind(tokens.registration)
      .toDynamicValue(() => new EmbeddedRegistration(sql))
      .inSingletonScope();
    bind(tokens.schedule)
      .toDynamicValue(() => new EmbeddedSchedule(sql))
      .inSingletonScope();
    bind(tokens.charts)
      .toDynamicValue(() => new EmbeddedChart(sql))
      .inSingletonScope();
    bind(tokens.billing)
      .toDynamicValue(() => new EmbeddedBilling(sql, ledgerClock))
      .inSingletonScope();
    bind(tokens.appointmentBooking)
      .toDynamicValue(() => new EmbeddedAppointmentBooking(sql, ledgerClock))
      .inSingletonScope();
    bind(tokens.formStore)
      .toDynamicValue(() => new EmbeddedFormStore(sql))
      .inSingletonScope();
  });

/** The threads of this process that print; several gateways of one process, as in tests, share them. */
const pool = new PrintingPool();

/** The threads that draw pictures anew, shared likewise. */
const drawing = drawingThreads();

export const documentsModule = ({ directDomains, scanner }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.directDomains).toConstantValue(directDomains);
    bind(tokens.intake)
      .toDynamicValue(() => new ScannedUploads(drawing, scanner))
      .inSingletonScope();
    bind(tokens.printer)
      .toDynamicValue(() => new ThreadedRecordPrinter(pool))
      .inSingletonScope();
    bind(tokens.summaryPrinter)
      .toDynamicValue(() => new ThreadedSummaryPrinter(pool))
      .inSingletonScope();
    bind(tokens.calendarFiles)
      .toDynamicValue(() => new IcsCalendarFiles())
      .inSingletonScope();
    bind(tokens.documents)
      .toDynamicValue(() => new ThreadedPaymentDocuments(pool))
      .inSingletonScope();
  });

export const supportModule = ({ technicalSupport }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.technicalSupport).toConstantValue(technicalSupport);
  });
