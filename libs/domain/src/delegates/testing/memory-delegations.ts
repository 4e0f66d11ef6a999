import { samePatient, type AccountId, type Instant, type PatientRef, type ProfileId } from '../../kernel/index.ts';
import type { Delegation } from '../delegation.ts';
import type { Delegations } from '../ports/delegations.ts';

/** Delegations in memory. */
export class MemoryDelegations implements Delegations {
  #delegations: readonly Delegation[];

  constructor(delegations: readonly Delegation[] = []) {
    this.#delegations = delegations;
  }

  async ofDelegate(delegate: AccountId): Promise<readonly Delegation[]> {
    return this.#sorted().filter((one) => one.delegate === delegate);
  }

  async overCharts(charts: readonly PatientRef[]): Promise<readonly Delegation[]> {
    return this.#sorted().filter((one) => charts.some((chart) => samePatient(chart, one.chart)));
  }

  async grant(delegation: Delegation): Promise<void> {
    const others = this.#delegations.filter(
      (one) => one.delegate !== delegation.delegate || !samePatient(one.chart, delegation.chart),
    );
    this.#delegations = [...others, delegation];
  }

  async change(
    delegate: AccountId,
    chart: PatientRef,
    { permissions, until }: Parameters<Delegations['change']>[2],
  ): Promise<boolean> {
    return this.#replace(delegate, chart, ({ until: _, ...one }) => ({
      ...one,
      permissions,
      ...(until === undefined ? {} : { until }),
    }));
  }

  async revoke(delegate: AccountId, chart: PatientRef, at: Instant): Promise<boolean> {
    return this.#replace(delegate, chart, (one) => ({ ...one, revokedAt: at }));
  }

  async merge(delegate: AccountId, from: ProfileId, into: ProfileId): Promise<void> {
    const name = this.#sorted().find((one) => one.delegate === delegate && one.profile === into)?.profileName;
    this.#delegations = this.#delegations.map((one) =>
      one.delegate === delegate && one.profile === from
        ? { ...one, profile: into, profileName: name ?? one.profileName }
        : one,
    );
  }

  #sorted(): readonly Delegation[] {
    return [...this.#delegations].sort((a, b) => a.grantedAt - b.grantedAt);
  }

  #replace(delegate: AccountId, chart: PatientRef, by: (one: Delegation) => Delegation): boolean {
    const found = this.#delegations.find(
      (one) => one.delegate === delegate && samePatient(one.chart, chart) && one.revokedAt === undefined,
    );
    if (found === undefined) return false;
    this.#delegations = this.#delegations.map((one) => (one === found ? by(one) : one));
    return true;
  }
}
