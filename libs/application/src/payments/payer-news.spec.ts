import { describe, expect, it } from '@jest/globals';
import { MemoryAccounts } from '@portico/domain/access/testing';
import type { PracticeId } from '@portico/domain/kernel';
import { MemoryNotifier } from '@portico/domain/notices/testing';
import type { Charge } from '@portico/domain/payments';
import { MemoryPractices } from '@portico/domain/practices/testing';
import { MemoryRegistration, sampleForm } from '@portico/domain/profile/testing';
import { ana, anaAtMesa, ben, mesa } from '../kernel/testing/index.ts';
import { payerNews } from './payer-news.ts';

describe('news of a payment that was looked into', () => {
  const setUp = () => {
    const notifier = new MemoryNotifier();
    const tell = payerNews({
      accounts: new MemoryAccounts([ana, ben]),
      practices: new MemoryPractices([mesa]),
      notifier,
      registration: new MemoryRegistration(sampleForm),
      linkTo: (path) => `https://portal.example.org${path}`,
    });
    return { notifier, tell };
  };

  it.each(['not', 'booked-unpaid'] as const)(
    'goes to whose chart it is, in their language, and says %s',
    async (outcome) => {
      const { notifier, tell } = setUp();
      await tell({ patient: anaAtMesa } as Charge, outcome);
      expect(notifier.sent).toEqual([
        {
          notice: {
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

  it('goes to nobody where nobody has an account, or the practice has left', async () => {
    const { notifier, tell } = setUp();
    await tell({ patient: { ...anaAtMesa, patient: 'guest' } } as unknown as Charge, 'not');
    await tell({ patient: { ...anaAtMesa, practice: 'gone' as PracticeId } } as Charge, 'not');
    expect(notifier.sent).toEqual([]);
  });
});
