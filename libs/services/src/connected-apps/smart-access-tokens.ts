import type { CodeGenerator, FhirAccess, FhirAccessTokens } from '@portico/domain/access';
import {
  isLiveGrant,
  opensRecords,
  scopesWithin,
  type AppGrant,
  type AppGrants,
  type AppRegistry,
  type AppToken,
  type AppTokens,
  type ConnectedApp,
} from '@portico/domain/connected-apps';
import { MINUTE, plus, type Instant } from '@portico/domain/kernel';
import type { ActingOnChart } from './acting-on-chart.ts';

/** Reads the access tokens of apps; whatever stands behind one is asked anew at each use. */
export class SmartAccessTokens implements FhirAccessTokens {
  readonly #registry: AppRegistry;
  readonly #grants: AppGrants;
  readonly #tokens: AppTokens;
  readonly #codes: Pick<CodeGenerator, 'hashOf'>;
  readonly #actingOnChart: ActingOnChart;

  constructor(
    registry: AppRegistry,
    grants: AppGrants,
    tokens: AppTokens,
    codes: Pick<CodeGenerator, 'hashOf'>,
    actingOnChart: ActingOnChart,
  ) {
    this.#registry = registry;
    this.#grants = grants;
    this.#tokens = tokens;
    this.#codes = codes;
    this.#actingOnChart = actingOnChart;
  }

  async read(text: string, now: Instant): Promise<FhirAccess | undefined> {
    const token = await this.#tokens.find(this.#codes.hashOf(text));
    if (token?.kind !== 'access' || token.expiresAt <= now) return undefined;
    const app = await this.#registry.byId(token.app);
    if (app === undefined) return undefined;
    if (token.grant !== undefined) return this.#ofPatient(token, app, now);
    const { practice, scopes } = token;
    return { kind: 'system', practice, app: { id: app.id, name: app.name }, scopes };
  }

  async #ofPatient(token: AppToken, app: ConnectedApp, now: Instant): Promise<FhirAccess | undefined> {
    const grant = token.grant && (await this.#grants.find(token, token.grant));
    if (grant === undefined || !isLiveGrant(grant, now)) return undefined;
    const person = await this.#actingOnChart.on(grant.account, grant.chart, now);
    if (person === undefined) return undefined;
    const scopes = scopesWithin(token.scopes, this.#actingOnChart.mayView(person));
    if (!opensRecords(scopes)) return undefined;
    await this.#noteUse(grant, now);
    return {
      kind: 'patient',
      account: grant.account,
      isPatient: person.profile === undefined,
      ...grant.chart,
      app: { id: app.id, name: app.name },
      scopes,
    };
  }

  /** By the minute: an app reads page after page. */
  async #noteUse(grant: AppGrant, now: Instant): Promise<void> {
    if (grant.lastUsedAt === undefined || plus(grant.lastUsedAt, MINUTE) <= now) await this.#grants.noteUse(grant, now);
  }
}
