import { isoOf } from '@portico/domain/kernel';
import type { Entry, Id, Money, Statement } from '@portico/practice-spi';
import { answered, problem, type ClinicBooks } from './clinic-books.ts';
import type { ClinicNetwork } from './faulty-clinic-network.ts';

/** What a clinic's books say of one patient's money. */
export interface ClinicAccount {
  readonly due: number;
  readonly statements: readonly Statement[];
}

export interface ClinicDues {
  readonly copay: number;
  readonly cancellationFee: number;
}

/** Paid for what the clinic bills by itself, so that the balance stays. */
const ofItsOwn = ['prepayment', 'cancellation', 'shop'];

export const clinicMoney = (books: ClinicBooks, network: ClinicNetwork): Money => {
  const accountOf = (patient: Id): ClinicAccount => books.accounts.get(patient) ?? { due: 0, statements: [] };
  const write = ({ patient, amount, visit, purpose }: Entry): void => {
    if (ofItsOwn.includes(purpose)) return;
    const dues = visit === undefined ? undefined : books.dues.get(visit);
    const copay = Math.max(0, Math.min(amount, dues?.copay ?? 0));
    if (visit !== undefined && dues !== undefined) books.dues.set(visit, { ...dues, copay: dues.copay - copay });
    const account = accountOf(patient);
    books.accounts.set(patient, { ...account, due: account.due - (amount - copay) });
  };
  return {
    balance: (patient, call) =>
      network.read('money.balance', call, () =>
        books.people.has(patient)
          ? answered({ due: accountOf(patient).due, asOf: isoOf(books.now()) })
          : problem('gone'),
      ),
    statements: (patient, cursor, call) =>
      network.read('money.statements', call, () => {
        const all = accountOf(patient).statements.toSorted((a, b) => (a.date < b.date ? 1 : -1));
        return books.page(
          all.map(({ id, date, total }) => ({ id, date, total })),
          cursor,
        );
      }),
    statement: (patient, id, call) =>
      network.read('money.statement', call, () => {
        const found = accountOf(patient).statements.find((each) => each.id === id);
        return found === undefined ? problem('gone') : answered(found);
      }),
    visitDues: (patient, visit, call) =>
      network.read('money.visitDues', call, () =>
        books.visitOf(patient, visit) === undefined
          ? problem('gone')
          : answered(books.dues.get(visit) ?? { copay: 0, cancellationFee: 0 }),
      ),
    ...(books.profile.tellsCopays && {
      openCopays: (patient, since, call) =>
        network.read('money.openCopays', call, () =>
          answered(
            [...books.dues].flatMap(([id, { copay }]) => {
              const visit = books.visitOf(patient, id);
              return copay > 0 && visit !== undefined && visit.start >= since ? [{ visit: id, copay }] : [];
            }),
          ),
        ),
    }),
    ...(books.profile.posts && {
      post: (entry, key, call) =>
        network.write('money.post', call, () => {
          if (!books.entries.has(key)) write(entry);
          books.entries.set(key, entry);
          return answered(undefined);
        }),
      posted: (_, key, call) =>
        network.read('money.posted', call, () => (books.entries.has(key) ? answered(undefined) : problem('gone'))),
    }),
  };
};
