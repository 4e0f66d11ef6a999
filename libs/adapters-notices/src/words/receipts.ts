import type { Language } from '@portico/domain/kernel';
import type { Notice, ReceiptEvent } from '@portico/domain/notices';
import { moneyText } from './amounts.ts';
import type { NoticeWords } from './words.ts';

type Receipt = Extract<Notice, { readonly kind: 'payment-receipt' }>;

interface ReceiptWords {
  readonly subject: (money: string, practice: string) => string;
  readonly before: (money: string, practice: string, last4: string) => string;
  readonly text: (money: string, last4: string) => string;
}

const english: Readonly<Record<ReceiptEvent, ReceiptWords>> = {
  paid: {
    subject: (money, practice) => `Receipt: ${money} paid to ${practice}`,
    before: (money, practice, last4) =>
      `Your payment to ${practice} was made: ${money}, from the card ending in ${last4}.`,
    text: (money, last4) => `${money} was paid from the card ending in ${last4}.`,
  },
  'looked-into': {
    subject: (money, practice) => `Your payment of ${money} to ${practice} went through`,
    before: (money, practice, last4) =>
      `We looked into your payment to ${practice}: it went through. Please do not pay again. ${money} was paid from the card ending in ${last4}.`,
    text: (money) => `your payment of ${money} went through. Please do not pay again.`,
  },
  refunded: {
    subject: (money, practice) => `Refund: ${money} from ${practice}`,
    before: (money, practice, last4) =>
      `${practice} gave back ${money} to the card ending in ${last4}. It can take a few days until your bank shows it.`,
    text: (money, last4) => `${money} was given back to the card ending in ${last4}.`,
  },
  'returned-by-bank': {
    subject: (money, practice) => `Your bank returned ${money} from ${practice}`,
    before: (money, practice, last4) =>
      `After a dispute the bank returned ${money}, paid to ${practice}, to the card ending in ${last4}. You may owe this amount again.`,
    text: (money, last4) => `the bank returned ${money} to the card ending in ${last4}.`,
  },
};

const spanish: Readonly<Record<ReceiptEvent, ReceiptWords>> = {
  paid: {
    subject: (money, practice) => `Recibo: ${money} pagados a ${practice}`,
    before: (money, practice, last4) =>
      `Su pago a ${practice} se realizó: ${money}, con la tarjeta terminada en ${last4}.`,
    text: (money, last4) => `se pagaron ${money} con la tarjeta terminada en ${last4}.`,
  },
  'looked-into': {
    subject: (money, practice) => `Su pago de ${money} a ${practice} se realizó`,
    before: (money, practice, last4) =>
      `Revisamos su pago a ${practice}: se realizó. Por favor, no pague de nuevo. Se pagaron ${money} con la tarjeta terminada en ${last4}.`,
    text: (money) => `su pago de ${money} se realizó. Por favor, no pague de nuevo.`,
  },
  refunded: {
    subject: (money, practice) => `Reembolso: ${money} de ${practice}`,
    before: (money, practice, last4) =>
      `${practice} reembolsó ${money} a la tarjeta terminada en ${last4}. Su banco puede tardar unos días en mostrarlo.`,
    text: (money, last4) => `se reembolsaron ${money} a la tarjeta terminada en ${last4}.`,
  },
  'returned-by-bank': {
    subject: (money, practice) => `Su banco devolvió ${money} de ${practice}`,
    before: (money, practice, last4) =>
      `Después de un reclamo el banco devolvió ${money}, pagados a ${practice}, a la tarjeta terminada en ${last4}. Es posible que deba otra vez esta cantidad.`,
    text: (money, last4) => `el banco devolvió ${money} a la tarjeta terminada en ${last4}.`,
  },
};

const wordsIn = (
  events: Readonly<Record<ReceiptEvent, ReceiptWords>>,
  { reference, action, after }: { readonly reference: string; readonly action: string; readonly after: string },
): NoticeWords<Receipt> => ({
  mail: (receipt) => {
    const { subject, before } = events[receipt.event];
    const money = moneyText(receipt.amount);
    return {
      subject: subject(money, receipt.practice),
      before: [before(money, receipt.practice, receipt.last4), `${reference}: ${receipt.reference}`],
      action,
      after: [after],
    };
  },
  text: ({ event, amount, last4, practice, link }) =>
    `${practice}: ${events[event].text(moneyText(amount), last4)} ${link}`,
});

export const receiptWords: Readonly<Record<Language, NoticeWords<Receipt>>> = {
  en: wordsIn(english, {
    reference: 'Reference',
    action: 'See my payments',
    after: 'If you have questions, please call your practice and name this reference.',
  }),
  es: wordsIn(spanish, {
    reference: 'Referencia',
    action: 'Ver mis pagos',
    after: 'Si tiene preguntas, llame a su consultorio y mencione esta referencia.',
  }),
};
