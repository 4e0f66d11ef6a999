import { describe, expect, it } from '@jest/globals';
import { MemoryAccounts, MemoryCapabilities } from '@portico/domain/access/testing';
import { issueCapability, type CodeHash, type Email } from '@portico/domain/access';
import type { CapabilityId, PatientId, PracticeId } from '@portico/domain/kernel';
import { MemoryNotifier } from '@portico/domain/notifications/testing';
import type { Charge } from '@portico/domain/payments';
import { MemoryPaymentLedger } from '@portico/domain/payments/testing';
import { MemoryPractices } from '@portico/domain/practices/testing';
import { MemoryRegistration, sampleForm } from '@portico/domain/profile/testing';
import { ana, anaAtMesa, ben, mesa, noon } from '../../kernel/testing/index.ts';
import { PayerNotifications } from './payer-notifications.ts';
import { PaymentRecipients } from './payment-recipients.ts';

describe('news of a payment that was looked into', () => {
  const setUp = () => {
    const [notifier, capabilities] = [new MemoryNotifier(), new MemoryCapabilities()];
    const accounts = new MemoryAccounts([ana, ben]);
    const linkTo = (path: string) => `https://portal.example.org${path}`;
    const recipients = new PaymentRecipients(accounts, new MemoryRegistration(sampleForm), capabilities, linkTo);
    const ledger = new MemoryPaymentLedger();
    const { tell } = new PayerNotifications(
      recipients,
      new MemoryPractices([mesa]),
      notifier,
      ledger,
      async () => undefined,
    );
    return { notifier, capabilities, tell };
  };

  it.each(['not', 'booked-unpaid'] as const)(
    'goes to whose chart it is, in their language, and says %s',
    async (outcome) => {
      const { notifier, tell } = setUp();
      await tell({ patient: anaAtMesa } as Charge, outcome);
      expect(notifier.sent).toEqual([
        {
          notification: {
            kind: 'payment-settled',
            outcome,
            practice: mesa.name,
            link: 'https://portal.example.org/payments',
          },
          to: { channel: 'email', address: 'ana@example.com' },
          language: 'es',
        },
      ]);
    },
  );

  it('MON-204 goes to a guest where the link was sent by which they paid, in its language', async () => {
    const { notifier, capabilities, tell } = setUp();
    const chart = { ...anaAtMesa, patient: 'guest' as PatientId };
    const [email, link] = ['guest@example.org' as Email, 'link-1' as CapabilityId];
    const made = { id: link, code: 'code' as CodeHash, now: noon };
    await capabilities.add(issueCapability({ purpose: 'guest-pay', ...chart, email, language: 'es' }, made));
    await tell({ patient: chart, link } as Charge, 'not');
    expect(notifier.sent).toEqual([
      {
        notification: { kind: 'payment-settled', outcome: 'not', practice: mesa.name },
        to: { channel: 'email', address: email },
        language: 'es',
      },
    ]);
  });

  it('goes to nobody where nobody has an account, or the practice has left', async () => {
    const { notifier, tell } = setUp();
    await tell({ patient: { ...anaAtMesa, patient: 'guest' } } as unknown as Charge, 'not');
    await tell({ patient: { ...anaAtMesa, practice: 'gone' as PracticeId } } as Charge, 'not');
    expect(notifier.sent).toEqual([]);
  });
});
