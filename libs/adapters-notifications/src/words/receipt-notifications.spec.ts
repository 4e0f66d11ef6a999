import { describe, expect, it } from '@jest/globals';
import type { Cents } from '@portico/domain/kernel';
import { receiptNotifications } from './receipt-notifications.ts';
import { voiceOf } from './notification-language.ts';

const receipt = {
  kind: 'payment-receipt',
  event: 'paid',
  amount: 1_010 as Cents,
  reference: 'ABCDEF012345',
  practice: 'Riverwalk',
  link: 'https://portal.example/payments',
} as const;

describe('a receipt by mail and text', () => {
  it.each([
    [{ last4: '4242' }, 'the card ending in 4242', 'la tarjeta terminada en 4242'],
    [
      { last4: '4242', wallet: 'Apple Pay' },
      'the Apple Pay card ending in 4242',
      'la tarjeta de Apple Pay terminada en 4242',
    ],
    [{ wallet: 'Google Pay' }, 'the Google Pay card', 'la tarjeta de Google Pay'],
  ])('names what was paid with: %j', (card, english, spanish) => {
    const paid = { ...receipt, ...card };
    const told = receiptNotifications['payment-receipt'];
    expect(told.mail(paid, voiceOf('en')).before[0]).toContain(`from ${english}.`);
    expect(told.mail(paid, voiceOf('es')).before[0]).toContain(`con ${spanish}.`);
    expect(told.text(paid, voiceOf('en'))).toContain(english);
    expect(told.text(paid, voiceOf('es'))).toContain(spanish);
  });

  it('says by mail what is left to pay, and nothing of what is not known', () => {
    const { mail } = receiptNotifications['payment-receipt'];
    const left = { balance: 13_460 as Cents, copay: 0 as Cents };
    expect(mail({ ...receipt, left }, voiceOf('en')).before.slice(1, -1)).toEqual([
      'Copay left to pay for this visit: $0.00',
      'Balance left to pay: $134.60',
    ]);
    expect(mail({ ...receipt, left }, voiceOf('es')).before).toContain('Saldo por pagar: $134.60');
    expect(mail(receipt, voiceOf('en')).before).toHaveLength(2);
    const both = { balance: 4_500 as Cents, copay: 2_500 as Cents };
    expect(mail({ ...receipt, left: both }, voiceOf('en')).before.slice(1, -1)).toEqual([
      'Copay left to pay for this visit: $25.00',
      'Balance left to pay: $45.00',
      'Left to pay in all: $70.00',
    ]);
  });
});
