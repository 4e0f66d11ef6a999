import type { PaymentType } from '@portico/application/payments';
import { defineMessages } from 'react-intl';
import type { Message } from '../../../words/message-descriptor.ts';

export const payTypeWords: Readonly<Record<PaymentType, Message>> = defineMessages({
  copay: {
    id: 'makePayment.type.copay',
    defaultMessage: 'Copay only',
    description: 'Way to pay: the copay of the visit, and nothing of the balance',
  },
  full: { id: 'makePayment.type.full', defaultMessage: 'Full payment', description: 'Way to pay: all of it' },
  partial: { id: 'makePayment.type.partial', defaultMessage: 'Partial payment', description: 'Way to pay: a part' },
  plan: { id: 'makePayment.type.plan', defaultMessage: 'Payment plan', description: 'Way to pay: in several payments' },
});
