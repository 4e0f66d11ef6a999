import { MemoryAccounts, MemoryOneTimeCodes, MemoryProtections, MemorySessions } from '@portico/domain/access/testing';
import { MemoryActivityLog } from '@portico/domain/activity/testing';
import { accountsContract } from './access/accounts.contract.ts';
import { oneTimeCodesContract } from './access/one-time-codes.contract.ts';
import { protectionsContract } from './access/protections.contract.ts';
import { sessionsContract } from './access/sessions.contract.ts';
import { activityLogContract } from './activity/activity-log.contract.ts';

accountsContract(async () => new MemoryAccounts());
sessionsContract(async () => new MemorySessions());
oneTimeCodesContract(async () => new MemoryOneTimeCodes());
protectionsContract(async () => new MemoryProtections());
activityLogContract(async () => {
  const log = new MemoryActivityLog();
  return { log, entries: async () => log.entries };
});
