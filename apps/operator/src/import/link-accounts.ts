import { randomBytes, randomUUID } from 'node:crypto';
import { EmbeddedPatients } from '@portico/adapters-practice/embedded';
import { PostgresAccounts } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { parseEmail, type PasswordHasher } from '@portico/domain/access';
import { samePatient, type AccountId, type PatientId, type PatientRef } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import { Mistake } from '../command/run-command.ts';

export interface LinkedAccount {
  readonly email: string;
  readonly patient: PatientId;
  readonly isNew: boolean;
}

/**
 * Makes imported patients visible in the portal. An account is one person with one chart a practice, so each patient
 * gets one: `me@example.org`, then `me+2@example.org` and on. An account that is there keeps its password and charts;
 * patients who have theirs from an import before are left as they are. Nobody knows the password of a new one, and its
 * address is not confirmed: who reads its mail chooses a password by “Forgot password”, which confirms it.
 */
export const linkAccounts = async (
  sql: Sql,
  passwords: PasswordHasher,
  practice: Practice,
  patients: readonly PatientId[],
  firstEmail: string,
): Promise<readonly LinkedAccount[]> => {
  const accounts = new PostgresAccounts(sql);
  const registry = new EmbeddedPatients(sql);
  const linked: LinkedAccount[] = [];
  let number = 1;
  for (const patient of patients) {
    const chart: PatientRef = { practice: practice.id, patient };
    for (; ; number += 1) {
      const email = numbered(firstEmail, number);
      const account = await accounts.byLogin(email);
      const own = account?.charts.find((each) => each.practice === practice.id);
      if (own !== undefined && !samePatient(own, chart)) continue;
      if (account !== undefined && own === undefined)
        await accounts.add([{ ...account, charts: [...account.charts, chart] }]);
      if (account === undefined) {
        const identity = await registry.identity(chart);
        await accounts.add([
          {
            id: randomUUID() as string as AccountId,
            email,
            username: email,
            name: identity?.name ?? email,
            passwordHash: await passwords.hash(randomBytes(32).toString('base64url')),
            language: identity?.language ?? 'en',
            charts: [chart],
          },
        ]);
      }
      linked.push({ email, patient, isNew: own === undefined });
      break;
    }
    number += 1;
  }
  return linked;
};

const numbered = (email: string, number: number) => {
  const at = email.lastIndexOf('@');
  const parsed = parseEmail(number === 1 ? email : `${email.slice(0, at)}+${number}${email.slice(at)}`);
  if (!parsed.ok) throw new Mistake('--account must be an email address.');
  return parsed.value;
};
