import type { Language } from '@portico/domain/kernel';
import type { Notification } from '@portico/domain/notifications';
import { dayText, moneyText } from './amounts.ts';
import type { NotificationWords } from './words.ts';

type CardAgreed = Extract<Notification, { readonly kind: 'card-agreed' }>;
type Agreed = Extract<Notification, { readonly kind: 'plan-agreed' }>;

const termsVersion = {
  en: (version: number) => `These terms are version ${version}.`,
  es: (version: number) => `Esta es la versión ${version} de los términos.`,
};

export const planAgreedWords: Readonly<Record<Language, NotificationWords<Agreed>>> = {
  en: {
    mail: ({ change, total, count, first, last4, terms, version, practice }) => ({
      subject: change === 'made' ? `Your payment plan at ${practice}` : `Your payment plan at ${practice} was changed`,
      before: [
        `This is what you agreed to: ${moneyText(total)} in ${count === 1 ? '1 payment' : `${count} payments`}, the first on ${dayText(first, 'en')}, from the card ending in ${last4}.`,
        terms,
        termsVersion.en(version),
      ],
      action: 'See my plan',
      after: ['Please keep this message. If you did not do this, please call your practice.'],
    }),
    text: ({ total, practice, link }) => `${practice}: your payment plan of ${moneyText(total)} is set. ${link}`,
  },
  es: {
    mail: ({ change, total, count, first, last4, terms, version, practice }) => ({
      subject: change === 'made' ? `Su plan de pagos en ${practice}` : `Su plan de pagos en ${practice} cambió`,
      before: [
        `Esto es lo que usted aceptó: ${moneyText(total)} en ${count === 1 ? '1 pago' : `${count} pagos`}, el primero el ${dayText(first, 'es')}, con la tarjeta terminada en ${last4}.`,
        terms,
        termsVersion.es(version),
      ],
      action: 'Ver mi plan',
      after: ['Guarde este mensaje. Si no lo hizo usted, llame a su consultorio.'],
    }),
    text: ({ total, practice, link }) => `${practice}: su plan de pagos de ${moneyText(total)} está listo. ${link}`,
  },
};

export const cardAgreedWords: Readonly<Record<Language, NotificationWords<CardAgreed>>> = {
  en: {
    mail: ({ last4, terms, version, practice }) => ({
      subject: `Your card on file at ${practice}`,
      before: [
        `The card ending in ${last4} was put on file. This is what you agreed to:`,
        terms,
        termsVersion.en(version),
      ],
      action: 'See my cards',
      after: ['Please keep this message. If you did not do this, please call your practice.'],
    }),
    text: ({ last4, practice, link }) => `${practice}: the card ending in ${last4} is on file. ${link}`,
  },
  es: {
    mail: ({ last4, terms, version, practice }) => ({
      subject: `Su tarjeta guardada en ${practice}`,
      before: [
        `Se guardó la tarjeta terminada en ${last4}. Esto es lo que usted aceptó:`,
        terms,
        termsVersion.es(version),
      ],
      action: 'Ver mis tarjetas',
      after: ['Guarde este mensaje. Si no lo hizo usted, llame a su consultorio.'],
    }),
    text: ({ last4, practice, link }) => `${practice}: la tarjeta terminada en ${last4} está guardada. ${link}`,
  },
};
