import type { SmartScope, Tries } from '@portico/domain/access';
import { nobodyId, type ActivityAction, type ActivityLog } from '@portico/domain/activity';
import {
  allowedScopes,
  appLife,
  isLiveGrant,
  isUnknownPart,
  isOffline,
  opensRecords,
  scopesIn,
  type AppGrant,
  type AppGrants,
  type AppProofs,
  type AppToken,
  type ConnectedApp,
  type FhirAddresses,
} from '@portico/domain/connected-apps';
import { failed, ok, plus, SECOND, type Result } from '@portico/domain/kernel';
import { GuessLimit } from '../access/index.ts';
import { originOf } from '../activity/index.ts';
import type { AppAuthenticator } from './app-authenticator.ts';
import type { HandedTokens } from './handed-tokens.ts';
import type { ActingOnChart } from './acting-on-chart.ts';
import type { TokenAnswer, TokenError, TokenRefused, TokenRequest, TokenState } from './token-request.ts';

type Answered<T> = Promise<Result<T, TokenRefused>>;

const refused = (error: TokenError): Result<never, TokenRefused> => failed({ kind: 'refused', error });

/**
 * Hands tokens to apps. The app itself is who asks, so that what it shows is weighed in the place of `can`; a person's
 * permission is read anew with each exchange.
 */
export class AppTokenService {
  readonly #authenticator: AppAuthenticator;
  readonly #handed: HandedTokens;
  readonly #grants: AppGrants;
  readonly #actingOnChart: ActingOnChart;
  readonly #proofs: Pick<AppProofs, 'challengeOf'>;
  readonly #fhirAddresses: Pick<FhirAddresses, 'idOf'>;
  readonly #tries: Tries;
  readonly #activityLog: ActivityLog;

  constructor(
    authenticator: AppAuthenticator,
    handed: HandedTokens,
    grants: AppGrants,
    actingOnChart: ActingOnChart,
    proofs: Pick<AppProofs, 'challengeOf'>,
    fhirAddresses: Pick<FhirAddresses, 'idOf'>,
    tries: Tries,
    activityLog: ActivityLog,
  ) {
    this.#authenticator = authenticator;
    this.#handed = handed;
    this.#grants = grants;
    this.#actingOnChart = actingOnChart;
    this.#proofs = proofs;
    this.#fhirAddresses = fhirAddresses;
    this.#tries = tries;
    this.#activityLog = activityLog;
  }

  /** Exchanges a code, a refresh token, or a service's own word for an access token. */
  token(request: TokenRequest): Answered<TokenAnswer> {
    return this.#asApp(request, async (app) => {
      switch (request.form.grant_type) {
        case 'authorization_code':
          return this.#byCode(app, request);
        case 'refresh_token':
          return this.#byRefresh(app, request);
        case 'client_credentials':
          return this.#asService(app, request);
        case undefined:
          return refused('invalid_request');
        default:
          return refused('unsupported_grant_type');
      }
    });
  }

  /** Says what a token of the asking app is; a public app proves nothing of itself and is told nothing. */
  introspect(request: TokenRequest): Answered<TokenState> {
    return this.#asApp(request, async (app): Answered<TokenState> => {
      if (app.kind === 'public') return refused('unauthorized_client');
      const token = await this.#handed.find(request.form.token);
      const { now } = request;
      if (token?.app !== app.id || token.kind === 'code' || token.spentAt !== undefined || token.expiresAt <= now) {
        return ok({ active: false });
      }
      const grant = await this.#grantOf(token);
      if (token.grant !== undefined && (grant === undefined || !isLiveGrant(grant, now))) return ok({ active: false });
      return ok({
        active: true,
        client_id: app.id,
        scope: token.scopes.join(' '),
        exp: Math.floor(token.expiresAt / SECOND),
        ...(grant === undefined ? {} : { patient: this.#fhirAddresses.idOf(grant.chart.patient) }),
      });
    });
  }

  /** Takes a token back: a refresh token with all that came of it. */
  revoke(request: TokenRequest): Answered<undefined> {
    return this.#asApp(request, async (app): Answered<undefined> => {
      const { now } = request;
      const token = await this.#handed.find(request.form.token);
      if (token?.app !== app.id) return ok(undefined);
      await this.#handed.forget(token);
      const grant = await this.#grantOf(token);
      if (grant === undefined || token.kind === 'access' || !(await this.#grants.end(grant, now))) {
        return ok(undefined);
      }
      await this.#log(request, 'ended-app-access', grant.chart, app);
      return ok(undefined);
    });
  }

  /** Weighs who asks; what was wrong counts against the address that it came from. */
  async #asApp<T>(request: TokenRequest, answer: (app: ConnectedApp) => Answered<T>): Answered<T> {
    let outcome: Result<T, TokenRefused> = refused('invalid_client');
    const { now, origin } = request;
    const counted = new GuessLimit(this.#tries, { now, ...originOf({ origin }) });
    const weighed = await counted.guess({ kind: 'app-proof' }, async () => {
      const app = await this.#authenticator.appOf(request);
      if (app !== undefined) outcome = await answer(app);
      return outcome.ok ? outcome : undefined;
    });
    return weighed.ok || weighed.error.kind !== 'must-wait' ? outcome : failed(weighed.error);
  }

  async #byCode(app: ConnectedApp, request: TokenRequest): Answered<TokenAnswer> {
    const { form, now } = request;
    const { code, redirect_uri: redirect, code_verifier: verifier } = form;
    if (code === undefined || redirect === undefined || verifier === undefined) return refused('invalid_request');
    const token = await this.#handed.find(code);
    if (token?.sent === undefined || token.app !== app.id || token.sent.to !== redirect)
      return refused('invalid_grant');
    if (this.#proofs.challengeOf(verifier) !== token.sent.challenge) return refused('invalid_grant');
    return this.#exchange(app, token, request, token.scopes, now);
  }

  async #byRefresh(app: ConnectedApp, request: TokenRequest): Answered<TokenAnswer> {
    const { form, now } = request;
    const token = await this.#handed.find(form.refresh_token);
    if (token?.kind !== 'refresh' || token.app !== app.id) return refused('invalid_grant');
    const wanted = scopesIn(form.scope ?? '');
    if (wanted.some(isUnknownPart)) return refused('invalid_scope');
    const scopes = form.scope === undefined ? token.scopes : allowedScopes(wanted, token.scopes, 'patient');
    if (!opensRecords(scopes)) return refused('invalid_scope');
    const answer = await this.#exchange(app, token, request, scopes, now);
    if (answer.ok) {
      const grant = await this.#grantOf(token);
      if (grant !== undefined) await this.#log(request, 'renewed-app-access', grant.chart, app);
    }
    return answer;
  }

  /** Spends a code or refresh token. One that was spent before may be stolen: then the whole permission ends. */
  async #exchange(
    app: ConnectedApp,
    token: AppToken,
    request: TokenRequest,
    scopes: readonly SmartScope[],
    now: TokenRequest['now'],
  ): Answered<TokenAnswer> {
    const grant = await this.#grantOf(token);
    if (grant === undefined || !isLiveGrant(grant, now)) return refused('invalid_grant');
    if (!(await this.#handed.spend(token, now))) {
      if (await this.#grants.end(grant, now)) await this.#log(request, 'ended-app-access', grant.chart, app);
      return refused('invalid_grant');
    }
    if (token.expiresAt <= now) return refused('invalid_grant');
    if ((await this.#actingOnChart.on(grant.account, grant.chart, now)) === undefined) {
      return refused('invalid_grant');
    }
    const refresh = isOffline(token.scopes) ? await this.#hand(grant, 'refresh', token.scopes, grant.until) : undefined;
    const access = await this.#hand(grant, 'access', scopes, plus(now, appLife.access));
    return ok({
      ...answerFor(access, scopes, appLife.access),
      ...(refresh === undefined ? {} : { refresh_token: refresh }),
      patient: this.#fhirAddresses.idOf(grant.chart.patient),
    });
  }

  async #asService(app: ConnectedApp, request: TokenRequest): Answered<TokenAnswer> {
    const { practice } = app;
    if (app.kind !== 'service' || practice === undefined) return refused('unauthorized_client');
    const wanted = scopesIn(request.form.scope ?? '');
    if (wanted.some(isUnknownPart)) return refused('invalid_scope');
    const scopes = allowedScopes(wanted, app.scopes, 'system');
    if (!opensRecords(scopes)) return refused('invalid_scope');
    const expiresAt = plus(request.now, appLife.serviceAccess);
    const access = await this.#handed.hand({ kind: 'access', app: app.id, practice, scopes, expiresAt });
    await this.#log(request, 'renewed-app-access', { practice }, app);
    return ok(answerFor(access, scopes, appLife.serviceAccess));
  }

  #hand(
    { app, id, chart }: AppGrant,
    kind: 'access' | 'refresh',
    scopes: readonly SmartScope[],
    expiresAt: AppToken['expiresAt'],
  ): Promise<string> {
    return this.#handed.hand({ kind, app, practice: chart.practice, grant: id, scopes, expiresAt });
  }

  async #grantOf({ practice, grant }: AppToken): Promise<AppGrant | undefined> {
    return grant === undefined ? undefined : this.#grants.find({ practice }, grant);
  }

  #log(
    { now, origin }: TokenRequest,
    action: ActivityAction,
    { practice, patient }: Pick<AppGrant['chart'], 'practice'> & Partial<AppGrant['chart']>,
    app: ConnectedApp,
  ): Promise<void> {
    const by = { at: now, actor: nobodyId, actorKind: 'portal', ...originOf({ origin }) } as const;
    const about = { resource: app.id, reason: app.name };
    return this.#activityLog.append({ ...by, subject: patient ?? nobodyId, practice, action, ...about });
  }
}

const answerFor = (token: string, scopes: readonly SmartScope[], life: number): TokenAnswer => ({
  access_token: token,
  token_type: 'Bearer',
  expires_in: life / SECOND,
  scope: scopes.join(' '),
});
