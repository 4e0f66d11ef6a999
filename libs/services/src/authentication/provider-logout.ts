import type {
  AttemptLimit,
  CodeGenerator,
  IdentityProviders,
  ProviderRefusal,
  Sessions,
  Tries,
} from '@portico/domain/access';
import { nobodyId, type ActivityLog, type Origin } from '@portico/domain/activity';
import { failed, MINUTE, ok, type Instant, type Result } from '@portico/domain/kernel';
import { originOf } from '../activity/index.ts';

/** Replay protection: each logout token is accepted once, and remembered for longer than it is valid. */
const once: AttemptLimit = { failures: 1, window: MINUTE, pause: 10 * MINUTE };

export interface ProviderLogoutDeps {
  readonly activityLog: ActivityLog;
  readonly codes: Pick<CodeGenerator, 'hashOf'>;
  readonly identityProviders: Pick<IdentityProviders, 'ended'>;
  readonly sessions: Pick<Sessions, 'revokeOfIdentity'>;
  readonly tries: Pick<Tries, 'take' | 'giveBack'>;
  readonly now: () => Instant;
}

/**
 * Ends sessions on request of the provider that signed their persons in; its signed logout token is the only proof.
 */
export class ProviderLogout {
  readonly #deps: ProviderLogoutDeps;

  constructor(deps: ProviderLogoutDeps) {
    this.#deps = deps;
  }

  async take(logoutToken: string, origin?: Origin): Promise<Result<void, ProviderRefusal>> {
    const { activityLog, codes, identityProviders, sessions, tries } = this.#deps;
    const said = await identityProviders.ended(logoutToken);
    if (!said.ok) return said;
    const { token, ...ended } = said.value;
    const now = this.#deps.now();
    const key = `logout ${codes.hashOf(`${ended.issuer} ${token}`)}`;
    const first = await tries.take([{ key, limit: once }], now);
    if (first.kind === 'must-wait') return failed({ kind: 'provider-refused', why: 'REPLAYED' });
    const accounts = await sessions.revokeOfIdentity(ended, now).catch(async (error: unknown) => {
      // The provider sends the same token again, which must not count as a replay while nobody was signed out.
      await tries.giveBack(key, now).catch(() => undefined);
      throw error;
    });
    for (const account of accounts) {
      await activityLog.append({
        at: now,
        actor: nobodyId,
        actorKind: 'portal',
        subject: account,
        action: 'signed-out-by-provider',
        ...originOf({ origin }),
      });
    }
    return ok(undefined);
  }
}
