import { demoAccounts } from '@portico/demo/people/demo-accounts.ts';
import { foreignPerson } from '@portico/demo/foreign/start-foreign-practices.ts';

/** A person of the demo at one of their practices. */
export interface DemoVisitor {
  readonly email: string;
  readonly practice: string;
}

/** The people whom tests and pictures are taken with, by what there is to see. */
export const people = {
  rich: { email: 'james.walker@example.org', practice: 'riverwalk' },
  spanish: { email: 'maria.nunez@example.org', practice: 'biscayne' },
  vertex: { email: 'lucy.ng@example.org', practice: 'saguaro' },
  elderly: { email: 'walter.obrien@example.org', practice: 'saguaro' },
  leaving: { email: 'helen.brooks@example.org', practice: 'riverwalk' },
  leavingInSpanish: { email: 'carlos.rivera@example.org', practice: 'biscayne' },
  empty: { email: 'sam.o@example.org', practice: 'riverwalk' },
} as const satisfies Record<string, DemoVisitor>;

/** The patient of a practice that has a system of its own, and the password of all of them. */
export const patientAt = (practice: string): DemoVisitor => ({ email: `patient@${practice}.example.org`, practice });
export const passwordOfPatients = 'Portico-Demo-1';

export const passwordOf = (email: string): string => {
  if (email === foreignPerson.email) return foreignPerson.password;
  if (/^patient@[a-z-]+\.example\.org$/.test(email)) return passwordOfPatients;
  const account = demoAccounts.find((one) => one.email === email);
  if (account === undefined) throw new Error(`There is no demo account ${email}.`);
  return account.password;
};
