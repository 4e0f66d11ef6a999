import type { FhirAccess } from '../fhir-access.ts';
import type { FhirAccessTokens } from '../ports/fhir-access-tokens.ts';

/** Tokens that a test gave out; they never expire. */
export class MemoryFhirAccessTokens implements FhirAccessTokens {
  readonly #given = new Map<string, FhirAccess>();

  give(token: string, access: FhirAccess): void {
    this.#given.set(token, access);
  }

  async read(token: string): Promise<FhirAccess | undefined> {
    return this.#given.get(token);
  }
}
