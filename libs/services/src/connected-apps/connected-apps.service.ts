import type { Accounts, CodeGenerator, SmartScope } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import {
  answerAt,
  appLife,
  grantedUntil,
  isOffline,
  topicsOf,
  weighAuthorization,
  type AppGrant,
  type AppGrantId,
  type AppGrants,
  type AppId,
  type AppRegistry,
  type AppTokens,
  type AuthorizationRequest,
  type FhirAddresses,
  type RequestedAccess,
} from '@portico/domain/connected-apps';
import { DAY, failed, ok, plus, type Result } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { PracticeDirectory } from '@portico/domain/practices';
import type {
  AllowedApp,
  AppDecision,
  AppRefusal,
  AppRemoval,
  AskedAccess,
  ConnectedApps,
} from '@portico/application/connected-apps';
import { paths, type LinkTo, type ServiceResult } from '@portico/application/kernel';
import { log } from '../activity/index.ts';
import { logOwn, ownAccount } from '../authentication/index.ts';
import type { ServiceCall } from '../kernel/index.ts';
import type { ActingOnChart, PersonAt } from './acting-on-chart.ts';
import { listAllowed } from './list-allowed-apps.ts';

export interface ConnectedAppsDeps {
  readonly accounts: Accounts;
  readonly activityLog: ActivityLog;
  readonly appRegistry: AppRegistry;
  readonly appGrants: AppGrants;
  readonly appTokens: AppTokens;
  readonly actingOnChart: ActingOnChart;
  readonly codes: CodeGenerator;
  readonly fhirAddresses: FhirAddresses;
  readonly practices: PracticeDirectory;
  readonly notifier: Notifier;
  readonly linkTo: LinkTo;
}

/** Every method begins with `ownAccount`, which calls `can`; whose record it is about is decided by `ActingOnChart`. */
export class ConnectedAppsService implements ConnectedApps {
  readonly #deps: ConnectedAppsDeps;
  readonly #call: ServiceCall;

  constructor(deps: ConnectedAppsDeps, call: ServiceCall) {
    this.#deps = deps;
    this.#call = call;
  }

  async asked(request: AuthorizationRequest): ServiceResult<AskedAccess, AppRefusal> {
    const own = await ownAccount(this.#deps, this.#call, 'account:view');
    if (!own.ok) return own;
    const weighed = await this.#weigh(request);
    if (!weighed.ok) return weighed;
    const { app, practice, scopes } = weighed.value;
    const people = await this.#deps.actingOnChart.people(own.value.id, practice, this.#call.now);
    return ok({
      name: app.name,
      address: app.address,
      practiceName: await this.#nameOf(practice),
      topics: topicsOf(scopes),
      ...(isOffline(scopes) ? { offlineDays: appLife.offline / DAY } : {}),
      people: people.map(({ profile, name }) => ({ ...(profile === undefined ? {} : { profile }), name })),
    });
  }

  async decide({ request, allow, profile }: AppDecision): ServiceResult<string, AppRefusal> {
    const own = await ownAccount(this.#deps, this.#call, 'account:act');
    if (!own.ok) return own;
    const weighed = await this.#weigh(request);
    if (!weighed.ok) return weighed;
    const { app, practice, scopes } = weighed.value;
    const { redirect_uri: redirect, state } = request;
    if (!allow) {
      await logOwn(this.#deps.activityLog, this.#call, 'declined-app', app.id);
      return ok(answerAt(redirect, { error: 'access_denied', state }));
    }
    const people = await this.#deps.actingOnChart.people(own.value.id, practice, this.#call.now);
    const person = people.find((one) => one.profile === profile);
    if (person === undefined) return failed({ kind: 'not-found' });
    const grant = await this.#grant(person, own.value.id, app.id, scopes);
    const code = await this.#codeFor(grant, request);
    await log(this.#deps.activityLog, { ...this.#call, acting: person.acting }, 'allowed-app', app.id);
    await this.#deps.notifier.send(
      {
        kind: 'app-connected',
        app: app.name,
        practice: await this.#nameOf(practice),
        link: this.#deps.linkTo(paths.connectedApps),
      },
      { channel: 'email', address: own.value.email },
      own.value.language,
    );
    return ok(answerAt(redirect, { code, state }));
  }

  async list(): ServiceResult<readonly AllowedApp[]> {
    const own = await ownAccount(this.#deps, this.#call, 'account:view');
    if (!own.ok) return own;
    await logOwn(this.#deps.activityLog, this.#call, 'viewed-apps');
    return ok(await listAllowed(this.#deps, own.value, this.#call.now));
  }

  async remove({ id, practice }: AppRemoval): ServiceResult<void> {
    const own = await ownAccount(this.#deps, this.#call, 'account:act');
    if (!own.ok) return own;
    const { now } = this.#call;
    const live = await this.#deps.appGrants.live(own.value.id, own.value.charts, now);
    const grant = live.find((one) => one.id === id && one.chart.practice === practice);
    if (grant === undefined || !(await this.#deps.appGrants.end(grant, now))) return failed({ kind: 'not-found' });
    await logOwn(this.#deps.activityLog, this.#call, 'removed-app', grant.app);
    return ok(undefined);
  }

  async #weigh(request: AuthorizationRequest): Promise<Result<RequestedAccess, AppRefusal>> {
    const app = await this.#deps.appRegistry.byId(request.client_id as AppId);
    const weighed = weighAuthorization(request, app, this.#deps.fhirAddresses.practiceAt(request.aud));
    if (weighed.ok) return weighed;
    const { error } = weighed;
    return failed(error.kind === 'sent-back' ? { kind: 'app-sent-back', address: error.address } : error);
  }

  async #nameOf(practice: AppGrant['chart']['practice']): Promise<string> {
    return (await this.#deps.practices.practices([practice]))[0]?.name ?? practice;
  }

  async #grant(
    { chart }: PersonAt,
    account: AppGrant['account'],
    app: AppId,
    scopes: readonly SmartScope[],
  ): Promise<AppGrant> {
    const { now } = this.#call;
    const id = this.#deps.codes.newId() as AppGrantId;
    const grant = { id, app, chart, account, scopes, grantedAt: now, until: grantedUntil(scopes, now) };
    await this.#deps.appGrants.grant(grant);
    return grant;
  }

  async #codeFor({ app, id, chart, scopes }: AppGrant, request: AuthorizationRequest): Promise<string> {
    const { code, hash } = this.#deps.codes.link();
    await this.#deps.appTokens.put({
      hash,
      kind: 'code',
      app,
      practice: chart.practice,
      grant: id,
      scopes,
      expiresAt: plus(this.#call.now, appLife.code),
      sent: { to: request.redirect_uri, challenge: request.code_challenge },
    });
    return code;
  }
}
