import fc from 'fast-check';
import { cents, ids, instants, localDates } from '../../kernel/testing/index.ts';
import type { Balance, Statement } from '../billing.ts';

export const balances: fc.Arbitrary<Balance> = fc.record({ due: cents, asOf: instants });

export const statements: fc.Arbitrary<Statement> = fc.record({
  id: ids('statement-'),
  date: localDates,
  total: cents,
});
