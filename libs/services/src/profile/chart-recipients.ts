import { can, type Account, type Accounts, type Acting } from '@portico/domain/access';
import { actingFor, representedBy, type Delegation, type Delegations } from '@portico/domain/delegates';
import type { AccountId, Instant, PatientRef } from '@portico/domain/kernel';

/** Somebody who may see a part of what is a patient's, as they see it. */
export interface ChartRecipient {
  readonly account: Account;
  readonly acting: Acting;
  /** Since when they may. */
  readonly since: Instant;
  /** Whether they act for the patient. */
  readonly helps: boolean;
}

/** Who is told of what arrives for a patient: who holds the chart, and those who help and may see what arrived. */
export class ChartRecipients {
  readonly #accounts: Pick<Accounts, 'holding' | 'byId'>;
  readonly #delegations: Pick<Delegations, 'overCharts'>;

  constructor(accounts: Pick<Accounts, 'holding' | 'byId'>, delegations: Pick<Delegations, 'overCharts'>) {
    this.#accounts = accounts;
    this.#delegations = delegations;
  }

  async of(
    chart: PatientRef,
    permission: 'health:view' | 'messages:view',
    now: Instant,
  ): Promise<readonly ChartRecipient[]> {
    const [holders, over] = await Promise.all([this.#accounts.holding(chart), this.#delegations.overCharts([chart])]);
    const own = new Set(holders.map(({ id }) => id));
    const helpers = new Set(over.map(({ delegate }) => delegate).filter((delegate) => !own.has(delegate)));
    const helping = await Promise.all([...helpers].map((helper) => this.#helper(helper, over, chart, now)));
    return [...holders.map((account) => holderOf(account, chart)), ...helping.flat()].filter(
      ({ account, acting }) => account.disabledAt === undefined && can(acting, permission, { kind: 'chart', chart }),
    );
  }

  async #helper(
    id: AccountId,
    over: readonly Delegation[],
    chart: PatientRef,
    now: Instant,
  ): Promise<readonly ChartRecipient[]> {
    const account = await this.#accounts.byId(id);
    const [person] = representedBy(id, over, now);
    const delegation = over.find(({ delegate }) => delegate === id);
    if (account === undefined || person === undefined || delegation === undefined) return [];
    const acting = actingFor(id, person, chart.practice);
    return [{ account, acting, since: delegation.grantedAt, helps: true }];
  }
}

const holderOf = (account: Account, { practice }: PatientRef): ChartRecipient => ({
  account,
  acting: {
    actor: { kind: 'patient', account: account.id },
    subject: { account: account.id, charts: account.charts },
    practice,
  },
  since: account.confirmedAt ?? (Infinity as Instant),
  helps: false,
});
