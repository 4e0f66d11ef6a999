import type {
  BillingIdentity,
  ImportantMessage,
  OnlineService,
  Practice,
  PracticeManagement,
} from '@portico/domain/practices';
import { paymentExecution } from '@portico/domain/practices';
import type { PracticeId, TimeZone } from '@portico/domain/kernel';
import { behaviorOf } from '../behaviors/index.ts';

export interface PracticeRow {
  readonly practice_id: PracticeId;
  readonly name: string;
  readonly phone: string;
  readonly time_zone: TimeZone;
  readonly management: PracticeManagement;
  readonly cloverapi: boolean;
  readonly payeezy: boolean;
  readonly accent: string | null;
  readonly logo: string | null;
  readonly guest_errands: readonly OnlineService[];
  readonly takes_new_patients: boolean;
  readonly important_message: ImportantMessage | null;
  readonly billing: BillingIdentity | null;
}

export const practiceOf = (row: PracticeRow): Practice => ({
  id: row.practice_id,
  name: row.name,
  phone: row.phone,
  timeZone: row.time_zone,
  behavior: behaviorOf(row.management),
  payments: paymentExecution(row),
  ...(row.accent === null ? {} : { accent: row.accent }),
  ...(row.logo === null ? {} : { logo: row.logo }),
  ...(row.guest_errands.length === 0 ? {} : { guestActions: row.guest_errands }),
  ...(row.takes_new_patients ? { takesNewPatients: true } : {}),
  ...(row.important_message === null ? {} : { importantMessage: row.important_message }),
  ...(row.billing === null ? {} : { billing: row.billing }),
});
