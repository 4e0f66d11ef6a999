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

/** The path at which the servers of providers say that somebody signed out there. */
export const providerLogoutPath = '/sign_in/back_channel_logout';

/** What was said once is not said again for longer than it could be believed. */
const once: AttemptLimit = { failures: 1, window: MINUTE, pause: 10 * MINUTE };

export interface ProviderLogoutDeps {
  readonly activityLog: ActivityLog;
  readonly codes: Pick<CodeGenerator, 'hashOf'>;
  readonly identityProviders: Pick<IdentityProviders, 'ended'>;
  readonly sessions: Pick<Sessions, 'revokeOfIdentity'>;
  readonly tries: Pick<Tries, 'take'>;
  readonly now: () => Instant;
}

/** Ends sessions by the word of the provider that let their persons in; what it signed is all that it shows. */
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
    for (const account of await sessions.revokeOfIdentity(ended, now)) {
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
