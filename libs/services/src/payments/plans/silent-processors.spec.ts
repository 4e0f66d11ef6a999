import { describe, expect, it } from '@jest/globals';
import type { PracticeId } from '@portico/domain/kernel';
import { MemoryCardProcessor, MemoryCardsOnFile, MemoryMerchants } from '@portico/domain/payments/testing';
import type { ChargeId, DuePayment, DuePayments } from '@portico/domain/payments';
import { MemoryPractices } from '@portico/domain/practices/testing';
import { noon, pena } from '../../kernel/testing/index.ts';
import type { InstallmentCharges } from './installment-charges.ts';
import { PlanPaymentWorker } from './plan-payment-worker.ts';

const named = (many: number): readonly PracticeId[] =>
  Array.from({ length: many }, (_, at) => `p${String(at).padStart(2, '0')}` as PracticeId);

/** Payments in the order in which they are due, taken as the tables are: the first of each practice, then the oldest. */
class Calendar implements Pick<DuePayments, 'practices' | 'claim' | 'claimNotifications' | 'settled'> {
  waiting: DuePayment[];

  constructor(practices: readonly PracticeId[]) {
    this.waiting = practices.map(
      (practice, at) =>
        ({
          plan: { id: `plan ${at}`, patient: { practice } },
          payment: { id: `${at}` },
          attempt: 1,
        }) as unknown as DuePayment,
    );
  }

  async practices(): Promise<readonly PracticeId[]> {
    return [...new Set(this.waiting.map(({ plan }) => plan.patient.practice))];
  }

  async claim(...[, , limit, practices]: Parameters<DuePayments['claim']>): Promise<readonly DuePayment[]> {
    const due = this.waiting.filter(({ plan }) => practices.includes(plan.patient.practice));
    const firsts = practices.flatMap((id) => due.find(({ plan }) => plan.patient.practice === id) ?? []);
    const taken = [...new Set([...firsts, ...due])].slice(0, limit);
    this.waiting = this.waiting.filter((one) => !taken.includes(one));
    return taken;
  }

  async claimNotifications(): Promise<readonly DuePayment[]> {
    return [];
  }

  async settled(): Promise<void> {
    // Nothing is read of it.
  }
}

/** A worker on a calendar, with processors of some practices that do not answer before `answer` is called. */
const workerOver = (practices: readonly PracticeId[], silent: readonly PracticeId[]) => {
  const calendar = new Calendar(practices);
  const paid: PracticeId[] = [];
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let [underWay, most] = [0, 0];
  const installments: Pick<InstallmentCharges, 'spaced' | 'attempted'> = {
    spaced: async (due) => due,
    attempted: async ({ plan }) => {
      const { practice } = plan.patient;
      if (silent.includes(practice)) {
        underWay += 1;
        most = Math.max(most, underWay);
        await answered;
        underWay -= 1;
      }
      paid.push(practice);
      return { outcome: { kind: 'paid', charge: 'c' as ChargeId } };
    },
  };
  const worker = new PlanPaymentWorker(
    calendar as unknown as DuePayments,
    new MemoryPractices([...new Set(practices)].map((id) => ({ ...pena, id }))),
    new MemoryMerchants(new MemoryCardProcessor({ reverses: false })),
    new MemoryCardsOnFile(),
    installments as InstallmentCharges,
    () => noon,
    async () => undefined,
    { report: () => undefined, onUnserved: () => undefined, onError: (thrown) => Promise.reject(thrown as Error) },
  );
  return { worker, paid, answer, most: () => most };
};

const turns = async (many: number): Promise<void> => {
  for (let turn = 0; turn < many; turn += 1) await Promise.resolve();
};

describe('payments of plans where processors are silent', () => {
  it.each([1, 5, 9])('OPS-D7 are made at all other practices, though those of %d come first', async (many) => {
    const [silent, others] = [named(many), named(60).slice(many)];
    const { worker, paid, answer, most } = workerOver([...silent, ...silent, ...silent, ...others, ...others], silent);
    const round = worker.round();
    await turns(20_000);
    expect(paid.toSorted()).toEqual([...others, ...others].toSorted());
    answer();
    expect(await round).toBe(3 * many + 2 * others.length);
    expect(paid).toHaveLength(3 * many + 2 * others.length);
    expect(most()).toBeLessThanOrEqual(3 * many);
  });

  it('OPS-D7 are at most ten at once at one practice', async () => {
    const [silent] = named(1);
    if (silent === undefined) throw new Error('There is no practice.');
    const { worker, paid, answer, most } = workerOver(
      Array.from({ length: 100 }, () => silent),
      [silent],
    );
    const round = worker.round();
    await turns(5_000);
    expect(most()).toBe(10);
    answer();
    expect(await round).toBe(100);
    expect(paid).toHaveLength(100);
    expect(most()).toBe(10);
  });
});
