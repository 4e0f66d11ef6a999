import type { Language } from '@portico/domain/kernel';
import type { Notice } from '@portico/domain/notices';
import { dayText, moneyText } from './amounts.ts';
import type { NoticeWords } from './words.ts';

type Agreed = Extract<Notice, { readonly kind: 'plan-agreed' }>;

export const planAgreedWords: Readonly<Record<Language, NoticeWords<Agreed>>> = {
  en: {
    mail: ({ change, total, count, first, last4, terms, practice }) => ({
      subject: change === 'made' ? `Your payment plan at ${practice}` : `Your payment plan at ${practice} was changed`,
      before: [
        `This is what you agreed to: ${moneyText(total)} in ${count === 1 ? '1 payment' : `${count} payments`}, the first on ${dayText(first, 'en')}, from the card ending in ${last4}.`,
        terms,
      ],
      action: 'See my plan',
      after: ['Please keep this message. If you did not do this, please call your practice.'],
    }),
    text: ({ total, practice, link }) => `${practice}: your payment plan of ${moneyText(total)} is set. ${link}`,
  },
  es: {
    mail: ({ change, total, count, first, last4, terms, practice }) => ({
      subject: change === 'made' ? `Su plan de pagos en ${practice}` : `Su plan de pagos en ${practice} cambió`,
      before: [
        `Esto es lo que usted aceptó: ${moneyText(total)} en ${count === 1 ? '1 pago' : `${count} pagos`}, el primero el ${dayText(first, 'es')}, con la tarjeta terminada en ${last4}.`,
        terms,
      ],
      action: 'Ver mi plan',
      after: ['Guarde este mensaje. Si no lo hizo usted, llame a su consultorio.'],
    }),
    text: ({ total, practice, link }) => `${practice}: su plan de pagos de ${moneyText(total)} está listo. ${link}`,
  },
};
