import type { Language } from '@portico/domain/kernel';
import type { Notification } from '@portico/domain/notifications';

type Outcome = Extract<Notification, { readonly kind: 'payment-settled' }>['outcome'];

interface Words {
  readonly subject: string;
  readonly before: readonly string[];
  readonly after: string;
  readonly text: string;
}

type InEachCase = (practice: string) => Readonly<Record<Outcome, Words>>;

const english: InEachCase = (practice) => ({
  not: {
    subject: `Your payment to ${practice} did not go through`,
    before: [
      `We looked into your payment to ${practice}: it did not go through, and your card is not charged.`,
      'If your bank shows it as pending, it will disappear by itself.',
    ],
    after: 'You can pay again whenever you like. If you have questions, please call your practice.',
    text: `Your payment to ${practice} did not go through; your card is not charged.`,
  },
  'booked-unpaid': {
    subject: `Your visit at ${practice} is booked, but not paid for`,
    before: [
      `Your visit at ${practice} is booked. The payment for it did not go through, and your card is not charged.`,
      'If your bank shows it as pending, it will disappear by itself.',
    ],
    after: 'Please call your practice about the payment.',
    text: `Your visit at ${practice} is booked, but your payment did not go through. Please call your practice.`,
  },
  'canceled-unpaid': {
    subject: `Your visit at ${practice} is canceled`,
    before: [
      `Your visit at ${practice} is canceled. The cancellation fee could not be charged to your card.`,
      'If your bank shows it as pending, it will disappear by itself.',
    ],
    after: 'Your practice may contact you about the fee. If you have questions, please call your practice.',
    text: `Your visit at ${practice} is canceled. The cancellation fee could not be charged to your card.`,
  },
});

const spanish: InEachCase = (practice) => ({
  not: {
    subject: `Su pago a ${practice} no se realizó`,
    before: [
      `Revisamos su pago a ${practice}: no se realizó y no se le cobró a su tarjeta.`,
      'Si su banco lo muestra como pendiente, desaparecerá por sí solo.',
    ],
    after: 'Puede pagar de nuevo cuando quiera. Si tiene preguntas, llame a su consultorio.',
    text: `Su pago a ${practice} no se realizó; no se le cobró a su tarjeta.`,
  },
  'booked-unpaid': {
    subject: `Su cita en ${practice} está reservada, pero no pagada`,
    before: [
      `Su cita en ${practice} está reservada. El pago no se realizó y no se le cobró a su tarjeta.`,
      'Si su banco lo muestra como pendiente, desaparecerá por sí solo.',
    ],
    after: 'Llame a su consultorio para hablar del pago.',
    text: `Su cita en ${practice} está reservada, pero su pago no se realizó. Llame a su consultorio.`,
  },
  'canceled-unpaid': {
    subject: `Su cita en ${practice} está cancelada`,
    before: [
      `Su cita en ${practice} está cancelada. No se pudo cobrar el cargo por cancelación a su tarjeta.`,
      'Si su banco lo muestra como pendiente, desaparecerá por sí solo.',
    ],
    after: 'Su consultorio puede comunicarse con usted sobre el cargo. Si tiene preguntas, llame a su consultorio.',
    text: `Su cita en ${practice} está cancelada. No se pudo cobrar el cargo por cancelación a su tarjeta.`,
  },
});

const words: Readonly<Record<Language, InEachCase>> = { en: english, es: spanish };

/** What became of a payment that was looked into, as a mail and a text message say it. */
export const settledPayment = (language: Language, outcome: Outcome, practice: string): Words =>
  words[language](practice)[outcome];
