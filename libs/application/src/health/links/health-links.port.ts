import type { HealthLink, HealthLinkId, HealthLinkState, LinkLifetime } from '@portico/domain/health';
import type { Instant, PatientId, PatientRef } from '@portico/domain/kernel';
import type { ServiceResult } from '../../kernel/index.ts';

/** Links by which somebody else reads the summary of a record without an account. */
export interface HealthLinkSettings {
  /** Newest first: a patient's all, a helper's own. */
  links(patient: PatientId): ServiceResult<readonly ShownHealthLink[]>;
  make(wanted: HealthLinkToMake): ServiceResult<MadeHealthLink, HealthLinkRefusal>;
  revoke(link: HealthLinkToRevoke): ServiceResult<void>;
}

export interface ShownHealthLink extends Pick<
  HealthLink,
  'id' | 'madeAt' | 'expiresAt' | 'hasPasscode' | 'wrongPasscodes' | 'openedTimes' | 'openings'
> {
  readonly state: HealthLinkState;
}

export interface HealthLinkToMake {
  readonly patient: PatientRef;
  readonly lifetime: LinkLifetime;
  readonly passcode?: string;
  /** The summary, encrypted with a key that stays with the person. */
  readonly sealed: string;
}

export interface MadeHealthLink {
  readonly id: HealthLinkId;
  /** The path below which receivers ask for the summary; told this once. */
  readonly path: string;
  readonly expiresAt: Instant;
}

export interface HealthLinkToRevoke {
  readonly patient: PatientRef;
  readonly id: HealthLinkId;
}

export type HealthLinkRefusal = { readonly kind: 'too-many-links' };
