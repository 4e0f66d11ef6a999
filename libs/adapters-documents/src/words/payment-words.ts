import type { Language } from '@portico/domain/kernel';
import type { DisputeOutcome, ReceiptDocument } from '@portico/domain/payments';

/** Every text of a printed receipt or statement in one language; what is missing does not compile. */
export interface PaymentWords {
  readonly receiptTitle: string;
  readonly statementTitle: string;
  readonly patient: string;
  readonly practice: string;
  readonly phone: string;
  readonly printedOn: string;
  readonly payment: string;
  readonly summary: string;
  readonly paidOn: string;
  readonly amount: string;
  readonly refunded: string;
  readonly kept: string;
  readonly dispute: string;
  readonly disputes: Readonly<Record<DisputeOutcome, (amount: string, date: string) => string>>;
  readonly purpose: string;
  readonly plan: string;
  readonly status: string;
  readonly card: string;
  readonly cardEnding: (brand: string, last4: string) => string;
  readonly reference: string;
  readonly purposes: Readonly<Record<ReceiptDocument['purpose'], string>>;
  readonly statuses: Readonly<Record<ReceiptDocument['status'], string>>;
  readonly statementDate: string;
  readonly total: string;
  readonly lines: string;
  readonly noLines: string;
  readonly date: string;
  readonly description: string;
  readonly questions: (practice: string, phone: string) => string;
}

const english: PaymentWords = {
  receiptTitle: 'Payment receipt',
  statementTitle: 'Account statement',
  patient: 'Patient',
  practice: 'Practice',
  phone: 'Phone',
  printedOn: 'Printed on',
  payment: 'Payment',
  summary: 'Summary',
  paidOn: 'Date of payment',
  amount: 'Amount',
  refunded: 'Refunded',
  kept: 'Paid after refund',
  dispute: 'Bank dispute',
  disputes: {
    open: (amount, date) => `The card’s bank was asked on ${date} to return ${amount}. It has not decided yet.`,
    won: (amount) => `The bank looked into ${amount} of this payment. The payment stands.`,
    lost: (amount) => `The bank returned ${amount} to the card. You may owe this amount again.`,
  },
  purpose: 'Payment for',
  plan: 'Payment plan',
  status: 'Status',
  card: 'Card',
  cardEnding: (brand, last4) => `${brand} ending in ${last4}`,
  reference: 'Reference',
  purposes: {
    balance: 'Account balance',
    'check-in': 'Visit (check-in)',
    'check-out': 'Visit (check-out)',
    prepayment: 'Prepayment of a visit',
    cancellation: 'Cancellation fee',
    installment: 'Payment plan',
    shop: 'Shop',
  },
  statuses: {
    paid: 'Paid',
    processing: 'Being checked',
    declined: 'Declined: nothing was charged',
    refunding: 'Refund on its way',
    refunded: 'Refunded',
    'part-refunded': 'Partly refunded',
    voided: 'Cancelled: nothing was charged',
  },
  statementDate: 'Statement date',
  total: 'Total due',
  lines: 'Details',
  noLines: 'This statement has no lines.',
  date: 'Date',
  description: 'Description',
  questions: (practice, phone) => `Questions? Please call ${practice}${phone === '' ? '' : ` at ${phone}`}.`,
};

const spanish: PaymentWords = {
  receiptTitle: 'Recibo de pago',
  statementTitle: 'Estado de cuenta',
  patient: 'Paciente',
  practice: 'Consultorio',
  phone: 'Teléfono',
  printedOn: 'Impreso el',
  payment: 'Pago',
  summary: 'Resumen',
  paidOn: 'Fecha del pago',
  amount: 'Importe',
  refunded: 'Reembolsado',
  kept: 'Pagado después del reembolso',
  dispute: 'Reclamo ante el banco',
  disputes: {
    open: (amount, date) =>
      `El ${date} se pidió al banco de la tarjeta que devolviera ${amount}. El banco todavía no decide.`,
    won: (amount) => `El banco revisó ${amount} de este pago. El pago sigue en pie.`,
    lost: (amount) => `El banco devolvió ${amount} a la tarjeta. Es posible que deba otra vez esta cantidad.`,
  },
  purpose: 'Concepto',
  plan: 'Plan de pagos',
  status: 'Estado',
  card: 'Tarjeta',
  cardEnding: (brand, last4) => `${brand} terminada en ${last4}`,
  reference: 'Referencia',
  purposes: {
    balance: 'Saldo de la cuenta',
    'check-in': 'Consulta (registro de llegada)',
    'check-out': 'Consulta (salida)',
    prepayment: 'Pago anticipado de una consulta',
    cancellation: 'Cargo por cancelación',
    installment: 'Plan de pagos',
    shop: 'Tienda',
  },
  statuses: {
    paid: 'Pagado',
    processing: 'En verificación',
    declined: 'Rechazado: no se cobró nada',
    refunding: 'Reembolso en camino',
    refunded: 'Reembolsado',
    'part-refunded': 'Reembolsado en parte',
    voided: 'Cancelado: no se cobró nada',
  },
  statementDate: 'Fecha del estado de cuenta',
  total: 'Total a pagar',
  lines: 'Detalle',
  noLines: 'Este estado de cuenta no tiene renglones.',
  date: 'Fecha',
  description: 'Descripción',
  questions: (practice, phone) => `¿Preguntas? Llame a ${practice}${phone === '' ? '' : ` al ${phone}`}.`,
};

export const paymentWordsOf: Readonly<Record<Language, PaymentWords>> = { en: english, es: spanish };
