import type { Instant, PatientId, PracticeId, Result } from '../../kernel/index.ts';
import type { ConnectedApp } from '../connected-app.ts';

/** What an app or a service says of itself, signed by its key. */
export interface Assertion {
  /** Identifies the message; the same one is not accepted twice. */
  readonly id: string;
}

export interface BadAssertion {
  readonly kind: 'bad-assertion';
  /** A reason code of the library; contains nothing of the message. */
  readonly why: string;
}

/** Weighs what apps show of themselves. */
export interface AppProofs {
  /** The S256 challenge of a verifier (RFC 7636). */
  challengeOf(verifier: string): string;
  /** The app that an assertion claims to be of; nothing of it is verified. */
  claimedApp(assertion: string): string | undefined;
  /** Verifies signature, issuer, subject, audience and time; `audience` is the address of the token endpoint. */
  verify(
    app: ConnectedApp,
    assertion: string,
    audience: string,
    now: Instant,
  ): Promise<Result<Assertion, BadAssertion>>;
}

/** The addresses of the practices' FHIR servers, and how patients are called there. */
export interface FhirAddresses {
  of(practice: PracticeId): string;
  practiceAt(address: string): PracticeId | undefined;
  /** The id of the resource `Patient`. */
  idOf(patient: PatientId): string;
}
