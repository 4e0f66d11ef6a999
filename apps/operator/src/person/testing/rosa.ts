import { PostgresAccounts } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import type { Account, Email } from '@portico/domain/access';
import { instant, type AccountId, type PatientId, type PatientRef, type PracticeId } from '@portico/domain/kernel';

/** 2026-11-21, 17:00 UTC. */
export const now = instant(1_795_280_400_000);

export const rosaChart: PatientRef = { practice: 'mesa' as PracticeId, patient: 'rosa-at-mesa' as PatientId };

export const rosa: Account = {
  id: 'a-rosa' as AccountId,
  email: 'rosa@example.org' as Email,
  username: 'rosa',
  name: 'Rosa Peña',
  passwordHash: 'a-hash',
  charts: [rosaChart],
  language: 'es',
  confirmedAt: instant(0),
};

export const ben: Account = {
  ...rosa,
  id: 'a-ben' as AccountId,
  email: 'ben@example.org' as Email,
  username: 'ben',
  name: 'Ben Ruiz',
  charts: [{ practice: rosaChart.practice, patient: 'ben-at-mesa' as PatientId }],
  language: 'en',
};

/** A practice of the embedded system, and two people with accounts there. */
export const withRosa = async (sql: Sql): Promise<void> => {
  await sql.rows({
    text: `insert into clinic.practices (practice_id, name, phone, time_zone, management, cloverapi, payeezy, guest_errands)
      values ('mesa', 'Mesa Clinic', '(305) 555-0100', 'America/New_York', 'embedded', false, false, '[]')`,
  });
  for (const account of [rosa, ben]) {
    await new PostgresAccounts(sql).create(account);
    for (const { practice, patient } of account.charts)
      await sql.rows({
        text: 'insert into clinic.patients (practice_id, id, name, language) values ($1, $2, $3, $4)',
        values: [practice, patient, account.name, account.language],
      });
  }
};
