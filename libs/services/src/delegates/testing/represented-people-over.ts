import { MemoryPaymentLedger, MemoryPaymentPlans } from '@portico/domain/payments/testing';
import { ListedVisits } from '../../appointments/index.ts';
import type { BaseFixture } from '../../kernel/testing/index.ts';
import type { ServiceCall } from '../../kernel/index.ts';
import { OpenAmounts } from '../../payments/index.ts';
import { PersonAtPractice, type InTime } from '../person-at-practice.ts';
import { RepresentedPeopleService } from '../represented-people.service.ts';

type Parts = Pick<
  BaseFixture,
  | 'schedule'
  | 'visitPolicies'
  | 'practices'
  | 'mailbox'
  | 'formStore'
  | 'billing'
  | 'delegations'
  | 'withheldAt'
  | 'activityLog'
  | 'waitListService'
>;

/** What waits at represented people, over the ports of a test. */
export const representedPeopleOver = (
  parts: Parts,
  call: ServiceCall,
  inTime: InTime = (_, asked) => asked,
): RepresentedPeopleService =>
  new RepresentedPeopleService(
    parts.delegations,
    parts.withheldAt,
    new PersonAtPractice(
      new ListedVisits(parts.schedule, parts.visitPolicies, parts.waitListService),
      parts.practices,
      parts.mailbox,
      parts.formStore,
      new OpenAmounts(parts.billing, new MemoryPaymentLedger(), new MemoryPaymentPlans(), () => call.now),
      parts.activityLog,
      inTime,
    ),
    call,
  );
