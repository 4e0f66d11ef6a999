import { defineMessages } from '@portico/application/texts';

export const statementLineWords = defineMessages({
  payment: {
    id: 'practice.statementLine.payment',
    defaultMessage: 'Card payment',
    description: 'Line of an account statement',
  },
  refund: {
    id: 'practice.statementLine.refund',
    defaultMessage: 'Card payment refunded',
    description: 'Line of an account statement',
  },
  copay: { id: 'practice.statementLine.copay', defaultMessage: 'Copay', description: 'Line of an account statement' },
  prepayment: {
    id: 'practice.statementLine.prepayment',
    defaultMessage: 'Prepayment for a visit',
    description: 'Line of an account statement',
  },
  cancellation: {
    id: 'practice.statementLine.cancellation',
    defaultMessage: 'Cancellation fee',
    description: 'Line of an account statement',
  },
  shop: { id: 'practice.statementLine.shop', defaultMessage: 'Shop', description: 'Line of an account statement' },
});

export const visitSummaryWords = defineMessages({
  name: { id: 'practice.visitSummary.name', defaultMessage: 'Visit summary', description: 'Name of the document' },
});
