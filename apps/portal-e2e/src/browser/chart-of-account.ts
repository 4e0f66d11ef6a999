import { PostgresAccounts } from '@portico/adapters-storage';
import type { PatientRef } from '@portico/domain/kernel';
import type { PortalUnderTest } from './portal-under-test.ts';
import type { DemoVisitor } from './demo-visitors.ts';

/** The chart of an account at its practice. */
export const chartOf = async ({ database }: PortalUnderTest, { email, practice }: DemoVisitor): Promise<PatientRef> => {
  const account = await new PostgresAccounts(database).byLogin(email);
  const chart = account?.charts.find((one) => one.practice === practice);
  if (chart === undefined) throw new Error(`${email} has no chart at ${practice}.`);
  return chart;
};
