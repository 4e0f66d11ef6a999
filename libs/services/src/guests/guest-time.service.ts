import { can, type Capabilities, type TokenIssuer } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { guestTokenLife, lengthenedUntil } from '@portico/domain/guests';
import { failed, ok, plus } from '@portico/domain/kernel';
import type { GuestPass, GuestTime } from '@portico/application/guests';
import type { ServiceResult } from '@portico/application/kernel';
import type { Caller, WithheldAt } from '../access/index.ts';
import { log, originOf } from '../activity/index.ts';
import { actingAsGuest, chartOf } from './guest-acting.ts';

const actions = ['appointments:act', 'payments:act', 'forms:act'] as const;

/** Gives a guest more time before their session ends. What a link opens stays the same. */
export class GuestTimeService implements GuestTime {
  readonly #capabilities: Pick<Capabilities, 'byId'>;
  readonly #tokens: TokenIssuer;
  readonly #activityLog: ActivityLog;
  readonly #withheldAt: WithheldAt;
  readonly #caller: Caller;

  constructor(
    capabilities: Pick<Capabilities, 'byId'>,
    tokens: TokenIssuer,
    activityLog: ActivityLog,
    withheldAt: WithheldAt,
    caller: Caller,
  ) {
    this.#capabilities = capabilities;
    this.#tokens = tokens;
    this.#activityLog = activityLog;
    this.#withheldAt = withheldAt;
    this.#caller = caller;
  }

  async lengthen(token: string): ServiceResult<GuestPass> {
    const { now } = this.#caller;
    const over = failed({ kind: 'session-over', reason: 'expired' } as const);
    const claims = this.#tokens.readGuest(token, now);
    const capability = claims && (await this.#capabilities.byId(claims.capability));
    const acting = actingAsGuest(capability, now, this.#withheldAt);
    const chart = capability && chartOf(capability);
    if (claims === undefined || acting === undefined || chart === undefined) return over;
    if (!actions.some((action) => can(acting, action, { kind: 'chart', chart }))) return over;
    const startedAt = claims.startedAt ?? plus(claims.expiresAt, -guestTokenLife);
    const expiresAt = lengthenedUntil(startedAt, now);
    if (expiresAt <= claims.expiresAt) return over;
    await log(this.#activityLog, { acting, now, ...originOf(this.#caller) }, 'continued-guest-link');
    return ok({ token: this.#tokens.guest({ capability: claims.capability, expiresAt, startedAt }), expiresAt });
  }
}
