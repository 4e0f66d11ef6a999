import type { CodeGenerator } from '@portico/domain/access';
import {
  appLife,
  grantedUntil,
  type AppGrant,
  type AppGrantId,
  type AppGrants,
  type AppTokens,
  type AuthorizationRequest,
  type RequestedAccess,
} from '@portico/domain/connected-apps';
import { plus, type AccountId, type Instant } from '@portico/domain/kernel';
import type { PersonAt } from './acting-on-chart.ts';

/** Keeps what a person allows, and makes the code by which the app gets at it. */
export class AppGranting {
  readonly #grants: AppGrants;
  readonly #tokens: AppTokens;
  readonly #codes: CodeGenerator;

  constructor(grants: AppGrants, tokens: AppTokens, codes: CodeGenerator) {
    this.#grants = grants;
    this.#tokens = tokens;
    this.#codes = codes;
  }

  async grant(
    { chart }: PersonAt,
    account: AccountId,
    { app, scopes }: Pick<RequestedAccess, 'app' | 'scopes'>,
    now: Instant,
  ): Promise<AppGrant> {
    const id = this.#codes.newId() as AppGrantId;
    const grant = { id, app: app.id, chart, account, scopes, grantedAt: now, until: grantedUntil(scopes, now) };
    await this.#grants.grant(grant);
    return grant;
  }

  async codeFor({ app, id, chart, scopes }: AppGrant, request: AuthorizationRequest, now: Instant): Promise<string> {
    const { code, hash } = this.#codes.link();
    await this.#tokens.put({
      hash,
      kind: 'code',
      app,
      practice: chart.practice,
      grant: id,
      scopes,
      expiresAt: plus(now, appLife.code),
      sent: { to: request.redirect_uri, challenge: request.code_challenge },
    });
    return code;
  }
}
