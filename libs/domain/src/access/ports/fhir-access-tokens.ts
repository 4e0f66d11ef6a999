import type { Instant } from '../../kernel/index.ts';
import type { FhirAccess } from '../fhir-access.ts';

/** The access tokens of apps and systems that read a practice's FHIR service. */
export interface FhirAccessTokens {
  /** Undefined for a token that is unknown, expired at `now`, or whose permission was withdrawn. */
  read(token: string, now: Instant): Promise<FhirAccess | undefined>;
}
