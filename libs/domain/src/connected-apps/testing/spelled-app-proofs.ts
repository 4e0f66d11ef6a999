import { failed, ok, type Instant, type PracticeId, type Result } from '../../kernel/index.ts';
import type { ConnectedApp } from '../connected-app.ts';
import type { AppProofs, Assertion, BadAssertion, FhirAddresses } from '../ports/app-proofs.ts';

/** Proofs without cryptography: a challenge is the verifier made longer, an assertion JSON text of `iss`, `aud` and `jti`. */
export class SpelledAppProofs implements AppProofs {
  challengeOf(verifier: string): string {
    return verifier.padEnd(43, '_');
  }

  claimedApp(assertion: string): string | undefined {
    return (JSON.parse(assertion) as { readonly iss?: string }).iss;
  }

  async verify(
    app: ConnectedApp,
    assertion: string,
    audience: string,
    _now: Instant,
  ): Promise<Result<Assertion, BadAssertion>> {
    const { iss, aud, jti } = JSON.parse(assertion) as Readonly<Record<string, string | undefined>>;
    return iss === app.id && aud === audience && jti !== undefined
      ? ok({ id: jti })
      : failed({ kind: 'bad-assertion', why: 'SPELLED_OTHERWISE' });
  }
}

/** Each practice's FHIR server stands at a name of its own. */
export const spelledFhirAddresses: FhirAddresses = {
  of: (practice) => `https://fhir.example/${practice}`,
  idOf: (patient) => `fhir-${patient}`,
  practiceAt: (address) => /^https:\/\/fhir\.example\/(.+)$/.exec(address)?.[1] as PracticeId | undefined,
};
