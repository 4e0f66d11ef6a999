import { EmbeddedCheckInSetup } from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import { instant, type PracticeId } from '@portico/domain/kernel';
import { checkInFormIds } from '../open-check-in.ts';
import { PartnerDouble } from './partner-double.ts';

/** The practice of the demo that leaves something of check-in to a partner. */
export const partnerPractice = 'biscayne' as PracticeId;

const name = 'Bayline Pre-Registration';
const secret = new TextEncoder().encode(`tasks of ${partnerPractice}`.padEnd(32));

/** A double of that partner, and its practice's word that people are sent to it. `now` is epoch milliseconds. */
export const startDemoPartner = async (sql: Sql, now: () => number = () => Date.now()): Promise<PartnerDouble> => {
  const practice = new EmbeddedCheckInSetup(sql);
  const tell = (task: string): Promise<void> => practice.taskDone(partnerPractice, task, instant(now()));
  const partner = await PartnerDouble.start({ name, secret, now, tell });
  await practice.asks(partnerPractice, ['information', 'medsAllergies', 'intake', 'task'], checkInFormIds);
  await practice.partner(partnerPractice, { name, address: `${partner.origin}/`, secret });
  return partner;
};
