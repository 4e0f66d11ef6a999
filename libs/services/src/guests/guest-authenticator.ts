import type { Acting, Capabilities, TokenIssuer } from '@portico/domain/access';
import { failed, ok, type Instant, type Result } from '@portico/domain/kernel';
import type { Failure } from '@portico/application/kernel';
import type { WithheldAt } from '../access/index.ts';
import { actingAsGuest } from './guest-acting.ts';

/**
 * Authenticates guests by the token from the identity check. A link that was revoked or used opens nothing from then
 * on.
 */
export class GuestAuthenticator {
  readonly #capabilities: Capabilities;
  readonly #tokens: TokenIssuer;
  readonly #withheldAt: WithheldAt;

  constructor(capabilities: Capabilities, tokens: TokenIssuer, withheldAt: WithheldAt) {
    this.#capabilities = capabilities;
    this.#tokens = tokens;
    this.#withheldAt = withheldAt;
  }

  async admit(token: string, now: Instant): Promise<Result<Acting, Failure>> {
    const claims = this.#tokens.readGuest(token, now);
    const capability = claims && (await this.#capabilities.byId(claims.capability));
    const acting = actingAsGuest(capability, now, this.#withheldAt);
    return acting === undefined ? failed({ kind: 'session-over', reason: 'expired' }) : ok(acting);
  }
}
