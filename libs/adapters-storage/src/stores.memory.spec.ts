import {
  MemoryAccounts,
  MemoryOneTimeCodes,
  MemoryProtections,
  MemorySessions,
  MemoryTries,
} from '@portico/domain/access/testing';
import { MemoryActivityLog } from '@portico/domain/activity/testing';
import { MemoryOutbox, MemoryShortLinks } from '@portico/domain/notices/testing';
import { accountsContract } from './access/accounts.contract.ts';
import { oneTimeCodesContract } from './access/one-time-codes.contract.ts';
import { protectionsContract } from './access/protections.contract.ts';
import { sessionsContract } from './access/sessions.contract.ts';
import { triesContract } from './access/tries.contract.ts';
import { activityLogContract } from './activity/activity-log.contract.ts';
import { outboxContract } from './notices/outbox.contract.ts';
import { shortLinksContract } from './notices/short-links.contract.ts';

accountsContract(async () => new MemoryAccounts());
sessionsContract(async () => new MemorySessions());
oneTimeCodesContract(async () => new MemoryOneTimeCodes());
protectionsContract(async () => new MemoryProtections());
triesContract(async () => new MemoryTries());
activityLogContract(async () => {
  const log = new MemoryActivityLog();
  return { log, entries: async () => log.entries };
});
outboxContract(async () => {
  const outbox = new MemoryOutbox();
  return { outbox, contents: async () => outbox.contents };
});
shortLinksContract(async () => new MemoryShortLinks());
