import { shownCharts } from '../../health/testing/index.ts';
import { MemoryPaymentLedger, MemoryPaymentPlans } from '@portico/domain/payments/testing';
import { ListedVisits } from '../../appointments/index.ts';
import type { BaseFixture } from '../../kernel/testing/index.ts';
import type { ServiceCall } from '../../kernel/index.ts';
import { OpenAmounts } from '../../payments/index.ts';
import { PatientNews } from '../patient-news.ts';
import { PersonAtPractice, RepresentedPeopleService, type InTime } from '../../delegates/index.ts';

type Parts = Pick<
  BaseFixture,
  | 'schedule'
  | 'visitPolicies'
  | 'practices'
  | 'mailbox'
  | 'charts'
  | 'seenResults'
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
      new PatientNews(parts.mailbox, shownCharts(parts.charts), parts.seenResults),
      parts.formStore,
      new OpenAmounts(parts.billing, new MemoryPaymentLedger(), new MemoryPaymentPlans(), () => call.now),
      parts.activityLog,
      inTime,
    ),
    call,
  );
