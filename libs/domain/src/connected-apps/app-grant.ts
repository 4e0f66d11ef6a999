import {
  DAY,
  HOUR,
  MINUTE,
  SECOND,
  plus,
  type AccountId,
  type Brand,
  type Instant,
  type PatientRef,
  type PracticeId,
} from '../kernel/index.ts';
import type { CodeHash, SmartScope } from '../access/index.ts';
import type { AppId } from './connected-app.ts';

export type AppGrantId = Brand<string, 'AppGrantId'>;

/** A person's permission for an app to read one chart. */
export interface AppGrant {
  readonly id: AppGrantId;
  readonly app: AppId;
  readonly chart: PatientRef;
  /** Who allowed it: the patient, or a person who may act for them. It reaches no further than they do at each read. */
  readonly account: AccountId;
  readonly scopes: readonly SmartScope[];
  readonly grantedAt: Instant;
  readonly until: Instant;
  readonly lastUsedAt?: Instant;
  readonly endedAt?: Instant;
}

/** `code`: what an app receives through the browser, and exchanges for the others. */
export type AppTokenKind = 'code' | 'access' | 'refresh';

/** What an app was handed; only the hash is kept. */
export interface AppToken {
  readonly hash: CodeHash;
  readonly kind: AppTokenKind;
  readonly app: AppId;
  readonly practice: PracticeId;
  /** Absent for a service. */
  readonly grant?: AppGrantId;
  readonly scopes: readonly SmartScope[];
  readonly expiresAt: Instant;
  /** A code or refresh token is spent once. */
  readonly spentAt?: Instant;
  /** Of a code: where it was sent, and what the app's verifier hashes to. */
  readonly sent?: { readonly to: string; readonly challenge: string };
}

/** How long each lasts. An access token of a service is as short as SMART asks; that of an app is read anew at each use. */
export const appLife = {
  code: 60 * SECOND,
  access: HOUR,
  serviceAccess: 5 * MINUTE,
  /** An app that may read while the person is away has to ask anew after this. */
  offline: 365 * DAY,
} as const;

export const isOffline = (scopes: readonly SmartScope[]): boolean => scopes.some((scope) => scope === 'offline_access');

/** Until when a permission that is given now lasts. */
export const grantedUntil = (scopes: readonly SmartScope[], now: Instant): Instant =>
  plus(now, isOffline(scopes) ? appLife.offline : appLife.code + appLife.access);

export const isLiveGrant = ({ endedAt, until }: AppGrant, now: Instant): boolean =>
  endedAt === undefined && now < until;
