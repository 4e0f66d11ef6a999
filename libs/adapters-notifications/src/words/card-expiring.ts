import type { Language } from '@portico/domain/kernel';
import type { Notification } from '@portico/domain/notifications';
import type { NotificationWords } from './words.ts';

type Expiring = Extract<Notification, { readonly kind: 'card-expiring' }>;

const until = ({ month, year }: Expiring): string => `${String(month).padStart(2, '0')}/${year}`;

export const cardExpiringWords: Readonly<Record<Language, NotificationWords<Expiring>>> = {
  en: {
    mail: (notification) => ({
      subject: `Your card for the payment plan at ${notification.practice} expires soon`,
      before: [
        `The card ending in ${notification.last4} expires ${until(notification)}, and your payment plan at ${notification.practice} has payments after that. Please choose another card for the plan, so that no payment is declined.`,
      ],
      action: 'Choose another card',
      after: ['If your bank sent you a new card, add it and choose it for the plan.'],
    }),
    text: (notification) =>
      `${notification.practice}: the card ending in ${notification.last4} for your plan expires ${until(notification)}. Choose another: ${notification.link}`,
  },
  es: {
    mail: (notification) => ({
      subject: `La tarjeta de su plan de pagos en ${notification.practice} vence pronto`,
      before: [
        `La tarjeta terminada en ${notification.last4} vence ${until(notification)}, y su plan de pagos en ${notification.practice} tiene pagos después de esa fecha. Elija otra tarjeta para el plan, para que no se rechace ningún pago.`,
      ],
      action: 'Elegir otra tarjeta',
      after: ['Si su banco le envió una tarjeta nueva, agréguela y elíjala para el plan.'],
    }),
    text: (notification) =>
      `${notification.practice}: la tarjeta terminada en ${notification.last4} de su plan vence ${until(notification)}. Elija otra: ${notification.link}`,
  },
};
