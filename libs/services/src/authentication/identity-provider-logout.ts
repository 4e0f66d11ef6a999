import type {
  AttemptLimit,
  CodeGenerator,
  IdentityProviders,
  ProviderRefusal,
  Sessions,
  Tries,
} from '@portico/domain/access';
import { nobodyId, type Origin } from '@portico/domain/activity';
import { failed, MINUTE, ok, type Instant, type Result } from '@portico/domain/kernel';
import { originOf } from '../activity/index.ts';

/** Replay protection: each logout token is accepted once, and remembered for longer than it is valid. */
const once: AttemptLimit = { failures: 1, window: MINUTE, pause: 10 * MINUTE };

/**
 * Ends sessions on request of the provider that signed their persons in; its signed logout token is the only proof.
 */
export class ProviderLogout {
  readonly #codes: Pick<CodeGenerator, 'hashOf'>;
  readonly #identityProviders: Pick<IdentityProviders, 'ended'>;
  readonly #sessions: Pick<Sessions, 'revokeOfIdentity'>;
  readonly #tries: Pick<Tries, 'take' | 'giveBack'>;
  readonly #now: () => Instant;

  constructor(
    codes: Pick<CodeGenerator, 'hashOf'>,
    identityProviders: Pick<IdentityProviders, 'ended'>,
    sessions: Pick<Sessions, 'revokeOfIdentity'>,
    tries: Pick<Tries, 'take' | 'giveBack'>,
    now: () => Instant,
  ) {
    this.#codes = codes;
    this.#identityProviders = identityProviders;
    this.#sessions = sessions;
    this.#tries = tries;
    this.#now = now;
  }

  async take(logoutToken: string, origin?: Origin): Promise<Result<void, ProviderRefusal>> {
    const said = await this.#identityProviders.ended(logoutToken);
    if (!said.ok) return said;
    const { token, ...ended } = said.value;
    const now = this.#now();
    const key = `logout ${this.#codes.hashOf(`${ended.issuer} ${token}`)}`;
    const first = await this.#tries.take([{ key, limit: once }], now);
    if (first.kind === 'must-wait') return failed({ kind: 'provider-refused', why: 'REPLAYED' });
    const by = { at: now, actor: nobodyId, actorKind: 'portal', ...originOf({ origin }) } as const;
    await this.#sessions
      .revokeOfIdentity(ended, { ...by, action: 'signed-out-by-provider' })
      .catch(async (error: unknown) => {
        // The provider sends the same token again, which must not count as a replay while nobody was signed out.
        await this.#tries.giveBack(key, now).catch(() => undefined);
        throw error;
      });
    return ok(undefined);
  }
}
