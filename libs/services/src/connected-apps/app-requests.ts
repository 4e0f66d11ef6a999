import {
  weighAuthorization,
  type AppId,
  type AppRegistry,
  type AuthorizationRequest,
  type FhirAddresses,
  type RequestedAccess,
} from '@portico/domain/connected-apps';
import { failed, type PracticeId, type Result } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { AppRefusal } from '@portico/application/connected-apps';

/** What apps ask for, weighed by what they are registered for. */
export class AppRequests {
  readonly #registry: AppRegistry;
  readonly #fhirAddresses: FhirAddresses;
  readonly #practices: PracticeDirectory;

  constructor(registry: AppRegistry, fhirAddresses: FhirAddresses, practices: PracticeDirectory) {
    this.#registry = registry;
    this.#fhirAddresses = fhirAddresses;
    this.#practices = practices;
  }

  async weigh(request: AuthorizationRequest): Promise<Result<RequestedAccess, AppRefusal>> {
    const app = await this.#registry.byId(request.client_id as AppId);
    const weighed = weighAuthorization(request, app, this.#fhirAddresses.practiceAt(request.aud));
    if (weighed.ok) return weighed;
    const { error } = weighed;
    return failed(error.kind === 'sent-back' ? { kind: 'app-sent-back', address: error.address } : error);
  }

  async nameOf(practice: PracticeId): Promise<string> {
    return (await this.#practices.practices([practice]))[0]?.name ?? practice;
  }
}
