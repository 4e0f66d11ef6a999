import type { AccessTopic, AppGrantId, AuthorizationRequest } from '@portico/domain/connected-apps';
import type { Instant, PracticeId, ProfileId } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';

/** Apps that read records for a person: what one asks for, and what was allowed. */
export interface ConnectedApps {
  /** What an app asks the person to allow. */
  asked(request: AuthorizationRequest): ServiceResult<AskedAccess, AppRefusal>;
  /** Answers where the browser goes: back to the app, with a code or with the person's refusal. */
  decide(decision: AppDecision): ServiceResult<string, AppRefusal>;
  /** What this person allowed, and what others allowed on their charts; the newest first. */
  list(): ServiceResult<readonly AllowedApp[]>;
  /** Ends what an app may read, from its next request on. */
  remove(removal: AppRemoval): ServiceResult<void>;
}

export interface AskedAccess {
  readonly name: string;
  readonly address: string;
  readonly practiceName: string;
  readonly topics: readonly AccessTopic[];
  /** It may read while the person is away, for so long; without it for the time of one visit to the app. */
  readonly offlineDays?: number;
  /** For whom it can be allowed: the person, and those whose records they may view; there may be none. */
  readonly people: readonly AppPerson[];
}

export interface AppPerson {
  /** Absent for the person themselves. */
  readonly profile?: ProfileId;
  readonly name: string;
}

export interface AppDecision {
  readonly request: AuthorizationRequest;
  readonly allow: boolean;
  /** For whom; absent for the person themselves. */
  readonly profile?: ProfileId;
  /** What of it may be read; absent for all that the app asks for. */
  readonly topics?: readonly AccessTopic[];
}

/** A permission that was given to an app. */
export interface AllowedApp {
  readonly id: AppGrantId;
  readonly practice: PracticeId;
  readonly name: string;
  readonly address: string;
  readonly practiceName: string;
  /** Whose record; absent for the person's own. */
  readonly person?: string;
  /** A person who may act for the patient allowed it. */
  readonly byDelegate: boolean;
  readonly topics: readonly AccessTopic[];
  readonly since: Instant;
  readonly until: Instant;
  readonly lastUsedAt?: Instant;
}

export interface AppRemoval {
  readonly id: AppGrantId;
  readonly practice: PracticeId;
}

export type AppRefusal =
  /** No app of this name, or not at this address: nothing is sent there. */
  | { readonly kind: 'unknown-app' }
  /** The request is mistaken, which the app is told at its address. */
  | { readonly kind: 'app-sent-back'; readonly address: string };
