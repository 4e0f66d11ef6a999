import { describe, expect, it } from '@jest/globals';
import type { Phone } from '@portico/domain/access';
import { MemoryAccounts } from '@portico/domain/access/testing';
import type { Cents } from '@portico/domain/kernel';
import { MemoryNotifier } from '@portico/domain/notifications/testing';
import type { ChargeId } from '@portico/domain/payments';
import { samplePlan } from '@portico/domain/payments/testing';
import { usualChoices } from '@portico/domain/profile';
import { MemoryRegistration, sampleForm } from '@portico/domain/profile/testing';
import { ana, anaAtMesa, ben, mesa } from '../../kernel/testing/index.ts';
import { PlanNotifier, type PlanNotifications } from './plan-notifications.ts';

const amount = 10_000 as Cents;
const portal = 'https://portal.example.org';
const ofPlan = `${portal}/payments/plan/plan-1/practice/${mesa.id}`;

const linkTo = (path: string) => `${portal}${path}`;

describe('news of a plan', () => {
  it.each<[PlanNotifications, string, string]>([
    [{ kind: 'due', amount, day: '2026-12-05' as never, last4: '4242' }, 'payment-due', `${portal}/payments`],
    [{ kind: 'declined', amount }, 'installment-declined', `${ofPlan}/choose_card`],
    [{ kind: 'by-hand', amount }, 'installment-by-hand', `${ofPlan}/schedule_payment`],
  ])('goes to whose plan it is, in their language, and leads on: %j', async (news, kind, link) => {
    const notifier = new MemoryNotifier();
    const accounts = new MemoryAccounts([ana, ben]);
    const { tell } = new PlanNotifier(accounts, new MemoryRegistration(sampleForm), notifier, linkTo);
    await tell(samplePlan([], { patient: anaAtMesa }), mesa, news);
    expect(notifier.sent).toEqual([
      {
        notification: { ...news, kind, practice: mesa.name, link },
        to: { channel: 'email', address: 'ana@example.com' },
        language: 'es',
      },
    ]);
  });

  it('MON-278 come by text message too where that was chosen, and never without a mail', async () => {
    const notifier = new MemoryNotifier();
    const registration = new MemoryRegistration(sampleForm);
    await registration.keep(anaAtMesa, {
      updates: { ...usualChoices, payments: { email: true, sms: true } },
    });
    const phone = '+16025550142' as Phone;
    const accounts = new MemoryAccounts([{ ...ana, phone }]);
    const { tell } = new PlanNotifier(accounts, registration, notifier, linkTo);
    await tell(samplePlan([], { patient: anaAtMesa }), mesa, {
      kind: 'paid',
      amount,
      last4: '4242',
      left: 30_000 as Cents,
      charge: 'charge-1' as ChargeId,
    });
    expect(notifier.sent.map(({ to }) => to)).toEqual([
      { channel: 'email', address: ana.email },
      { channel: 'sms', address: phone },
    ]);
  });
});
