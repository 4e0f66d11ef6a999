import type { KeyRing } from '@portico/adapters-crypto';
import type { OpenPractice } from './open-practice-connections.ts';
import type { ShopsByPractice } from '@portico/adapters-shop/http';
import type { Database } from '@portico/adapters-storage/sql';
import type { FhirAccessTokens } from '@portico/domain/access';
import type { Instant } from '@portico/domain/kernel';
import type { LedgerClock, Merchants } from '@portico/domain/payments';
import type { SupportDeps } from '@portico/services/support';
import type { UploadScanner } from '@portico/domain/messages';
import type { AnalyticsSink } from './portal-runtime-config.ts';
import type { IdentityProvidersFile, Registries } from './config/index.ts';
import type { Tracing } from './tracing/tracing.ts';
import type { GatewayMetrics, Logger, Pages, ServerClock, ServerLimits, BuiltPortal } from './server/index.ts';
import type { Transports } from './workers/index.ts';

export interface GatewayOptions {
  readonly database: Database;
  /** Signs tokens. */
  readonly keys: KeyRing;
  /** `trusted` answers the portal's own documents only. */
  readonly documents: 'trusted' | 'any';
  readonly technicalSupport: SupportDeps['technicalSupport'];
  /** The built portal; without one there is only the API. */
  readonly site?: BuiltPortal;
  /** Pages beside the portal, such as a demo's; `origin` answers where people reach them. */
  readonly pages?: ((origin: () => string) => Pages) | undefined;
  /** Where events of analytics are handed on to; without it the gateway takes none. */
  readonly analytics?: AnalyticsSink | undefined;
  /** Handed to the portal as `/config.json`. */
  readonly runtime?: Readonly<Record<string, unknown>>;
  /** What people are told of the address that the gateway listens at, unless they reach it by a public origin. */
  readonly spokenOf?: (url: string) => string;
  /** Origins that people reach the portal by; mailed links are made from the first. Where it listens, if none is given. */
  readonly publicOrigins?: readonly string[];
  /** Further origins that the portal's pages may ask. */
  readonly connectOrigins?: readonly string[];
  /** Pages in which the scripts of card processors run. */
  readonly cardFrames?: Pages | undefined;
  /** Origin of the card frames, where that is not the portal's own. */
  readonly frameOrigin?: string | undefined;
  /** A practice offers a wallet, whose sheet the card frames may open. */
  readonly offersWallets?: boolean;
  /** What carries mails and text messages; without any they wait in the outbox. */
  readonly transports?: Transports;
  /** Proxies whose word on where a request came from counts. */
  readonly trustedProxies?: readonly string[];
  /** Origins beside the portal's own that a short link may lead to. */
  readonly linkOrigins?: readonly string[];
  /** Scans uploads for malware; none by default. */
  readonly scanner?: UploadScanner | undefined;
  /** Domains of protected mail to which records may be sent; none by default. */
  readonly directDomains?: readonly string[];
  /** Origins, beside the portal's own, to which a practice may send patients during check-in. */
  readonly taskOrigins?: readonly string[];
  /** Who takes cards for which practice; without it no practice takes any. */
  readonly merchants?: Merchants;
  /** How the shop of each practice is reached; without it no practice has one. */
  readonly shops?: ShopsByPractice;
  /** Practices that are connected to a system of their own, at this moment; the same list as long as none has changed. */
  readonly openPractices?: () => readonly OpenPractice[];
  /** Where spans of requests go; nothing is traced by default. */
  readonly tracing?: Tracing | undefined;
  /** Public registries that are searched beside the own tables; none by default. */
  readonly registries?: Registries;
  /** Identity providers that people may sign in by; none by default. */
  readonly identityProviders?: IdentityProvidersFile;
  /** The access tokens of apps and systems that read by FHIR, where the gateway's own are not meant. */
  readonly fhirAccessTokens?: FhirAccessTokens;
  readonly limits?: Partial<ServerLimits>;
  readonly logger: Logger;
  /** Where metrics are recorded; by default a registry of its own that is not served. */
  readonly metrics?: GatewayMetrics;
  /** Whether this instance forgets what is over, in turns with the others; not unless it is told to. */
  readonly maintenance?: boolean;
  /**
   * Whether this instance finishes payments that were left between two steps and brings them into the practices' books,
   * together with the others; not unless it is told to.
   */
  readonly bookkeeping?: boolean;
  /**
   * Whether this instance reminds of visits and offers earlier ones to those who wait, together with the others; not
   * unless it is told to.
   */
  readonly visitWork?: boolean;
  /** Whether this instance makes summaries of visits, together with the others; not unless it is told to. */
  readonly summaries?: boolean;
  readonly now?: () => Instant;
  /** Decides about charges where `now` does not, and leaves turns to the database's clock; `now`, or the database's, by default. */
  readonly ledgerClock?: LedgerClock;
  /** Times the rounds of what works beside the requests; the machine's by default. */
  readonly workClock?: ServerClock;
  /** Times the rounds of the work on payments; `workClock` by default. */
  readonly paymentClock?: ServerClock;
}
