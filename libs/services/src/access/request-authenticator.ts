import {
  isLive,
  judgeRefresh,
  tokenLife,
  type Account,
  type Accounts,
  type Acting,
  type Session,
  type Sessions,
  type TokenIssuer,
} from '@portico/domain/access';
import { actingFor, representedBy, type Delegations } from '@portico/domain/delegates';
import { withoutWithheld, type WithheldAt } from './withheld-areas.ts';
import {
  failed,
  ok,
  plus,
  type AccountId,
  type Instant,
  type PracticeId,
  type ProfileId,
  type Result,
  type SessionId,
} from '@portico/domain/kernel';
import type { Failure } from '@portico/application/kernel';
import type { Tokens } from '@portico/application/access';

/** The credentials of a request. */
export interface Presented {
  readonly accessToken: string;
  readonly refreshToken?: string;
  /** The person's current practice; the first one of the account if not given. */
  readonly practice?: PracticeId;
  /** The represented person; the account's owner if not given (`ACC-376`). */
  readonly represented?: ProfileId;
}

export interface Admitted {
  readonly acting: Acting;
  readonly session: SessionId;
  /** New tokens to return if the presented ones had expired (`ACC-145`). */
  readonly renewed?: Tokens;
}

/** The account that a token names. */
export interface Named {
  readonly account: AccountId;
  readonly session: SessionId;
}

const expired: Failure = { kind: 'session-over', reason: 'expired' };
const renewalFailed: Failure = { kind: 'session-over', reason: 'renewal-failed' };

/** Authenticates requests. Headers grant nothing beyond what the token's account covers. */
export class RequestAuthenticator {
  readonly #accounts: Accounts;
  readonly #sessions: Sessions;
  readonly #delegations: Delegations;
  readonly #tokens: TokenIssuer;
  readonly #withheldAt: WithheldAt;

  constructor(
    accounts: Accounts,
    sessions: Sessions,
    delegations: Delegations,
    tokens: TokenIssuer,
    withheldAt: WithheldAt = () => [],
  ) {
    this.#withheldAt = withheldAt;
    this.#accounts = accounts;
    this.#sessions = sessions;
    this.#delegations = delegations;
    this.#tokens = tokens;
  }

  /** Whether an access token was signed here; it may have expired, and its session may be over. */
  isSigned(accessToken: string, now: Instant): boolean {
    const read = this.#tokens.readAccess(accessToken, now);
    return read.ok || read.error.kind === 'expired-token';
  }

  /**
   * Fails with `session-over`; with `not-found` for a practice that the token does not cover (`ACC-380`); and with
   * `not-represented` for a person, or a practice of theirs, that is not (or no longer) open to the delegate
   * (`ACC-340`).
   */
  async admit(presented: Presented, now: Instant): Promise<Result<Admitted, Failure>> {
    const read = this.#tokens.readAccess(presented.accessToken, now);
    if (!read.ok && read.error.kind === 'bad-token') return failed(expired);
    const claims = read.ok ? read.value : read.error.kind === 'expired-token' ? read.error.claims : undefined;
    if (claims === undefined) return failed(expired);

    const [session, account] = await Promise.all([
      this.#sessions.find(claims.session),
      this.#accounts.byId(claims.account),
    ]);
    if (
      session === undefined ||
      account === undefined ||
      account.disabledAt !== undefined ||
      session.account !== account.id ||
      !isLive(session, now)
    ) {
      return failed(expired);
    }
    const admitted = await this.#actingOf(account, presented, now);
    if (!admitted.ok) return admitted;
    const acting = withoutWithheld(admitted.value, this.#withheldAt);
    if (read.ok) return ok({ acting, session: session.id });
    if (presented.refreshToken === undefined) return failed(expired);
    const renewed = await this.#renew(session, presented.refreshToken, now);
    return renewed === undefined ? failed(renewalFailed) : ok({ acting, session: session.id, renewed });
  }

  /** The id of the key that signed a valid token. */
  keyOf(token: string): string | undefined {
    return this.#tokens.keyOf(token);
  }

  /** The account that a genuine token names, even if it is not admitted: a refusal is logged in its name. */
  namedBy(accessToken: string, now: Instant): Named | undefined {
    const read = this.#tokens.readAccess(accessToken, now);
    const claims = read.ok ? read.value : read.error.kind === 'expired-token' ? read.error.claims : undefined;
    return claims && { account: claims.account, session: claims.session };
  }

  /** Read again with each request, so that an ended delegation is effective from the next one on (`ACC-348`). */
  async #actingOf(account: Account, presented: Presented, now: Instant): Promise<Result<Acting, Failure>> {
    if (presented.represented !== undefined) return this.#actingFor(account.id, presented.represented, presented, now);
    const practice = presented.practice ?? account.charts[0]?.practice;
    if (practice !== undefined && !account.charts.some((chart) => chart.practice === practice)) {
      return failed({ kind: 'not-found' });
    }
    return ok({
      actor: { kind: 'patient', account: account.id },
      subject: { account: account.id, charts: account.charts },
      ...(practice === undefined ? {} : { practice }),
    });
  }

  async #actingFor(
    delegate: AccountId,
    profile: ProfileId,
    { practice }: Presented,
    now: Instant,
  ): Promise<Result<Acting, Failure>> {
    const people = representedBy(delegate, await this.#delegations.ofDelegate(delegate), now);
    const person = people.find((one) => one.profile === profile);
    const isOpen = practice === undefined || person?.grants.some(({ chart }) => chart.practice === practice) === true;
    return person === undefined || !isOpen
      ? failed({ kind: 'not-represented' })
      : ok(actingFor(delegate, person, practice));
  }

  async #renew(session: Session, refreshToken: string, now: Instant): Promise<Tokens | undefined> {
    const successor = this.#tokens.refresh();
    const verdict = judgeRefresh(session, this.#tokens.hashOf(refreshToken), successor.hash, now);
    if (verdict.kind === 'reused') await this.#sessions.revoke(session.id, now);
    if (verdict.kind !== 'renew') return undefined;
    if (!(await this.#sessions.renew(verdict.session))) {
      const fresh = await this.#sessions.find(session.id);
      return fresh === undefined ? undefined : this.#renew(fresh, refreshToken, now);
    }
    const access = this.#tokens.access({
      session: session.id,
      account: session.account,
      expiresAt: plus(now, tokenLife.access),
    });
    return { access, authentication: access, refresh: successor.token };
  }
}
