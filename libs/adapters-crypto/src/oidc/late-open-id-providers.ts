import type {
  EndedIdentity,
  ExternalIdentity,
  IdentityProviders,
  OfferedProvider,
  ProviderQuestion,
  ProviderRefusal,
  ProviderSecret,
} from '@portico/domain/access';
import type { Result } from '@portico/domain/kernel';
import type { OpenIdProviders, OpenIdRuntime } from './open-id-providers.ts';

/** Identity providers by OpenID Connect, whose libraries come with the first question: most installations have none. */
export class LateOpenIdProviders implements IdentityProviders {
  readonly #around: OpenIdRuntime;
  #made: Promise<OpenIdProviders> | undefined;

  constructor(around: OpenIdRuntime) {
    this.#around = around;
  }

  get offered(): readonly OfferedProvider[] {
    return this.#around.providers.map(({ id, name }) => ({ id, name }));
  }

  get only(): boolean {
    return this.#around.only;
  }

  async begin(provider: string): Promise<Result<ProviderQuestion, ProviderRefusal>> {
    return (await this.#providers()).begin(provider);
  }

  async redeem(query: string, secret: ProviderSecret): Promise<Result<ExternalIdentity, ProviderRefusal>> {
    return (await this.#providers()).redeem(query, secret);
  }

  async signOutAddress(provider: string): Promise<string | undefined> {
    return (await this.#providers()).signOutAddress(provider);
  }

  async ended(logoutToken: string): Promise<Result<EndedIdentity, ProviderRefusal>> {
    return (await this.#providers()).ended(logoutToken);
  }

  #providers(): Promise<OpenIdProviders> {
    this.#made ??= import('./open-id-providers.ts').then(({ OpenIdProviders }) => new OpenIdProviders(this.#around));
    return this.#made;
  }
}
