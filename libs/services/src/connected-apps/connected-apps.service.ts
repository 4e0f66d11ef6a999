import type { Account, Accounts } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import {
  answerAt,
  appLife,
  isOffline,
  opensRecords,
  scopesAbout,
  topicsOf,
  type AppGrant,
  type AppGrants,
  type AuthorizationRequest,
} from '@portico/domain/connected-apps';
import { DAY, failed, ok, samePatient } from '@portico/domain/kernel';
import type {
  AllowedApp,
  AppDecision,
  AppRefusal,
  AppRemoval,
  AskedAccess,
  ConnectedApps,
} from '@portico/application/connected-apps';
import type { ServiceResult } from '@portico/application/kernel';
import { log, originOf } from '../activity/index.ts';
import { logOwn, ownAccount } from '../authentication/index.ts';
import type { ServiceCall } from '../kernel/index.ts';
import type { ActingOnChart } from './acting-on-chart.ts';
import type { AllowedApps } from './allowed-apps.ts';
import type { AppGranting } from './app-granting.ts';
import type { AppNews } from './app-notifications.ts';
import type { AppRequests } from './app-requests.ts';

/** Every method begins with `ownAccount`, which calls `can`; whose record it is about is decided by `ActingOnChart`. */
export class ConnectedAppsService implements ConnectedApps {
  readonly #accounts: Accounts;
  readonly #requests: AppRequests;
  readonly #actingOnChart: ActingOnChart;
  readonly #granting: AppGranting;
  readonly #allowed: AllowedApps;
  readonly #grants: AppGrants;
  readonly #news: AppNews;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    accounts: Accounts,
    requests: AppRequests,
    actingOnChart: ActingOnChart,
    granting: AppGranting,
    allowed: AllowedApps,
    grants: AppGrants,
    news: AppNews,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#accounts = accounts;
    this.#requests = requests;
    this.#actingOnChart = actingOnChart;
    this.#granting = granting;
    this.#allowed = allowed;
    this.#grants = grants;
    this.#news = news;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  async asked(request: AuthorizationRequest): ServiceResult<AskedAccess, AppRefusal> {
    const own = await ownAccount(this.#accounts, this.#call, 'account:view');
    if (!own.ok) return own;
    const weighed = await this.#requests.weigh(request);
    if (!weighed.ok) return weighed;
    const { app, practice, scopes } = weighed.value;
    const people = await this.#actingOnChart.people(own.value.id, practice, this.#call.now);
    return ok({
      name: app.name,
      address: app.address,
      practiceName: await this.#requests.nameOf(practice),
      topics: topicsOf(scopes),
      ...(isOffline(scopes) ? { offlineDays: appLife.offline / DAY } : {}),
      people: people.map(({ profile, name }) => ({ ...(profile === undefined ? {} : { profile }), name })),
    });
  }

  async decide({ request, allow, profile, topics }: AppDecision): ServiceResult<string, AppRefusal> {
    const own = await ownAccount(this.#accounts, this.#call, 'account:act');
    if (!own.ok) return own;
    const weighed = await this.#requests.weigh(request);
    if (!weighed.ok) return weighed;
    const { app, practice, scopes: asked } = weighed.value;
    const { redirect_uri: redirect, state } = request;
    if (!allow) {
      await logOwn(this.#activityLog, this.#call, 'declined-app', app.id, app.name);
      return ok(answerAt(redirect, { error: 'access_denied', state }));
    }
    const people = await this.#actingOnChart.people(own.value.id, practice, this.#call.now);
    const person = people.find((one) => one.profile === profile);
    if (person === undefined) return failed({ kind: 'not-found' });
    const scopes = topics === undefined ? asked : scopesAbout(asked, topics);
    if (!opensRecords(scopes)) return failed({ kind: 'bad-input' });
    const grant = await this.#granting.grant(person, own.value.id, { app, scopes }, this.#call.now);
    const code = await this.#granting.codeFor(grant, request, this.#call.now);
    await log(this.#activityLog, { ...this.#call, acting: person.acting }, 'allowed-app', app.id, app.name);
    await this.#news.allowed(app.name, await this.#requests.nameOf(practice), own.value);
    return ok(answerAt(redirect, { code, state }));
  }

  async list(): ServiceResult<readonly AllowedApp[]> {
    const own = await ownAccount(this.#accounts, this.#call, 'account:view');
    if (!own.ok) return own;
    await logOwn(this.#activityLog, this.#call, 'viewed-apps');
    return ok(await this.#allowed.of(own.value, this.#call.now));
  }

  async remove({ id, practice }: AppRemoval): ServiceResult<void> {
    const own = await ownAccount(this.#accounts, this.#call, 'account:act');
    if (!own.ok) return own;
    const { now } = this.#call;
    const live = await this.#grants.live(own.value.id, own.value.charts, now);
    const grant = live.find((one) => one.id === id && one.chart.practice === practice);
    const listed = await this.#allowed.of(own.value, now);
    if (grant === undefined || !(await this.#grants.end(grant, now))) return failed({ kind: 'not-found' });
    const name = listed.find((one) => one.id === id)?.name;
    await this.#logRemoval(own.value, grant, name);
    return ok(undefined);
  }

  /** In the log of the patient whose record it was, whoever removes it. */
  #logRemoval({ id, charts }: Account, { app, chart }: AppGrant, name = ''): Promise<void> {
    const { now, origin } = this.#call;
    const isOwn = charts.some((one) => samePatient(one, chart));
    const by = { at: now, actor: id, actorKind: isOwn ? 'patient' : 'delegate', ...originOf({ origin }) } as const;
    const about = { practice: chart.practice, action: 'removed-app', resource: app, reason: name } as const;
    return this.#activityLog.append({ ...by, subject: chart.patient, ...about });
  }
}
