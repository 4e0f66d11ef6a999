import {
  identityLife,
  type Challenges,
  type CodeGenerator,
  type IdentityProviders,
  type ProviderRefusal,
  type ProviderSecret,
} from '@portico/domain/access';
import { failed, ok, plus, type AccountId, type DeviceId, type Instant, type Result } from '@portico/domain/kernel';

/** The provider that a browser is sent to, and from which device; `account` is the one to link the identity to. */
export interface SentAway {
  readonly provider: string;
  readonly device: DeviceId;
  readonly account?: AccountId;
}

interface Waiting {
  readonly secret: ProviderSecret;
  readonly account?: AccountId;
}

/** Sends browsers to a provider, and takes them back. */
export class ProviderRedirects {
  readonly #challenges: Challenges;
  readonly #codes: Pick<CodeGenerator, 'hashOf'>;
  readonly #identityProviders: IdentityProviders;

  constructor(challenges: Challenges, codes: Pick<CodeGenerator, 'hashOf'>, identityProviders: IdentityProviders) {
    this.#challenges = challenges;
    this.#codes = codes;
    this.#identityProviders = identityProviders;
  }

  /** Starts a sign-in at a provider; returns the address that the browser goes on to. */
  async sendAway({ provider, device, account }: SentAway, now: Instant): Promise<Result<string, ProviderRefusal>> {
    const begun = await this.#identityProviders.begin(provider);
    if (!begun.ok) return begun;
    const { address, secret } = begun.value;
    await this.#challenges.put(
      {
        id: this.#idOf(secret.state, device),
        kind: 'at-provider',
        ...(account === undefined ? {} : { account }),
        secret: JSON.stringify(secret),
        expiresAt: plus(now, identityLife.atProvider),
      },
      now,
    );
    return ok(address);
  }

  /** Takes the state kept for a returning browser; works once, and only for the device that was sent away. */
  async takeBack(state: string, device: DeviceId, now: Instant): Promise<Result<Waiting, undefined>> {
    const found = await this.#challenges.take(this.#idOf(state, device), now);
    if (found?.kind !== 'at-provider' || found.secret === undefined) return failed(undefined);
    const secret = JSON.parse(found.secret) as ProviderSecret;
    return ok({ secret, ...(found.account === undefined ? {} : { account: found.account }) });
  }

  #idOf(state: string, device: DeviceId): string {
    return this.#codes.hashOf(`at provider ${state} ${device}`);
  }
}
