import type { KeyRing } from '@portico/adapters-crypto';
import type { RegistryOutcome } from '@portico/adapters-practice/registries';
import type { ShopsByPractice } from '@portico/adapters-shop/http';
import type { Database } from '@portico/adapters-storage/sql';
import type { BackgroundTasks } from '@portico/services/kernel';
import type { NotificationDispatcherDeps } from '@portico/services/notifications';
import type { SupportDeps } from '@portico/services/support';
import type { Instant } from '@portico/domain/kernel';
import type { LedgerClock, Merchants } from '@portico/domain/payments';
import type { IdentityProvidersFile, Registries } from '../config/index.ts';
import type { OpenPractice } from '../open-practice-connections.ts';
import type { PaymentWatch, VisitWatch } from '../workers/index.ts';
import type { TrustedPartners } from './trusted-partners.ts';
import type { FhirAccessTokens, WorkKind } from '@portico/domain/access';
import type { UploadScanner } from '@portico/domain/messages';

/** What the gateway is put together from. */
export interface Parts {
  readonly sql: Database;
  readonly now: () => Instant;
  /** Decides about money. */
  readonly ledgerClock: LedgerClock;
  /** The ledger's clock when a request began: the moment of which it reads money. */
  readonly requestClock: LedgerClock;
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
  /** Practices that are connected to a system of their own, at this moment; the same list as long as none has changed. */
  readonly openPractices: () => readonly OpenPractice[];
  /** Called with what came of a call to such a system, for operators. */
  readonly onPracticeSystem: (event: string, facts: Readonly<Record<string, string | number>>) => void;
  /** Public registries that are searched beside the own tables. */
  readonly registries: Registries;
  /** Called after each request to a registry, with the registry's name and the outcome. */
  readonly onRegistryAsked: (registry: string, outcome: RegistryOutcome) => void;
  /** The access tokens of apps and systems; nobody holds any where there is none. */
  readonly fhirAccessTokens?: FhirAccessTokens | undefined;
  /** Identity providers that people may sign in by; read at each question, as they may change. */
  readonly signIn: IdentityProvidersFile;
}
