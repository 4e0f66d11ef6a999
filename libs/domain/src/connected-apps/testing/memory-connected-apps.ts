import type { CodeHash } from '../../access/index.ts';
import { samePatient, type AccountId, type Instant, type PatientRef } from '../../kernel/index.ts';
import { isLiveGrant, type AppGrant, type AppGrantId, type AppToken, type AppTokenKind } from '../app-grant.ts';
import type { AppId, ConnectedApp } from '../connected-app.ts';
import type { AppGrants, AppTokens } from '../ports/app-grants.ts';
import type { AppRegistry } from '../ports/app-registry.ts';

/** In-memory permissions of apps. */
export class MemoryAppGrants implements AppGrants {
  #kept: readonly AppGrant[] = [];

  async grant(grant: AppGrant): Promise<void> {
    const isSame = (one: AppGrant): boolean =>
      one.app === grant.app && one.account === grant.account && samePatient(one.chart, grant.chart);
    this.#change((one) => (isSame(one) ? ended(one, grant.grantedAt) : one));
    this.#kept = [...this.#kept, grant];
  }

  async find({ practice }: Pick<PatientRef, 'practice'>, id: AppGrantId): Promise<AppGrant | undefined> {
    return this.#kept.find((one) => one.id === id && one.chart.practice === practice);
  }

  async live(account: AccountId, charts: readonly PatientRef[], now: Instant): Promise<readonly AppGrant[]> {
    return this.#kept
      .filter((one) => isLiveGrant(one, now))
      .filter((one) => one.account === account || charts.some((chart) => samePatient(chart, one.chart)))
      .sort((a, b) => b.grantedAt - a.grantedAt);
  }

  async end({ id }: Pick<AppGrant, 'id' | 'chart'>, at: Instant): Promise<boolean> {
    const wasOpen = this.#kept.some((one) => one.id === id && one.endedAt === undefined);
    this.#change((one) => (one.id === id ? ended(one, at) : one));
    return wasOpen;
  }

  async noteUse({ id }: Pick<AppGrant, 'id' | 'chart'>, at: Instant): Promise<void> {
    this.#change((one) => (one.id === id ? { ...one, lastUsedAt: at } : one));
  }

  async endOfApp(app: AppId, at: Instant): Promise<readonly PatientRef[]> {
    const live = this.#kept.filter((one) => one.app === app && isLiveGrant(one, at));
    this.#change((one) => (one.app === app ? ended(one, at) : one));
    return live.map(({ chart }) => chart);
  }

  async prune(before: Instant): Promise<void> {
    this.#kept = this.#kept.filter((one) => (one.endedAt ?? one.until) >= before);
  }

  #change(by: (grant: AppGrant) => AppGrant): void {
    this.#kept = this.#kept.map(by);
  }
}

const ended = (grant: AppGrant, at: Instant): AppGrant =>
  grant.endedAt === undefined ? { ...grant, endedAt: at } : grant;

/** In-memory apps; what one was allowed ends in the given store when it is removed. */
export class MemoryAppRegistry implements AppRegistry {
  readonly #grants: MemoryAppGrants;
  #kept: readonly ConnectedApp[] = [];
  #removed = new Set<AppId>();

  constructor(grants = new MemoryAppGrants()) {
    this.#grants = grants;
  }

  async byId(id: AppId): Promise<ConnectedApp | undefined> {
    return (await this.all()).find((one) => one.id === id);
  }

  async named(ids: readonly AppId[]): Promise<readonly ConnectedApp[]> {
    return this.#kept.filter(({ id }) => ids.includes(id));
  }

  async all(): Promise<readonly ConnectedApp[]> {
    return this.#kept.filter(({ id }) => !this.#removed.has(id)).sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  async register(app: ConnectedApp): Promise<void> {
    this.#kept = [...this.#kept, app];
  }

  async remove(id: AppId, at: Instant): Promise<readonly PatientRef[] | undefined> {
    if ((await this.byId(id)) === undefined) return undefined;
    this.#removed.add(id);
    return this.#grants.endOfApp(id, at);
  }
}

/** In-memory tokens of apps. */
export class MemoryAppTokens implements AppTokens {
  readonly #kept = new Map<CodeHash, AppToken>();

  async put(token: AppToken): Promise<void> {
    this.#kept.set(token.hash, token);
  }

  async find(hash: CodeHash): Promise<AppToken | undefined> {
    return this.#kept.get(hash);
  }

  async spend(hash: CodeHash, kind: AppTokenKind, at: Instant): Promise<boolean> {
    const token = this.#kept.get(hash);
    if (token === undefined || token.kind !== kind || token.spentAt !== undefined) return false;
    this.#kept.set(hash, { ...token, spentAt: at });
    return true;
  }

  async forget(hash: CodeHash): Promise<void> {
    this.#kept.delete(hash);
  }

  async prune(before: Instant): Promise<void> {
    for (const { hash, expiresAt } of this.#kept.values()) if (expiresAt < before) this.#kept.delete(hash);
  }
}
