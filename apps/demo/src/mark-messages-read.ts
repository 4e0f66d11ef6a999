import { PostgresAccounts, PostgresDismissedMessages } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { atWallClock, type LocalDate } from '@portico/domain/kernel';
import { demoAccounts } from './people/demo-accounts.ts';
import { demoPractices } from './practices.ts';

/** Sam has nothing in his chart yet and comes in for the first time; everybody else has read what their practice wants read. */
const newcomer = 'sam.o@example.org';

export const readMessages = async (sql: Sql, today: LocalDate): Promise<void> => {
  const accounts = new PostgresAccounts(sql);
  const dismissed = new PostgresDismissedMessages(sql);
  for (const { email } of demoAccounts.filter((one) => one.email !== newcomer)) {
    const account = await accounts.byLogin(email);
    for (const { practice } of demoPractices) {
      const { importantMessage: message, id, timeZone } = practice;
      if (account === undefined || message === undefined) continue;
      await dismissed.add(id, account.id, message.id, atWallClock(timeZone, today, '07:00'));
    }
  }
};
