import { instant, samePatient, type Cents, type PatientRef } from '../../kernel/index.ts';
import type { Balance, Statement } from '../billing.ts';
import type { Billing } from '../ports/billing.ts';

/** The money side in memory. A patient without an account owes nothing. */
export class MemoryBilling implements Billing {
  readonly #accounts: {
    readonly patient: PatientRef;
    readonly balance: Balance;
    readonly statements: readonly Statement[];
  }[] = [];

  put(patient: PatientRef, balance: Balance, statements: readonly Statement[] = []): void {
    this.#accounts.unshift({ patient, balance, statements });
  }

  async balance(patient: PatientRef): Promise<Balance> {
    return this.#of(patient)?.balance ?? { due: 0 as Cents, asOf: instant(0) };
  }

  async statements(patient: PatientRef, limit: number): Promise<readonly Statement[]> {
    return [...(this.#of(patient)?.statements ?? [])]
      .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.id < b.id ? 1 : -1))
      .slice(0, limit);
  }

  #of(patient: PatientRef) {
    return this.#accounts.find((account) => samePatient(account.patient, patient));
  }
}
