import type { Language } from '@portico/domain/kernel';
import type { Notification, ReceiptEvent } from '@portico/domain/notifications';
import { moneyText } from './amounts.ts';
import { textWith } from './text-with.ts';
import type { NotificationWords } from './words.ts';

type Receipt = Extract<Notification, { readonly kind: 'payment-receipt' }>;

interface ReceiptWords {
  readonly subject: (money: string, practice: string) => string;
  readonly before: (money: string, practice: string, card: string) => string;
  readonly text: (money: string, card: string) => string;
}

type CardWords = (card: Pick<Receipt, 'last4' | 'wallet'>) => string;

const englishCard: CardWords = ({ last4, wallet }) =>
  `the ${wallet === undefined ? '' : `${wallet} `}card${last4 === undefined ? '' : ` ending in ${last4}`}`;

const spanishCard: CardWords = ({ last4, wallet }) =>
  `la tarjeta${wallet === undefined ? '' : ` de ${wallet}`}${last4 === undefined ? '' : ` terminada en ${last4}`}`;

const english: Readonly<Record<ReceiptEvent, ReceiptWords>> = {
  paid: {
    subject: (money, practice) => `Receipt: ${money} paid to ${practice}`,
    before: (money, practice, card) => `Your payment to ${practice} was made: ${money}, from ${card}.`,
    text: (money, card) => `${money} was paid from ${card}.`,
  },
  'looked-into': {
    subject: (money, practice) => `Your payment of ${money} to ${practice} went through`,
    before: (money, practice, card) =>
      `We looked into your payment to ${practice}: it went through. Please do not pay again. ${money} was paid from ${card}.`,
    text: (money) => `your payment of ${money} went through. Please do not pay again.`,
  },
  refunded: {
    subject: (money, practice) => `Refund: ${money} from ${practice}`,
    before: (money, practice, card) =>
      `${practice} gave back ${money} to ${card}. It can take a few days until your bank shows it.`,
    text: (money, card) => `${money} was given back to ${card}.`,
  },
  'returned-by-bank': {
    subject: (money, practice) => `Your bank returned ${money} from ${practice}`,
    before: (money, practice, card) =>
      `After a dispute the bank returned ${money}, paid to ${practice}, to ${card}. You may owe this amount again.`,
    text: (money, card) => `the bank returned ${money} to ${card}.`,
  },
};

const spanish: Readonly<Record<ReceiptEvent, ReceiptWords>> = {
  paid: {
    subject: (money, practice) => `Recibo: ${money} pagados a ${practice}`,
    before: (money, practice, card) => `Su pago a ${practice} se realizó: ${money}, con ${card}.`,
    text: (money, card) => `se pagaron ${money} con ${card}.`,
  },
  'looked-into': {
    subject: (money, practice) => `Su pago de ${money} a ${practice} se realizó`,
    before: (money, practice, card) =>
      `Revisamos su pago a ${practice}: se realizó. Por favor, no pague de nuevo. Se pagaron ${money} con ${card}.`,
    text: (money) => `su pago de ${money} se realizó. Por favor, no pague de nuevo.`,
  },
  refunded: {
    subject: (money, practice) => `Reembolso: ${money} de ${practice}`,
    before: (money, practice, card) =>
      `${practice} reembolsó ${money} a ${card}. Su banco puede tardar unos días en mostrarlo.`,
    text: (money, card) => `se reembolsaron ${money} a ${card}.`,
  },
  'returned-by-bank': {
    subject: (money, practice) => `Su banco devolvió ${money} de ${practice}`,
    before: (money, practice, card) =>
      `Después de un reclamo el banco devolvió ${money}, pagados a ${practice}, a ${card}. Es posible que deba otra vez esta cantidad.`,
    text: (money, card) => `el banco devolvió ${money} a ${card}.`,
  },
};

const wordsIn = (
  events: Readonly<Record<ReceiptEvent, ReceiptWords>>,
  {
    cardOf,
    reference,
    action,
    after,
  }: { readonly cardOf: CardWords; readonly reference: string; readonly action: string; readonly after: string },
): NotificationWords<Receipt> => ({
  mail: (receipt) => {
    const { subject, before } = events[receipt.event];
    const money = moneyText(receipt.amount);
    return {
      subject: subject(money, receipt.practice),
      before: [before(money, receipt.practice, cardOf(receipt)), `${reference}: ${receipt.reference}`],
      action,
      after: [after],
    };
  },
  text: (receipt) =>
    textWith(
      `${receipt.practice}: ${events[receipt.event].text(moneyText(receipt.amount), cardOf(receipt))}`,
      receipt.link,
    ),
});

export const receiptWords: Readonly<Record<Language, NotificationWords<Receipt>>> = {
  en: wordsIn(english, {
    cardOf: englishCard,
    reference: 'Reference',
    action: 'See my payments',
    after: 'If you have questions, please call your practice and name this reference.',
  }),
  es: wordsIn(spanish, {
    cardOf: spanishCard,
    reference: 'Referencia',
    action: 'Ver mis pagos',
    after: 'Si tiene preguntas, llame a su consultorio y mencione esta referencia.',
  }),
};
