import type { Language } from '@portico/domain/kernel';
import type { Notice } from '@portico/domain/notices';
import type { NoticeWords } from './words.ts';

type Expiring = Extract<Notice, { readonly kind: 'card-expiring' }>;

const until = ({ month, year }: Expiring): string => `${String(month).padStart(2, '0')}/${year}`;

export const cardExpiringWords: Readonly<Record<Language, NoticeWords<Expiring>>> = {
  en: {
    mail: (notice) => ({
      subject: `Your card for the payment plan at ${notice.practice} expires soon`,
      before: [
        `The card ending in ${notice.last4} expires ${until(notice)}, and your payment plan at ${notice.practice} has payments after that. Please choose another card for the plan, so that no payment is declined.`,
      ],
      action: 'Choose another card',
      after: ['If your bank sent you a new card, add it and choose it for the plan.'],
    }),
    text: (notice) =>
      `${notice.practice}: the card ending in ${notice.last4} for your plan expires ${until(notice)}. Choose another: ${notice.link}`,
  },
  es: {
    mail: (notice) => ({
      subject: `La tarjeta de su plan de pagos en ${notice.practice} vence pronto`,
      before: [
        `La tarjeta terminada en ${notice.last4} vence ${until(notice)}, y su plan de pagos en ${notice.practice} tiene pagos después de esa fecha. Elija otra tarjeta para el plan, para que no se rechace ningún pago.`,
      ],
      action: 'Elegir otra tarjeta',
      after: ['Si su banco le envió una tarjeta nueva, agréguela y elíjala para el plan.'],
    }),
    text: (notice) =>
      `${notice.practice}: la tarjeta terminada en ${notice.last4} de su plan vence ${until(notice)}. Elija otra: ${notice.link}`,
  },
};
